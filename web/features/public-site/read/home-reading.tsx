import * as m from '#contracts/texts/messages.js';
import { LocalLink } from '#web/lib/local-path.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import selection from '../home-selection.module.css';
import { ArticleCards } from './article-card.tsx';
import type { ArticleOnCard } from './read-calls.ts';

/** The latest of the magazine, on the home page; nothing while there is none. */
export function HomeReading({ articles }: { articles: readonly ArticleOnCard[] }) {
  const t = useTexts();
  if (articles.length === 0) return null;
  return (
    <section className={selection.selection}>
      <div className={selection.inside}>
        <div className={selection.row}>
          <div className={selection.head}>
            <h2>{t(m.read_home_title)}</h2>
            <LocalLink to="/read" className={selection.all}>
              {t(m.read_home_all)}
            </LocalLink>
          </div>
          <ArticleCards articles={articles} headingLevel={3} />
        </div>
      </div>
    </section>
  );
}
