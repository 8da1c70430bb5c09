import * as v from 'valibot';
import {
  BLOG_PICTURE,
  LONGEST_PICTURE_TEXT,
  LONGEST_SLUG,
  LONGEST_SUMMARY,
  LONGEST_TITLE,
  MOST_CONTENT_TYPED,
} from '../blog.ts';
import { LOCALES } from '../languages.ts';
import { paragraphs, plainText, requiredText } from './plain-text.ts';

const orEmpty = (longest: number) =>
  v.pipe(
    plainText(longest),
    v.transform((text) => text ?? ''),
  );
const Id = v.pipe(v.number(), v.integer(), v.minValue(1));
const Picture = v.nullish(v.pipe(v.string(), v.regex(BLOG_PICTURE)), null);

/** A new article: in which language, and of which article it is the other language. */
export const NewArticle = v.object({
  language: v.picklist(LOCALES),
  translationOf: v.nullish(Id, null),
  authorId: v.nullish(Id, null),
});

/** What is being written, which may be half an article. */
export const ArticleDraft = v.object({
  title: orEmpty(LONGEST_TITLE),
  /** '' takes the title's. */
  slug: orEmpty(LONGEST_SLUG),
  description: orEmpty(LONGEST_SUMMARY),
  content: v.pipe(v.string(), v.maxLength(MOST_CONTENT_TYPED, 'tooLong')),
  picture: Picture,
  pictureAlt: orEmpty(LONGEST_PICTURE_TEXT),
  categoryId: v.nullish(Id, null),
});
export type ArticleDraft = v.InferOutput<typeof ArticleDraft>;

/** From when on readers see it; null: from now on, or as it was. */
export const Publication = v.object({ date: v.nullish(v.pipe(v.string(), v.isoTimestamp()), null) });

export const LONGEST_AUTHOR_NAME = 120;
export const LONGEST_BIOGRAPHY = 1000;

/** Under which name somebody writes. */
export const AuthorForm = v.object({
  displayName: requiredText(LONGEST_AUTHOR_NAME),
  jobTitleIt: orEmpty(LONGEST_AUTHOR_NAME),
  jobTitleEn: orEmpty(LONGEST_AUTHOR_NAME),
  biographyIt: paragraphs(LONGEST_BIOGRAPHY),
  biographyEn: paragraphs(LONGEST_BIOGRAPHY),
  picture: Picture,
});
export type AuthorForm = v.InferOutput<typeof AuthorForm>;

/** What a category is called and looks like. */
export const CategoryForm = v.object({
  nameIt: requiredText(60),
  nameEn: requiredText(60),
  color: v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/)),
});
export type CategoryForm = v.InferOutput<typeof CategoryForm>;
