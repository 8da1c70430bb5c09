import sanitizeHtml from 'sanitize-html';

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'br', 'strong', 'b', 'em', 'i', 'u', 'ul', 'ol', 'li', 'h3', 'h4', 'blockquote', 'a'],
  allowedAttributes: { a: ['href', 'rel', 'target'] },
  allowedSchemes: ['https', 'http', 'mailto'],
  allowProtocolRelative: false,
  transformTags: { a: sanitizeHtml.simpleTransform('a', { rel: 'noopener nofollow ugc', target: '_blank' }) },
};

const HAS_TAGS = /<\/?[a-z][^>]*>/i;

/** HTML that shows words and nothing else: no script, no style, no picture from elsewhere. Text without tags becomes its paragraphs. */
export function safeHtml(typed: string): string {
  const text = typed.trim();
  if (text === '' || HAS_TAGS.test(text)) {
    const safe = sanitizeHtml(text, OPTIONS).trim();
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
