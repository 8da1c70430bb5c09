/** What an article is at: nobody reads it, readers see it from its date on, or it was taken away. */
export const ARTICLE_STATES = ['draft', 'published', 'hidden'] as const;
export type ArticleState = (typeof ARTICLE_STATES)[number];

export const LONGEST_TITLE = 120;
export const LONGEST_SUMMARY = 300;
export const LONGEST_PICTURE_TEXT = 200;
/** Of an article, as it is kept. */
export const MOST_CONTENT_BYTES = 102_400;
/** Of an article as it comes from an editor or another program, before it is cleaned. */
export const MOST_CONTENT_TYPED = 400_000;
export const LONGEST_SLUG = 100;

/** The least an article's picture must measure, in pixels. */
export const LEAST_BLOG_PICTURE = { width: 640, height: 400 } as const;

/** A page of cards (specification section 9). */
export const ARTICLES_PER_PAGE = 8;
export const RELATED_ARTICLES = 3;

/** Addresses below `/read/` that are no articles. */
export const RESERVED_SLUGS: readonly string[] = ['author', 'category', 'feed'];

/** A picture of ours in the size that is kept: uploaded for the blog, or one of the drawings. */
export const BLOG_PICTURE = /^\/media\/(?:blog|drawings)\/[a-z0-9-]{1,60}\/large\.webp$/;
