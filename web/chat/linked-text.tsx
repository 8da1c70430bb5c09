import { piecesOf } from './links.ts';

/** A text as it was written, its addresses as links; everything else is text, whatever it says. */
export function LinkedText({ text }: { text: string }) {
  return piecesOf(text).map(({ text: words, href }, index) =>
    href === null ? (
      words
    ) : (
      <a key={index} href={href} target="_blank" rel="noopener nofollow ugc">
        {words}
      </a>
    ),
  );
}
