import { randomUUID } from 'node:crypto';
import { anImage } from '#server/modules/avatars/builders.ts';
import { addArticle, addAuthor } from '#server/modules/blog/index.ts';
import { Browser } from '../browser.ts';
import type { Member, Town } from '../town.ts';
import type { AccessTarget, Args } from './target.ts';
import { once, UNKNOWN_ID } from './target.ts';

const PICTURE = '/media/drawings/tea-1/large.webp';
let made = 0;

const form = (displayName: string) => ({
  displayName,
  jobTitleIt: 'Insegnante',
  jobTitleEn: 'Teacher',
  biographyIt: '',
  biographyEn: '',
  picture: null,
});

/** Under which name somebody writes; made once for each person. */
async function authorOf({ app }: Pick<Town, 'app'>, personId: number): Promise<number> {
  const { rows } = await app.pool.query<{ id: string }>('select id from blog_authors where person_id = $1', [
    personId,
  ]);
  if (rows[0]) return Number(rows[0].id);
  return app.work().transaction((tx) => addAuthor(tx, form(`Penna ${(made += 1)}`), personId));
}

/** A name that nobody logs in to write under. */
const someAuthor = ({ app }: Pick<Town, 'app'>): Promise<number> =>
  app.work().transaction((tx) => addAuthor(tx, form(`Firma ${(made += 1)}`), null));

type Made = { id: number; slug: string; authorId: number };

async function articleOf({ app }: Pick<Town, 'app'>, authorId: number, state = 'published'): Promise<Made> {
  const { id, slug } = await app.work().transaction((tx) =>
    addArticle(tx, null, {
      language: 'it',
      title: `Respirare bene ${(made += 1)}`,
      description: 'Tre esercizi.',
      content: '<p>Inspira.</p>',
      picture: PICTURE,
      pictureAlt: 'Un prato',
      category: 'mindset',
      authorId,
      publishedAt: app.clock.now(),
    }),
  );
  await app.pool.query('update articles set state = $2 where id = $1', [id, state]);
  return { id, slug, authorId };
}

const mineIn = async (town: Town, { personId }: Member, state?: string): Promise<Made> =>
  articleOf(town, await authorOf(town, personId), state);
const othersIn = async (town: Town, state?: string): Promise<Made> =>
  articleOf(town, await someAuthor(town), state);

/** After `addArticle` saved and published it. */
const VERSION = 3;
const DRAFT = {
  title: 'Dormire bene',
  slug: '',
  description: 'Come.',
  content: '<p>Buio.</p>',
  picture: PICTURE,
  pictureAlt: 'Una stanza',
};
const argsFor = ({ id }: Pick<Made, 'id'>): Args => ({
  id,
  version: VERSION,
  input: { ...DRAFT, title: `Dormire bene ${(made += 1)}` },
});

const CATEGORY = { isNobodys: 'a category is the magazine’s, which everybody reads' };
const AUTHOR = {
  isNobodys: 'names to write under are the magazine’s; which may be changed is tried by `id`',
};

/** An article: an author's own, all for an administrator. */
const article = (state: string): AccessTarget => ({
  called: `an article (${state}); another’s: of another author`,
  mine: async (town, me) => argsFor(await mineIn(town, me, state)),
  others: async (town) => [argsFor(await othersIn(town, state))],
  unknown: { id: UNKNOWN_ID },
  ids: {
    id: async (town, { actor }) => (actor.role === 'admin' ? [] : [{ id: (await othersIn(town, state)).id }]),
    authorId: AUTHOR,
    'input.categoryId': CATEGORY,
  },
});
export const ARTICLE = article('published');
export const DRAFT_ARTICLE = article('draft');

export const ARTICLE_TO_SIGN: AccessTarget = {
  called: 'an article, under another name',
  mine: async (town, me) => ({ ...argsFor(await mineIn(town, me)), authorId: await someAuthor(town) }),
  unknown: { id: UNKNOWN_ID },
  ids: { id: { isNobodys: 'who may, may with all articles' }, authorId: AUTHOR },
};

export const NEW_ARTICLE: AccessTarget = {
  called: 'a new article, or the other language of one; another’s: of another author’s',
  async mine(town, me) {
    const { id } = await mineIn(town, me);
    return { input: { language: 'en', translationOf: id } };
  },
  others: async (town) => [{ input: { language: 'en', translationOf: (await othersIn(town)).id } }],
  unknown: { input: { language: 'en', translationOf: UNKNOWN_ID } },
  ids: {
    'input.translationOf': async (town, { actor }) =>
      actor.role === 'admin' ? [] : [{ 'input.translationOf': (await othersIn(town)).id }],
    'input.authorId': AUTHOR,
  },
};

export const OWN_ARTICLES: AccessTarget = { called: 'the own articles', mine: () => ({}) };

/** An author: oneself, all for an administrator. */
export const AUTHOR_TO_EDIT: AccessTarget = {
  called: 'the name one writes under; another’s: of another author',
  async mine(town, me) {
    const id = await authorOf(town, me.personId);
    const { rows } = await town.app.pool.query<{ version: number }>(
      'select version from blog_authors where id = $1',
      [id],
    );
    return { id, version: rows[0]?.version ?? 1, input: form('Nina Serra') };
  },
  others: async (town) => [{ id: await someAuthor(town), version: 1, input: form('Nina Serra') }],
  unknown: { id: UNKNOWN_ID },
  ids: { id: async (town, { actor }) => (actor.role === 'admin' ? [] : [{ id: await someAuthor(town) }]) },
};
export const AUTHOR_TO_MANAGE: AccessTarget = {
  called: 'a name to write under',
  mine: async (town) => ({ id: await someAuthor(town), input: form(`Nuova ${(made += 1)}`) }),
  ids: { id: { isNobodys: 'who may, may with all of them' } },
};
export const CATEGORY_TO_EDIT: AccessTarget = {
  called: 'a category of the blog',
  mine: () => ({ id: 1, input: { nameIt: 'Salute', nameEn: 'Health', color: '#1f5c49' } }),
  ids: { id: CATEGORY },
};

const anyPicture = once(() => anImage('png', { width: 800, height: 500 }));

/** A picture that was sent, by somebody who works for Radura. */
async function sentPicture(town: Town, { personId, actor }: Member): Promise<Args> {
  const isOfTeam = actor.area === 'admin';
  if (!isOfTeam) return { uploadId: UNKNOWN_ID, fileType: 'png' };
  const browser = new Browser(town.address, 'admin');
  await browser.adoptSession(town.app, personId, 'admin');
  const { uploadId, presignedUrl } = await browser.ask<{ uploadId: number; presignedUrl: string }>(
    'mutation { requestBlogPictureUpload(fileType: "png") { uploadId presignedUrl } }',
    {},
  );
  const body = new Uint8Array(await anyPicture(town));
  const path = presignedUrl.replace(town.app.deps.origin, '');
  const headers = { 'content-type': 'image/png' };
  const { status } = await browser.call({ method: 'PUT', path, headers, body });
  if (status !== 200) throw new Error(`The upload was answered with ${status}`);
  return { uploadId, fileType: 'png' };
}

export const PICTURE_TO_SEND: AccessTarget = {
  called: 'a picture of the blog',
  mine: sentPicture,
  ids: {
    uploadId: async ({ app, vera }) => {
      const { rows } = await app.pool.query<{ id: string }>(
        `insert into uploads (person_id, purpose, object_key, file_type, created_at, expires_at)
         values ($1, 'blogPicture', $2, 'png', $3, $3::timestamptz + interval '15 minutes') returning id`,
        [vera.personId, `uploads/${randomUUID()}`, app.clock.now()],
      );
      return [{ uploadId: Number(rows[0]?.id) }];
    },
  },
};

/** A picture that is not there. */
export const BLOG_PICTURE: AccessTarget = {
  called: 'a picture of the magazine',
  mine: () => ({ id: UNKNOWN_ID, file: 'small.webp' }),
  ids: { id: { isNobodys: 'pictures of the magazine are for everybody' } },
};

/** What everybody reads. */
export const MAGAZINE: AccessTarget = {
  called: 'the magazine',
  mine: async (town) => ({ slug: (await othersIn(town)).slug }),
};
export const READ_ARTICLE: AccessTarget = {
  called: 'an article; another’s: one that nobody reads yet',
  mine: async (town) => ({ slug: (await othersIn(town)).slug }),
  others: async (town) => [{ slug: (await othersIn(town, 'draft')).slug }],
  unknown: { slug: 'there-is-none' },
};
export const READ_AUTHOR: AccessTarget = {
  called: 'an author; another’s: one without articles',
  async mine(town) {
    const { authorId } = await othersIn(town);
    return { slug: await slugOf(town, authorId) };
  },
  others: async (town) => [{ slug: await slugOf(town, await someAuthor(town)) }],
  unknown: { slug: 'there-is-none' },
};
export const READ_CATEGORY: AccessTarget = { called: 'a category', mine: () => ({ slug: 'mindset' }) };

async function slugOf({ app }: Town, authorId: number): Promise<string> {
  const { rows } = await app.pool.query<{ slug: string }>('select slug from blog_authors where id = $1', [
    authorId,
  ]);
  return rows[0]?.slug ?? '';
}

/** Screens of the team: the same things as their addresses and forms name them. */
const keyed = (fields: Record<string, unknown>) => ({ ...fields, attemptKey: randomUUID() });
const asScreen = (
  target: AccessTarget,
  formOf: (args: Args) => Record<string, unknown> = () => ({}),
): AccessTarget => {
  const as = (args: Args): Args => ({ id: args['id'], form: keyed(formOf(args)) });
  return {
    called: `${target.called}, on its screen`,
    mine: async (town, me) => as((await target.mine?.(town, me)) ?? {}),
    ...(target.others && {
      others: async (town: Town, me: Member) => ((await target.others?.(town, me)) ?? []).map(as),
    }),
    unknown: target.unknown && { id: UNKNOWN_ID },
    ids: { id: target.ids?.['id'] ?? AUTHOR },
  };
};
export const ARTICLE_SCREEN = asScreen(ARTICLE);
export const ARTICLE_TO_HIDE = asScreen(ARTICLE, () => ({ act: 'hide' }));
export const AUTHOR_SCREEN = asScreen(AUTHOR_TO_EDIT, ({ version }) => ({
  ...form('Nina Serra'),
  picture: '',
  version,
}));
export const NEW_ARTICLE_SCREEN: AccessTarget = {
  called: 'the articles, and a new one',
  mine: () => ({ form: keyed({ language: 'it' }) }),
};
export const AUTHORS_SCREEN: AccessTarget = {
  called: 'the authors, one to archive',
  mine: async (town) => ({ form: keyed({ act: 'archive', id: await someAuthor(town) }) }),
};
export const NEW_AUTHOR_SCREEN: AccessTarget = {
  called: 'a new author',
  mine: () => ({ form: keyed({ ...form(`Nuova ${(made += 1)}`), picture: '' }) }),
};
export const CATEGORIES_SCREEN: AccessTarget = {
  called: 'the categories of the blog',
  mine: () => ({ form: keyed({ id: 1, nameIt: 'Salute', nameEn: 'Health', color: '#1f5c49' }) }),
};
