import { expect, test } from 'vitest';
import { pageMeta } from './page-meta.ts';

const root = { id: 'root', loaderData: { locale: 'en', origin: 'https://radura.example' } };
const onPage = { location: { pathname: '/en/about' }, matches: [root] };

const addresses = (tags: ReturnType<typeof pageMeta>) =>
  tags.flatMap((tag) =>
    'rel' in tag ? [[tag.rel, 'hrefLang' in tag ? tag.hrefLang : null, tag['href']]] : [],
  );

test('a page names itself in its language, and the same page in every other', () => {
  const tags = pageMeta(onPage, () => ({ title: 'About us' }));
  expect(tags).toContainEqual({ title: 'About us · Radura' });
  expect(addresses(tags)).toEqual([
    ['canonical', null, 'https://radura.example/en/about'],
    ['alternate', 'it', 'https://radura.example/it/about'],
    ['alternate', 'en', 'https://radura.example/en/about'],
    ['alternate', 'x-default', 'https://radura.example/about'],
  ]);
  expect(tags).toContainEqual({ property: 'og:image', content: 'https://radura.example/radura.png' });
});

test('a private page is left out by searches and tells its address to nobody', () => {
  const tags = pageMeta({ ...onPage, location: { pathname: '/en/manage/a-key' } }, () => ({
    title: 'Your booking',
    isPrivate: true,
  }));
  expect(tags).toContainEqual({ name: 'robots', content: 'noindex' });
  expect(JSON.stringify(tags)).not.toContain('a-key');
});
