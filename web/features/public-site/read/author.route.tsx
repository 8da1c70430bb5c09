import * as m from '#contracts/texts/messages.js';
import { LocalLink } from '#web/lib/local-path.tsx';
import { pageMeta } from '#web/lib/page-meta.ts';
import { requestOf } from '#web/lib/request-context.ts';
import { useTexts } from '#web/lib/texts.tsx';
import type { Route } from './+types/author.route.ts';
import { AuthorPortrait } from './author-portrait.tsx';
import { loadReading } from './load-reading.ts';
import { ReadingList } from './reading-list.tsx';
import styles from './read.module.css';

export const loader = ({ context, url, params }: Route.LoaderArgs) =>
  loadReading(url, requestOf(context), { author: params.slug });

export const meta: Route.MetaFunction = (args) => {
  const author = args.loaderData?.author;
  return pageMeta(args, (t) => ({
    title: author?.display_name ?? t(m.shell_not_found_title),
    ...(author?.biographyInfo && { description: author.biographyInfo.slice(0, 160) }),
  }));
};

/** Who writes, and their articles. */
export default function AuthorRoute({ loaderData }: Route.ComponentProps) {
  const t = useTexts();
  const { author } = loaderData;
  if (author === null) return null;
  return (
    <ReadingList
      reading={loaderData}
      hasTabs={false}
      head={
        <header className={styles.about}>
          <AuthorPortrait author={author} size={96} />
          <div>
            <p>
              <LocalLink to="/read">{t(m.read_back)}</LocalLink>
            </p>
            <h1>{author.display_name}</h1>
            {author.job_title && <p className={styles.job}>{author.job_title}</p>}
            {author.biographyInfo && <p className={styles.biography}>{author.biographyInfo}</p>}
          </div>
        </header>
      }
    />
  );
}
