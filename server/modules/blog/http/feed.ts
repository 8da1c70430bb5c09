import { Feed } from 'feed';
import type { Locale } from '#contracts/languages.ts';
import { pathInLocale } from '#contracts/languages.ts';
import { m } from '#contracts/texts/messages.js';
import type { Work } from '#server/kernel/work.ts';
import { readArticles, readContents } from '../use-cases/read-blog.ts';
import { readAuthors } from '../use-cases/read-blog.ts';

const LATEST = 20;

/** The latest articles of a language as RSS. */
export async function feedIn(work: Work, origin: string, language: Locale): Promise<string> {
  const at = (path: string): string => origin + pathInLocale(path, language);
  const articles = await readArticles(work, { language, start: 0, limit: LATEST });
  const contents = await readContents(
    work,
    articles.map(({ id }) => id),
  );
  const authors = await readAuthors(work, [...new Set(articles.map(({ authorId }) => authorId))]);
  const feed = new Feed({
    id: at('/read'),
    link: at('/read'),
    title: m.read_feed_title({}, { locale: language }),
    description: m.read_lead({}, { locale: language }),
    language,
    copyright: 'Radura',
    feedLinks: { rss: at('/read/feed.xml') },
    ...(articles[0] && { updated: articles[0].publishedAt }),
  });
  for (const [index, article] of articles.entries()) {
    const author = authors.find(({ id }) => id === article.authorId);
    feed.addItem({
      id: at(`/read/${article.slug}`),
      link: at(`/read/${article.slug}`),
      title: article.title,
      description: article.description,
      content: (contents[index] ?? '')
        .replaceAll('src="/', `src="${origin}/`)
        .replaceAll('href="/', `href="${origin}/`),
      date: article.publishedAt,
      ...(author && { author: [{ name: author.displayName, link: at(`/read/author/${author.slug}`) }] }),
    });
  }
  return feed.rss2();
}
