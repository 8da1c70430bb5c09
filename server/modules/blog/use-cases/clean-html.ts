import type { IOptions } from 'sanitize-html';
import sanitizeHtml from 'sanitize-html';

/** What an article is made of. */
const ELEMENTS = 'h2 h3 p br strong em a ul ol li blockquote hr figure figcaption img'.split(' ');
/** Other names for the same; whatever else there is loses its tag and keeps its words. */
const SAME: Record<string, string> = { b: 'strong', i: 'em', h1: 'h2', h4: 'h3', h5: 'h3', h6: 'h3' };
/** Their words are none. */
const WITHOUT_WORDS =
  'script style textarea option noscript iframe object svg math template title xmp noembed noframes plaintext select audio video canvas'.split(
    ' ',
  );
/** Wrappers that say nothing: nobody misses them. */
const UNNOTICED = new Set([
  'html',
  'head',
  'body',
  'div',
  'span',
  'section',
  'article',
  'meta',
  'o:p',
  'font',
]);

const OWN_PICTURE = /^\/media\/(?:blog|drawings)\/[a-z0-9-]{1,60}\/(?:small|medium|large|xLarge)\.webp$/;
const OWN_PATH = /^\/(?![/\\])[^\s\\]*$/;
const OUTSIDE = /^(?:https:\/\/|mailto:|tel:)[^\s]+$/i;
const NESTING = 20;
/** The parser's time grows with the square of it; no program writes as deep. */
const DEEPEST = 1000;
const TAG = /<(\/?)([a-z][a-z0-9:-]*)[^<>]*>/gi;
const VOID = new Set(['br', 'hr', 'img', 'p', 'li', 'meta', 'link', 'input', 'td', 'tr']);

const isOwnPicture = (address: string | undefined): boolean => OWN_PICTURE.test(address ?? '');

const OPTIONS: IOptions = {
  allowedTags: ELEMENTS,
  nonTextTags: WITHOUT_WORDS,
  allowedAttributes: { a: ['href'], img: ['src', 'alt'] },
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  allowedClasses: {},
  parseStyleAttributes: false,
  nestingLimit: NESTING,
  disallowedTagsMode: 'discard',
  transformTags: Object.fromEntries(
    Object.entries(SAME).map(([from, to]) => [from, sanitizeHtml.simpleTransform(to, {}, false)]),
  ),
  exclusiveFilter: ({ tag, attribs, text, mediaChildren }) => {
    if (tag === 'img') return !isOwnPicture(attribs['src']);
    return tag === 'a' && text.trim() === '' && mediaChildren.length === 0;
  },
};

export interface Cleaned {
  html: string;
  /** What was left out, by the names of its elements; for who writes. */
  dropped: string[];
}

/**
 * An article without anything that could act, look or lead elsewhere than it says: a closed list of elements, links to https, mail and
 * telephone, own pictures. What is clean stays as it is.
 */
export function cleanHtml(html: string): Cleaned {
  const dropped = new Set<string>();
  const isDeep = depthOf(html) > DEEPEST;
  if (isDeep) dropped.add('nesting');
  const once = sanitizeHtml(isDeep ? html.replaceAll(TAG, ' ') : html, {
    ...OPTIONS,
    onOpenTag(name, attribs) {
      if (name === 'img' ? !isOwnPicture(attribs['src']) : isDropped(name)) dropped.add(name);
    },
    transformTags: {
      ...OPTIONS.transformTags,
      // A link that leads nowhere we let it is none
      a: (tagName, { href = '' }) => {
        const isGood = OWN_PATH.test(href.trim()) || OUTSIDE.test(href.trim());
        if (!isGood) dropped.add('a');
        const attribs: Record<string, string> = isGood ? { href: href.trim() } : {};
        return { tagName: isGood ? tagName : 'span', attribs };
      },
    },
  });
  return { html: once.trim(), dropped: [...dropped].sort() };
}

/** How deep elements lie in each other at most, counted in one pass. */
function depthOf(html: string): number {
  let [depth, deepest] = [0, 0];
  for (const [, slash, name = ''] of html.matchAll(TAG)) {
    if (VOID.has(name.toLowerCase())) continue;
    depth = Math.max(0, depth + (slash === '/' ? -1 : 1));
    deepest = Math.max(deepest, depth);
  }
  return deepest;
}

const isDropped = (name: string): boolean =>
  !ELEMENTS.includes(name) && SAME[name] === undefined && !UNNOTICED.has(name);

/** The words of an article, without its elements. */
export const wordsOf = (html: string): string =>
  sanitizeHtml(html.replaceAll(/<\/(?:p|h2|h3|li|figcaption|blockquote)>/g, ' '), {
    allowedTags: [],
    allowedAttributes: {},
  })
    .replaceAll(/\s+/g, ' ')
    .trim();

const WORDS_A_MINUTE = 200;

/** How long it takes to read, at least a minute. */
export const readingMinutes = (html: string): number =>
  Math.max(1, Math.round(wordsOf(html).split(' ').length / WORDS_A_MINUTE));

/** Whether there is anything to read or see. */
export const isBlank = (html: string): boolean => wordsOf(html) === '' && !html.includes('<img');
