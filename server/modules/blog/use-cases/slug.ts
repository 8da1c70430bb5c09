import anyAscii from 'any-ascii';
import { LONGEST_SLUG, RESERVED_SLUGS } from '#contracts/blog.ts';

/** What a text is in an address: 'Più energia al lavoro' → 'piu-energia-al-lavoro'; '' for what leaves nothing or is reserved. */
export function slugOf(text: string): string {
  const slug = anyAscii(text)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST_SLUG)
    .replaceAll(/^-+|-+$/g, '');
  return RESERVED_SLUGS.includes(slug) ? '' : slug;
}

/** The same address with a number behind it, for one that is taken. */
export const numbered = (slug: string, number: number): string =>
  `${slug.slice(0, LONGEST_SLUG - 5).replace(/-+$/, '')}-${number}`;
