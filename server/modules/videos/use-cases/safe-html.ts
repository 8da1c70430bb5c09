import { cleanHtml } from '#server/modules/blog/index.ts';

const HAS_TAGS = /<\/?[a-z][^>]*>/i;

/** Links of providers lead away from Radura, which does not vouch for them. */
const OUTWARD = '<a rel="noopener nofollow ugc" target="_blank" href=';

/** HTML that shows words and nothing else: no script, no style, no picture from elsewhere. Text without tags becomes its paragraphs. */
export function safeHtml(typed: string): string {
  const text = typed.trim();
  if (text === '' || HAS_TAGS.test(text)) {
    const safe = cleanHtml(text).html.replaceAll('<a href=', OUTWARD);
    return safe === '' || HAS_TAGS.test(safe) ? safe : `<p>${safe}</p>`;
  }
  return text
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${escaped(paragraph.trim()).replaceAll('\n', '<br />')}</p>`)
    .join('');
}

const escaped = (text: string): string =>
  text.replace(
    /[&<>"]/g,
    (mark) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[mark] ?? mark,
  );
