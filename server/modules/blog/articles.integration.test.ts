import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { anActor, aPerson } from '#server/modules/identity/builders.ts';
import { runAudit } from '#server/run-audit.ts';
import type { SignedInPerson } from '#server/kernel/request-context.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { openTestApp } from '#server/testing/test-app.ts';
import { feedIn } from './http/feed.ts';
import { findAddress } from './store/articles.ts';
import {
  createArticle,
  deleteArticle,
  hideArticle,
  publishArticle,
  saveArticle,
} from './use-cases/article-commands.ts';
import { getOwnArticle, getOwnArticles } from './use-cases/own-articles.ts';
import { getArticles, getAuthors, getBlogCategories } from './use-cases/public-blog.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

let made = 0;
let author: SignedInPerson;
beforeEach(async () => {
  author = await somebody('author');
});

/** Somebody who works for Radura, signed in at `/admin`. */
async function somebody(role: 'author' | 'admin'): Promise<SignedInPerson> {
  const personId = await aPerson(app.work());
  await app.pool.query(`insert into log_ins (person_id, role, created_at) values ($1, $2, now())`, [
    personId,
    role,
  ]);
  await app.pool.query(
    `insert into profiles (person_id, firstname, lastname, updated_at) values ($1, 'Ada', $2, now())`,
    [personId, `Riva ${(made += 1)}`],
  );
  return anActor({ personId, role, area: 'admin', steppedUpAt: app.clock.now() });
}

const asking = (actor: SignedInPerson) => ({
  work: app.work(),
  actor,
  idempotencyKey: `a key of its own ${(made += 1)}`,
});

const draftOf = (title: string, more: object = {}) => ({
  title,
  slug: '',
  description: 'In una frase.',
  content: '<p>Un testo.</p>',
  picture: '/media/drawings/tea-1/large.webp',
  pictureAlt: 'Un lago',
  categoryId: 3,
  ...more,
});

async function written(title: string, more: object = {}, by = author) {
  const { id } = await createArticle(asking(by), { language: 'it' });
  const { version, slug } = await saveArticle(asking(by), { id, version: 1 }, draftOf(title, more));
  return { id, version, slug };
}
async function published(title: string, date: string | null = null, by = author) {
  const article = await written(title, {}, by);
  await publishArticle(asking(by), article, { date });
  return article;
}
const titles = async (wanted: object = {}) =>
  (await getArticles(app.work(), { limit: 50, ...wanted })).map(({ title }) => title);

it('lists what is out, the newest first, one at a time or by portion', async () => {
  await published('Vecchio', '2026-09-01T08:00:00.000Z');
  await published('Nuovo', '2026-10-20T08:00:00.000Z');
  const { slug } = await published('Di mezzo', '2026-10-01T08:00:00.000Z');
  const all = await titles();
  expect(all.filter((title) => ['Vecchio', 'Nuovo', 'Di mezzo'].includes(title))).toEqual([
    'Nuovo',
    'Di mezzo',
    'Vecchio',
  ]);
  expect(await titles({ slug })).toEqual(['Di mezzo']);
  expect(await titles({ start: all.length })).toEqual([]);
  expect((await titles({ limit: 10_000 })).length).toBeLessThanOrEqual(50);
  expect((await getBlogCategories(app.work(), {})).map((one) => one.slug)).toEqual([
    'health',
    'lifestyle-and-travel',
    'mindset',
    'moves',
    'wellbeing',
    'wellness-at-work',
  ]);
  expect((await getAuthors(app.work(), {})).length).toBeGreaterThan(0);
});

it('shows a scheduled article by the clock alone', async () => {
  const before = app.clock.now();
  const { slug } = await published('Domani', new Date(before.getTime() + 3_600_000).toISOString());
  expect(await titles({ slug })).toEqual([]);
  expect(await findAddress(app.work(), slug)).toBeNull();
  app.clock.set(new Date(before.getTime() + 3_600_001));
  expect(await titles({ slug })).toEqual(['Domani']);
  app.clock.set(before);
});

it('changes what readers see by publishing alone, and leads a former address on', async () => {
  const first = await published('Prima versione');
  const { version } = await getOwnArticle(app.work(), author, first.id);
  const saved = await saveArticle(
    asking(author),
    { id: first.id, version },
    draftOf('Seconda versione', { slug: 'un-altro-indirizzo' }),
  );
  expect(await titles({ slug: first.slug })).toEqual(['Prima versione']);
  await publishArticle(asking(author), { id: first.id, version: saved.version }, { date: null });
  expect(await titles({ slug: 'un-altro-indirizzo' })).toEqual(['Seconda versione']);
  expect(await findAddress(app.work(), first.slug)).toMatchObject({
    slug: 'un-altro-indirizzo',
    isHidden: false,
  });
  await hideArticle(asking(author), first.id);
  expect(await titles({ slug: 'un-altro-indirizzo' })).toEqual([]);
  expect(await findAddress(app.work(), first.slug)).toMatchObject({ isHidden: true });
});

it('refuses to write over what somebody else saved, also of two at once', async () => {
  const { id, version } = await written('In due');
  const outcomes = await Promise.allSettled(
    ['Uno', 'Due'].map((title) => saveArticle(asking(author), { id, version }, draftOf(title))),
  );
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  await expect(saveArticle(asking(author), { id, version }, draftOf('Tre'))).rejects.toMatchObject({
    code: 'changedMeanwhile',
  });
});

it('gives each article its own address', async () => {
  const one = await published('Stesso titolo');
  const two = await written('Stesso titolo');
  expect([one.slug, two.slug]).toEqual(['stesso-titolo', 'stesso-titolo-2']);
  const save = (slug: string) =>
    saveArticle(asking(author), { id: two.id, version: two.version }, draftOf('Altro', { slug }));
  await expect(save(one.slug)).rejects.toMatchObject({ code: 'duplicateName' });
  await expect(save('author')).rejects.toMatchObject({ code: 'invalidInput' });
  await expect(save('!!!')).rejects.toMatchObject({ code: 'invalidInput' });
  expect((await written('Più energia: 李小明')).slug).toBe('piu-energia-lixiaoming');
});

it('publishes no half article, and deletes only what nobody has seen', async () => {
  const { id, version } = await written('Mezzo', { picture: null, content: '<p> </p>' });
  await expect(publishArticle(asking(author), { id, version }, {})).rejects.toMatchObject({
    code: 'invalidInput',
    details: { affected: ['content', 'picture'] },
  });
  await deleteArticle(asking(author), id);
  await expect(getOwnArticle(app.work(), author, id)).rejects.toMatchObject({ code: 'notFound' });
  const out = await published('Fuori');
  await expect(deleteArticle(asking(author), out.id)).rejects.toMatchObject({ code: 'cannotUpdate' });
  await expect(written('Foto altrui', { picture: '/media/blog/999999/large.webp' })).rejects.toMatchObject({
    code: 'invalidInput',
  });
  await expect(
    publishArticle(asking(author), { id: out.id, version: 3 }, { date: '2099-01-01T00:00:00.000Z' }),
  ).rejects.toMatchObject({
    code: 'invalidInput',
  });
});

it('keeps what is written clean, and says what was left out', async () => {
  const { id } = await createArticle(asking(author), { language: 'it' });
  const saved = await saveArticle(
    asking(author),
    { id, version: 1 },
    draftOf('Pulito', {
      content: '<p onclick="x()">Ciao</p><script>alert(1)</script><img src="https://evil.example/a.png">',
    }),
  );
  expect(saved.dropped).toEqual(['img', 'script']);
  expect((await getOwnArticle(app.work(), author, id)).content).toBe('<p>Ciao</p>');
  await expect(
    saveArticle(
      asking(author),
      { id, version: saved.version },
      draftOf('Lungo', { content: `<p>${'à'.repeat(60_000)}</p>` }),
    ),
  ).rejects.toMatchObject({ code: 'invalidInput' });
});

it('lets authors touch their own alone, administrators all, customers nothing', async () => {
  const { id, version } = await written('Mio');
  const other = await somebody('author');
  const admin = await somebody('admin');
  const customer: SignedInPerson = { ...author, area: 'public' };
  await expect(getOwnArticle(app.work(), other, id)).rejects.toMatchObject({ code: 'notFound' });
  await expect(saveArticle(asking(other), { id, version }, draftOf('Suo'))).rejects.toMatchObject({
    code: 'notFound',
  });
  await expect(getOwnArticles(app.work(), customer, { state: null, page: 1 })).rejects.toMatchObject({
    code: 'notFound',
  });
  expect((await getOwnArticles(app.work(), other, { state: null, page: 1 })).total).toBe(0);
  expect((await getOwnArticle(app.work(), admin, id)).title).toBe('Mio');
  await saveArticle(asking(admin), { id, version }, draftOf('Rivisto'));
});

it('stops an author who is let go while the editor is open', async () => {
  const { id, version } = await written('Aperto');
  await app.pool.query(`update log_ins set role = 'customer' where person_id = $1`, [author.personId]);
  await expect(saveArticle(asking(author), { id, version }, draftOf('Dopo'))).rejects.toMatchObject({
    code: 'notFound',
  });
});

it('has a second language, once', async () => {
  const { id } = await published('In italiano');
  const { id: english } = await createArticle(asking(author), { language: 'en', translationOf: id });
  expect((await getOwnArticle(app.work(), author, english)).picture).toBe('/media/drawings/tea-1/large.webp');
  await expect(createArticle(asking(author), { language: 'en', translationOf: id })).rejects.toMatchObject({
    code: 'alreadyAssigned',
  });
});

it('is followed by a feed, and passes the audit', async () => {
  await published('Nel feed & fuori');
  const feed = await feedIn(app.work(), 'https://radura.example', 'it');
  expect(feed).toContain('Nel feed & fuori');
  expect(feed).toContain('https://radura.example/it/read/nel-feed-fuori');
  expect(await feedIn(app.work(), 'https://radura.example', 'en')).not.toContain('Nel feed');
  expect(await runAudit(app.pool, app.clock.now())).toEqual([]);
});
