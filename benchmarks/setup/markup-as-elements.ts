import type { ReactNode } from 'react';
import { createElement } from 'react';

const TOKEN =
  /<!--.*?-->|<!DOCTYPE[^>]*>|<\/(?<close>[\w-]+)>|<(?<open>[\w-]+)(?<attributes>(?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*\/?>|(?<text>[^<]+)/gsy;
const ATTRIBUTE = /([^\s=>/]+)(?:="([^"]*)")?/g;
const VOID = new Set([
  'meta',
  'link',
  'img',
  'input',
  'br',
  'hr',
  'path',
  'circle',
  'rect',
  'ellipse',
  'line',
  'stop',
  'use',
]);
const RAW = new Set(['script', 'style']);
/** What is on when it stands there at all. */
const SWITCHES = new Set(
  'async checked defer disabled hidden inert multiple open required selected'.split(' '),
);
const PROPERTY_OF: Record<string, string> = { class: 'className', for: 'htmlFor' };

interface Open {
  tag: string;
  properties: Record<string, unknown>;
  children: ReactNode[];
}

/**
 * A page that React has rendered, as the elements of the page alone: no components, hooks, contexts or routes. Comments,
 * which mark where React's own boundaries lie, are left out.
 */
export function markupAsElements(markup: string): ReactNode {
  const root: Open = { tag: '', properties: {}, children: [] };
  const open = [root];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < markup.length) {
    const from = TOKEN.lastIndex;
    const groups = TOKEN.exec(markup)?.groups;
    if (!groups) throw new Error(`not React's markup: ${markup.slice(from, from + 80)}`);
    const inner = open.at(-1) ?? root;
    if (groups['text'] !== undefined) inner.children.push(decoded(groups['text']));
    else if (groups['close'] !== undefined) close(open);
    else if (groups['open'] !== undefined) {
      const tag = groups['open'];
      open.push({ tag, properties: propertiesOf(groups['attributes'] ?? ''), children: [] });
      if (RAW.has(tag)) takeRaw(open, markup);
      else if (VOID.has(tag) && !markup.startsWith(`</${tag}>`, TOKEN.lastIndex)) close(open);
    }
  }
  return root.children[0];
}

function close(open: Open[]): void {
  const { tag, properties, children } = open.pop() ?? { tag: '', properties: {}, children: [] };
  open.at(-1)?.children.push(createElement(tag, properties, ...children));
}

/** Scripts and styles hold text as it is. */
function takeRaw(open: Open[], markup: string): void {
  const { tag = '', properties = {} } = open.at(-1) ?? {};
  const end = markup.indexOf(`</${tag}>`, TOKEN.lastIndex);
  const text = markup.slice(TOKEN.lastIndex, end);
  if (text !== '') properties['dangerouslySetInnerHTML'] = { __html: text };
  TOKEN.lastIndex = end;
}

function propertiesOf(attributes: string): Record<string, unknown> {
  return Object.fromEntries(
    [...attributes.matchAll(ATTRIBUTE)].map(([, name = '', value]) => {
      if (name === 'style') return [name, styleOf(decoded(value ?? ''))];
      return [PROPERTY_OF[name] ?? name, SWITCHES.has(name) || decoded(value ?? '')];
    }),
  );
}

function styleOf(text: string): Record<string, string> {
  const camel = (name: string) =>
    name.startsWith('--') ? name : name.replace(/-([a-z])/g, (_, mail: string) => mail.toUpperCase());
  return Object.fromEntries(
    text
      .split(';')
      .map((rule) => [camel(rule.slice(0, rule.indexOf(':'))), rule.slice(rule.indexOf(':') + 1)]),
  );
}

function decoded(text: string): string {
  return text.replace(
    /&(?:lt|gt|quot|#x27|amp);/g,
    (entity) => ({ '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'", '&amp;': '&' })[entity] ?? entity,
  );
}
