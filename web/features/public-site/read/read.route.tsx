import * as m from '#contracts/texts/messages.js';
import { LocalLink } from '#web/lib/local-path.tsx';
import { pageMeta } from '#web/lib/page-meta.ts';
import { requestOf } from '#web/lib/request-context.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { NewsletterForm } from '../newsletter/newsletter-form.tsx';
import type { Route } from './+types/read.route.ts';
import { AuthorPortrait } from './author-portrait.tsx';
import { loadReading } from './load-reading.ts';
import { ReadingList } from './reading-list.tsx';
import styles from './read.module.css';

export const loader = ({ context, url }: Route.LoaderArgs) => loadReading(url, requestOf(context));

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t(m.read_title), description: t(m.read_lead), hasFeed: true }));

/** The magazine: the newest article, the others, who writes (specification section 2). */
export default function ReadRoute({ loaderData }: Route.ComponentProps) {
  const t = useTexts();
  return (
    <ReadingList
      reading={loaderData}
      hasLead
      head={
        <header className={styles.head}>
          <h1>{t(m.read_title)}</h1>
          <p>{t(m.read_lead)}</p>
        </header>
      }
    >
      {loaderData.articles.length > 0 && (
        <section className={styles.authors} aria-labelledby="authors">
          <h2 id="authors">{t(m.read_authors)}</h2>
          <ul>
            {loaderData.authors.map((author) => (
              <li key={author.id}>
                <LocalLink to={`/read/author/${author.Slug}`} className={styles.author}>
                  <AuthorPortrait author={author} size={56} />
                  <span>
                    <strong>{author.display_name}</strong>
                    <small>{author.job_title}</small>
                  </span>
                </LocalLink>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section className={styles.authors} aria-labelledby="read-newsletter">
        <h2 id="read-newsletter">{t(m.newsletter_title)}</h2>
        <p>{t(m.newsletter_lead)}</p>
        <NewsletterForm place="read" />
      </section>
    </ReadingList>
  );
}
