/**
 * What a widget and the page around it tell each other by `postMessage` (docs/decisions/0058); `server/modules/widget/http/resize-frames.js`
 * says the same words in the sites of providers.
 */
export const WIDGET_MESSAGES = {
  /** From the widget to whatever is around it: it listens now. Says nothing else. */
  ready: 'radura:ready',
  /** To the widget, from the page that shows it: tell me your height. */
  hello: 'radura:hello',
  /** From the widget, with `height` in pixels. */
  height: 'radura:height',
  /** From the widget, with `top` in pixels from its own upper end: what was asked for begins there now. */
  show: 'radura:show',
  /** To the widget, from our own settings screen, with a `look`: show yourself like this. */
  look: 'radura:look',
} as const;

/** What a message is, where it is one of these; whoever sends what is known by its origin alone. */
export function widgetMessage(data: unknown): { type: string; look?: unknown } | null {
  if (typeof data !== 'object' || data === null || !('type' in data)) return null;
  return typeof data.type === 'string'
    ? { type: data.type, look: 'look' in data ? data.look : undefined }
    : null;
}
