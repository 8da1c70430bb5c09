/** A piece of a text: words, or a link. */
export type TextPiece = { text: string; href: string | null };

/** An address, e-mail or phone in the midst of words; what closes a sentence is no part of it. */
const LINK =
  /\bhttps?:\/\/[^\s<>"']+[^\s<>"'.,;:!?)\]}»”’]|(?<![\w.+-])[\w.+-]{1,64}@[\w-]+(?:\.[\w-]+)+|(?<![\w+])\+\d[\d ]{7,16}\d/gi;

/** Cuts a text where it names an address, an e-mail or an international phone: nothing else becomes a link. */
export function piecesOf(text: string): TextPiece[] {
  const pieces: TextPiece[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(LINK)) {
    const href = hrefOf(found);
    if (href === null) continue;
    if (index > end) pieces.push({ text: text.slice(end, index), href: null });
    pieces.push({ text: found, href });
    end = index + found.length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end), href: null });
  return pieces;
}

function hrefOf(found: string): string | null {
  if (found.startsWith('+')) return `tel:${found.replaceAll(' ', '')}`;
  if (!/^https?:/i.test(found)) return `mailto:${found}`;
  const url = URL.parse(found);
  // What looks like one place and leads to another, or names somebody before the @
  if (url === null || url.username !== '' || url.hostname.startsWith('xn--') || /\.xn--/.test(url.hostname))
    return null;
  return url.href;
}
