import { data, redirect } from 'react-router';
import { localeInPath, pathInLocale } from '#contracts/languages.ts';
import * as m from '#contracts/texts/messages.js';
import { ArticleText } from '#web/blog/article-text.tsx';
import { ApiFailure } from '#web/lib/api-failure.ts';
import { useLocalPath } from '#web/lib/local-path.tsx';
import { pageMeta } from '#web/lib/page-meta.ts';
import { PRIVATE_HEADERS } from '#web/lib/private-headers.ts';
import { requestOf } from '#web/lib/request-context.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { ARTICLE_PREVIEW } from './preview-calls.ts';
import type { Route } from './+types/preview.route.ts';
import styles from './read.module.css';

export const headers: Route.HeadersFunction = () => PRIVATE_HEADERS;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t(m.editor_preview), isPrivate: true }));

/** @throws 404 for what is not one's own; the way to the log-in of the team */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  if (!/^[1-9]\d{0,14}$/.test(params.id)) throw data(null, { status: 404 });
  try {
    const found = await requestOf(context).api(ARTICLE_PREVIEW, { id: Number(params.id) });
    const { categoryId, ...article } = found.getOwnArticle;
    return { article, category: found.getBlogCategories.find(({ id }) => id === categoryId) ?? null };
  } catch (failure) {
    if (!(failure instanceof ApiFailure)) throw failure;
    if (failure.hasCode('unauthenticated'))
      throw redirect(
        pathInLocale(
          `/admin/login?${new URLSearchParams({ next: url.pathname })}`,
          localeInPath(url.pathname),
        ),
      );
    throw data(null, { status: 404 });
  }
}

/** What is being written, on the page that readers will see. */
export default function PreviewRoute({ loaderData: { article, category } }: Route.ComponentProps) {
  const t = useTexts();
  const localPath = useLocalPath();
  const { author } = article;
  return (
    <div className={styles.page}>
      <p role="status" className={styles.try}>
        {t(m.read_preview)}
      </p>
      <ArticleText
        article={{ ...article, readingMinutes: null }}
        category={category && { ...category, href: localPath(`/read/category/${category.Slug}`) }}
        author={{ name: author.displayName, href: localPath(`/read/author/${author.Slug}`) }}
      />
    </div>
  );
}
