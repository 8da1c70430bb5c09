import * as v from 'valibot';
import { MOST_CONTENT_BYTES } from '#contracts/blog.ts';
import { ArticleDraft, NewArticle, Publication } from '#contracts/validation/article.ts';
import type { AdminViewer } from '#server/modules/authority/index.ts';
import { adminCommand } from '#server/modules/authority/index.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { RequestContext } from '#server/kernel/request-context.ts';
import type { Work } from '#server/kernel/work.ts';
import { cleanHtml, isBlank } from './clean-html.ts';
import { numbered, slugOf } from './slug.ts';
import { readAuthors } from '../store/authors.ts';
import { readCategories } from '../store/categories.ts';
import type { OwnArticle } from '../store/drafts.ts';
import {
  deleteArticle as removeArticle,
  hideArticle as hide,
  insertArticle,
  isSlugTaken,
  languagesOf,
  publishDraft,
  saveDraft,
  setArticleAuthor,
} from '../store/drafts.ts';
import { authorOfPerson } from './author-commands.ts';
import { ownArticle } from './own-articles.ts';
import { expectPicture } from './pictures.ts';

type Asking = Pick<RequestContext, 'work' | 'actor' | 'idempotencyKey'>;

const action = 'writeArticles';
const onArticle = (subjectId: number, more: object = {}) => ({ subject: 'article', subjectId, ...more });
/** Whoever gives an article an address waits here, so that no two get the same. */
const SLUGS = 'blog slugs';
const MOST_NAMESAKES = 200;
const LATEST_MS = 2 * 366 * 86_400_000;

/**
 * Begins an article under one's own name, or as the other language of one's article, with its picture and category.
 * @throws Refusal as `adminCommand`; notFound; alreadyAssigned when it has the language already
 */
export async function createArticle(asking: Asking, input: unknown): Promise<{ id: number }> {
  return adminCommand(asking, {
    operation: 'createArticle',
    action,
    schema: NewArticle,
    input,
    async run(tx, { language, translationOf, authorId }, viewer) {
      const of = translationOf === null ? null : await ownArticle(tx, viewer, translationOf);
      const id = await insertArticle(tx, {
        language,
        storyId: of?.storyId ?? null,
        authorId: of?.authorId ?? (await authorFor(tx, viewer, authorId)),
        picture: of?.picture ?? null,
        pictureAlt: '',
        categoryId: of?.categoryId ?? null,
      });
      if (id === null) throw new Refusal('alreadyAssigned', { affected: ['language'] });
      return { answer: { id }, changes: [onArticle(id, { after: { language } })] };
    },
  });
}

/** Under whose name an administrator begins an article; authors begin their own. @throws Refusal notFound */
async function authorFor(tx: Work, viewer: AdminViewer, authorId: number | null): Promise<number> {
  if (authorId === null || viewer.extent === 'own') return authorOfPerson(tx, viewer.personId);
  const [author] = await readAuthors(tx, [authorId]);
  if (!author || author.isArchived) throw new Refusal('notFound', { affected: ['authorId'] });
  return author.id;
}

export interface DraftSaved {
  version: number;
  slug: string;
  /** What was left out of the text. */
  dropped: string[];
}

/**
 * Keeps what is being written, cleaned; readers see it once it is published. Its words stand in no history.
 * @param of.version the one that the editor last heard of
 * @throws Refusal as `adminCommand`; notFound; changedMeanwhile; duplicateName for an address that is taken; invalidInput
 */
export async function saveArticle(
  asking: Asking,
  { id, version }: { id: number; version: number },
  input: unknown,
): Promise<DraftSaved> {
  return adminCommand(asking, {
    operation: 'saveArticle',
    action,
    of: { id, version },
    schema: ArticleDraft,
    input,
    async run(tx, { slug: typedSlug, ...draft }, viewer) {
      await tx.lock([SLUGS]);
      const article = await ownArticle(tx, viewer, id, { forChange: true });
      if (article.version !== version) throw new Refusal('changedMeanwhile');
      const { html: content, dropped } = cleanHtml(draft.content);
      if (Buffer.byteLength(content) > MOST_CONTENT_BYTES)
        throw new Refusal('invalidInput', { affected: ['content'] });
      await expectCategory(tx, draft.categoryId);
      await expectPicture(tx, draft.picture);
      const slug = await slugFor(tx, article, { typed: typedSlug, title: draft.title });
      const saved = await saveDraft(tx, id, { ...draft, content, slug });
      return { answer: { version: saved, slug, dropped }, changes: [] };
    },
  });
}

async function expectCategory(tx: Work, categoryId: number | null): Promise<void> {
  if (categoryId !== null && (await readCategories(tx, { ids: [categoryId] })).length === 0)
    throw new Refusal('invalidInput', { affected: ['categoryId'] });
}

/** The address that is typed; else the one it has among readers; else one from the title. @throws Refusal duplicateName, invalidInput */
async function slugFor(
  tx: Work,
  { id, state, publicSlug }: OwnArticle,
  { typed, title }: { typed: string; title: string },
): Promise<string> {
  if (typed !== '') {
    const slug = slugOf(typed);
    if (slug === '') throw new Refusal('invalidInput', { affected: ['slug'] });
    if (await isSlugTaken(tx, slug, id)) throw new Refusal('duplicateName', { affected: ['slug'] });
    return slug;
  }
  if (state !== 'draft') return publicSlug;
  const wanted = slugOf(title);
  if (wanted === '') return publicSlug;
  for (let number = 1; number <= MOST_NAMESAKES; number += 1) {
    const slug = number === 1 ? wanted : numbered(wanted, number);
    if (!(await isSlugTaken(tx, slug, id))) return slug;
  }
  throw new Refusal('duplicateName', { affected: ['slug'] });
}

/**
 * Shows readers what is being edited, from now on or from a date on.
 * @throws Refusal as `adminCommand`; notFound; changedMeanwhile; invalidInput naming what is missing
 */
export async function publishArticle(
  asking: Asking,
  { id, version }: { id: number; version: number },
  input: unknown,
): Promise<{ id: number }> {
  return adminCommand(asking, {
    operation: 'publishArticle',
    action,
    of: { id, version },
    schema: Publication,
    input,
    async run(tx, { date }, viewer) {
      await tx.lock([SLUGS]);
      const article = await ownArticle(tx, viewer, id, { forChange: true });
      if (article.version !== version) throw new Refusal('changedMeanwhile');
      const missing = missingIn(article);
      if (missing.length > 0) throw new Refusal('invalidInput', { affected: missing });
      const publishedAt = dateFor(tx, article, date);
      await publishDraft(tx, article, publishedAt);
      const after = { slug: article.slug, publishedAt };
      return { answer: { id }, changes: [onArticle(id, { before: { state: article.state }, after })] };
    },
  });
}

function missingIn(article: OwnArticle): string[] {
  const needed = { ...article, content: isBlank(article.content) ? '' : article.content };
  return (['title', 'description', 'content', 'picture', 'pictureAlt', 'categoryId'] as const).filter(
    (name) => needed[name] === null || needed[name] === '',
  );
}

/** What was said; else the date it was first out; else now. @throws Refusal invalidInput */
function dateFor(tx: Work, { publishedAt }: OwnArticle, said: string | null): Date {
  if (said === null) return publishedAt ?? tx.now();
  const date = new Date(said);
  const isUsable = date.getFullYear() >= 2000 && date.getTime() <= tx.now().getTime() + LATEST_MS;
  if (!isUsable) throw new Refusal('invalidInput', { affected: ['date'] });
  return date;
}

/** Takes an article away from readers; what is being edited stays. @throws Refusal as `adminCommand`; notFound; cannotUpdate for a draft */
export async function hideArticle(asking: Asking, id: number): Promise<{ id: number }> {
  return adminCommand(asking, {
    ...onOne('hideArticle', id),
    async run(tx, _input, viewer) {
      const { state } = await ownArticle(tx, viewer, id, { forChange: true });
      if (state === 'draft') throw new Refusal('cannotUpdate');
      if (state === 'hidden') return { answer: { id }, changes: [] };
      await hide(tx, id);
      return { answer: { id }, changes: [onArticle(id, { before: { state }, after: { state: 'hidden' } })] };
    },
  });
}

/** Deletes what was never out. @throws Refusal as `adminCommand`; notFound; cannotUpdate for what readers have seen */
export async function deleteArticle(asking: Asking, id: number): Promise<{ id: number }> {
  return adminCommand(asking, {
    ...onOne('deleteArticle', id),
    async run(tx, _input, viewer) {
      const { state, title } = await ownArticle(tx, viewer, id, { forChange: true });
      if (state !== 'draft') throw new Refusal('cannotUpdate');
      await removeArticle(tx, id);
      return { answer: { id }, changes: [onArticle(id, { before: { title } })] };
    },
  });
}

/** Puts an article, in all its languages, under another name. @throws Refusal as `adminCommand`; notFound */
export async function setAuthorOfArticle(
  asking: Asking,
  { id, authorId }: { id: number; authorId: number },
): Promise<{ id: number }> {
  return adminCommand(asking, {
    operation: 'setArticleAuthor',
    action: 'manageAuthors',
    of: { id, authorId },
    schema: v.object({}),
    input: {},
    async run(tx, _input, viewer) {
      const { storyId, authorId: before } = await ownArticle(tx, viewer, id, { forChange: true });
      const author = await authorFor(tx, viewer, authorId);
      for (const one of await languagesOf(tx, storyId)) await setArticleAuthor(tx, one.id, author);
      const change = onArticle(id, { before: { authorId: before }, after: { authorId: author } });
      return { answer: { id }, changes: [change] };
    },
  });
}

const onOne = <Name extends string>(operation: Name, id: number) =>
  ({
    operation,
    action,
    of: { id },
    schema: v.object({}),
    input: {},
  }) as const;
