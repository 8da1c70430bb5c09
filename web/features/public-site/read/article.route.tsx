import { data, isRouteErrorResponse, redirect } from 'react-router';
import { localeInPath, pathInLocale } from '#contracts/languages.ts';
import type { Locale } from '#contracts/languages.ts';
import * as m from '#contracts/texts/messages.js';
import { ArticleText } from '#web/blog/article-text.tsx';
import { LocalLink, useLocalPath } from '#web/lib/local-path.tsx';
import { pageMeta } from '#web/lib/page-meta.ts';
import { requestOf } from '#web/lib/request-context.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { FailurePage } from '../pages/failure-page.tsx';
import { NotFoundPage } from '../pages/not-found-page.tsx';
import type { Route } from './+types/article.route.ts';
import { ArticleCards } from './article-card.tsx';
import { AuthorPortrait } from './author-portrait.tsx';
import type { ArticleRead } from './read-calls.ts';
import { ARTICLE_PAGE } from './read-calls.ts';
import { searchOfCategory } from './search-of-category.ts';
import styles from './read.module.css';

const GONE = 410;

/**
 * The article of an address, in the page's language where it has it. A former address leads to the present one; one that was taken away is gone.
 * @throws 404, 410, the way to another address
 */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { api, locale } = requestOf(context);
  const to = (slug: string) => pathInLocale(`/read/${slug}`, localeInPath(url.pathname));
  const { getArticles, getArticleAddress: address } = await api(ARTICLE_PAGE, {
    slug: params.slug,
    language: locale,
  });
  const [article] = getArticles;
  if (article) {
    const own = article.translations.find(({ language }) => language === locale);
    if (own && own.Slug !== article.Slug) throw redirect(to(own.Slug));
    return { article };
  }
  if (!address) throw data(null, { status: 404 });
  if (address.isHidden) throw data(null, { status: GONE });
  throw redirect(to(address.Slug), 301);
}

export const meta: Route.MetaFunction = (args) => {
  const article = args.loaderData?.article;
  if (!article) return pageMeta(args, (t) => ({ title: t(m.read_gone_title), isPrivate: true }));
  const { title, description, image } = article;
  const paths: Partial<Record<Locale, string>> = Object.fromEntries(
    article.translations.map(({ language, Slug }) => [language, `/read/${Slug}`]),
  );
  return [
    ...pageMeta(args, () => ({ title, description, image, paths, kind: 'article', hasFeed: true })),
    { 'script:ld+json': structuredOf(article) },
  ];
};

/** What search engines read of an article. */
const structuredOf = ({ title, description, date, language, author, image, category }: ArticleRead) => ({
  '@context': 'https://schema.org',
  '@type': 'BlogPosting',
  headline: title,
  description,
  datePublished: date,
  inLanguage: language,
  image,
  articleSection: category.name,
  author: { '@type': 'Person', name: author.display_name },
  publisher: { '@type': 'Organization', name: 'Radura' },
});

export default function ArticleRoute({ loaderData: { article } }: Route.ComponentProps) {
  const t = useTexts();
  const localPath = useLocalPath();
  const { author, category } = article;
  return (
    <div className={styles.page}>
      <p>
        <LocalLink to="/read">{t(m.read_back)}</LocalLink>
      </p>
      <ArticleText
        article={article}
        category={{ ...category, href: localPath(`/read/category/${category.Slug}`) }}
        author={{ name: author.display_name, href: localPath(`/read/author/${author.Slug}`) }}
      />
      <aside className={styles.try}>
        <div>
          <h2>{t(m.read_try_title)}</h2>
          <p>{t(m.read_try_text)}</p>
        </div>
        <ButtonLink to={localPath(searchOfCategory(category.Slug, t))}>{t(m.read_try_action)}</ButtonLink>
      </aside>
      <section className={styles.writer}>
        <AuthorPortrait author={author} size={72} />
        <div>
          <h2>
            <LocalLink to={`/read/author/${author.Slug}`}>{author.display_name}</LocalLink>
          </h2>
          {author.job_title && <p className={styles.job}>{author.job_title}</p>}
          {author.biographyInfo && <p>{author.biographyInfo}</p>}
        </div>
      </section>
      {author.relatedArticles.length > 0 && (
        <section className={styles.related}>
          <h2>{t(m.read_more_of, { name: author.display_name })}</h2>
          <ArticleCards articles={author.relatedArticles} headingLevel={3} />
        </section>
      )}
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const status = isRouteErrorResponse(error) ? error.status : 500;
  if (status === GONE) return <Gone />;
  return status === 404 ? <NotFoundPage /> : <FailurePage />;
}

function Gone() {
  const t = useTexts();
  const localPath = useLocalPath();
  return (
    <div className={styles.page}>
      <EmptyState headingLevel={2} title={t(m.read_gone_title)} text={t(m.read_gone_text)}>
        <ButtonLink to={localPath('/read')}>{t(m.read_back)}</ButtonLink>
      </EmptyState>
    </div>
  );
}
