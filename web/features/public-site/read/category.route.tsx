import * as m from '#contracts/texts/messages.js';
import { pageMeta } from '#web/lib/page-meta.ts';
import { requestOf } from '#web/lib/request-context.ts';
import { useTexts } from '#web/lib/texts.tsx';
import type { Route } from './+types/category.route.ts';
import { loadReading } from './load-reading.ts';
import { ReadingList } from './reading-list.tsx';
import styles from './read.module.css';

export const loader = ({ context, url, params }: Route.LoaderArgs) =>
  loadReading(url, requestOf(context), { category: params.slug });

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({
    title: args.loaderData?.category?.name ?? t(m.shell_not_found_title),
    description: t(m.read_lead),
    hasFeed: true,
  }));

/** The articles of a topic. */
export default function CategoryRoute({ loaderData }: Route.ComponentProps) {
  const t = useTexts();
  return (
    <ReadingList
      reading={loaderData}
      head={
        <header className={styles.head}>
          <h1>{loaderData.category?.name}</h1>
          <p>{t(m.read_lead)}</p>
        </header>
      }
    />
  );
}
