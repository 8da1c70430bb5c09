import { Html } from './html.ts';
import { DARK } from './palette.ts';

/** What elements cannot say themselves: dark mode and narrow screens. Made of constants only. */
export const LETTER_STYLE = new Html(`<style>
:root { color-scheme: light dark; supported-color-schemes: light dark; }
body { -webkit-text-size-adjust: 100%; }
@media (max-width: 480px) {
  .edge { padding: 12px 8px 32px !important; }
  .inside { padding-left: 24px !important; padding-right: 24px !important; }
  .title { font-size: 26px !important; }
}
${darkRules('@media (prefers-color-scheme: dark)', '')}
${darkRules('', '[data-ogsc] ')}
</style>`);

/** Outlook's own dark mode marks the mail instead of answering the media query. */
function darkRules(media: string, scope: string): string {
  const rules = [
    `${scope}.paper { background: ${DARK.paper} !important; }`,
    `${scope}.surface { background: ${DARK.surface} !important; }`,
    `${scope}.tint { background: ${DARK.tint} !important; }`,
    `${scope}.ink { color: ${DARK.ink} !important; }`,
    `${scope}.muted { color: ${DARK.muted} !important; }`,
    `${scope}.link { color: ${DARK.link} !important; }`,
    `${scope}.line { border-color: ${DARK.line} !important; }`,
    `${scope}.button { background: ${DARK.button} !important; color: ${DARK.onButton} !important; }`,
  ].join('\n');
  return media === '' ? rules : `${media} {\n${rules}\n}`;
}
