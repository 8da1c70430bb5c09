import type { Locale } from '#contracts/languages.ts';
import * as m from '#contracts/texts/messages.js';
import { dayLabel } from '#web/blog/article-date.ts';
import { StatusPill } from '#web/business-ui/status-pill.tsx';
import type { StatusTone } from '#web/business-ui/status-pill.tsx';
import type { TableColumn } from '#web/business-ui/table.tsx';
import type { Message, Texts } from '#web/lib/texts-in.ts';
import { useTexts } from '#web/lib/texts.tsx';
import type { OwnArticleListed } from './article-calls.ts';

/** What is told of an article in a list. */
export function columnsOf(t: Texts, locale: Locale): TableColumn<OwnArticleListed>[] {
  return [
    {
      id: 'title',
      title: t(m.articles_column_title),
      isName: true,
      width: '38%',
      cell: ({ title }) => title || t(m.read_untitled),
    },
    {
      id: 'language',
      phone: 'bare',
      title: t(m.articles_language),
      cell: ({ language }) => t(language === 'it' ? m.articles_it : m.articles_en),
    },
    { id: 'author', phone: 'bare', title: t(m.articles_author), cell: ({ author }) => author.displayName },
    {
      id: 'touched',
      phone: 'bare',
      title: t(m.articles_touched),
      cell: ({ updatedAt }) => dayLabel(updatedAt, locale),
    },
    { id: 'state', phone: 'end', title: t(m.articles_state), cell: (one) => <ArticleState article={one} /> },
  ];
}

type Stated = Pick<OwnArticleListed, 'state' | 'date' | 'isChanged'>;

/** What an article is at, in a word. */
export function ArticleState({ article }: { article: Stated }) {
  const t = useTexts();
  const [tone, text] = stateOf(article);
  return <StatusPill tone={tone}>{t(text)}</StatusPill>;
}

function stateOf({ state, date, isChanged }: Stated): [StatusTone, Message<Record<never, never>>] {
  if (state === 'draft') return ['quiet', m.articles_state_draft];
  if (state === 'hidden') return ['wrong', m.articles_state_hidden];
  if (isChanged) return ['news', m.articles_state_changed];
  return date !== null && new Date(date) > new Date()
    ? ['waiting', m.articles_state_scheduled]
    : ['good', m.articles_state_published];
}
