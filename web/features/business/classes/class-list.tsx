import type { Locale } from '#contracts/languages.ts';
import * as m from '#contracts/texts/messages.js';
import { useCenterPath, useOwnCenter } from '#web/business-frame/center/own-center.tsx';
import { Choice } from '#web/business-ui/choice.tsx';
import { FilterBar } from '#web/business-ui/filter-bar.tsx';
import { Segments } from '#web/business-ui/segments.tsx';
import { StatusPill } from '#web/business-ui/status-pill.tsx';
import { Table } from '#web/business-ui/table.tsx';
import type { TableColumn } from '#web/business-ui/table.tsx';
import type { Texts } from '#web/lib/texts-in.ts';
import { useLocale, useTexts } from '#web/lib/texts.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { CLASS_ADDRESS } from './class-address.ts';
import type { ClassAddress } from './class-address.ts';
import type { ListedClass } from './class-calls.ts';
import { KIND_NAMES, momentOf, priceText, stateOf } from './class-labels.ts';
import styles from './classes.module.css';
import { useClassActs } from './use-class-acts.tsx';
import { useMayChangeClasses } from './use-may-change-classes.ts';

type ClassListProps = { asked: ClassAddress; classes: readonly ListedClass[] | null };

/** The courses and events of a center, those in use or the archived ones. @param props.classes null where they could not be read */
export function ClassList({ asked, classes }: ClassListProps) {
  const t = useTexts();
  const locale = useLocale();
  const centerPath = useCenterPath();
  const mayChange = useMayChangeClasses();
  const { timeZone } = useOwnCenter();
  const { actsOf, question } = useClassActs();
  const options = {
    all: m.classes_all,
    courses: m.classes_courses,
    events: m.classes_events,
    archived: m.classes_archived,
  };
  const periods = {
    any: m.classes_period_any,
    current: m.classes_period_current,
    future: m.classes_period_future,
    past: m.classes_period_past,
  };
  return (
    <div className={styles.part}>
      <FilterBar
        clearHref={centerPath('classes')}
        isFiltered={asked.kind !== 'all' || asked.period !== 'any'}
      >
        <Segments
          name="kind"
          label={t(m.classes_which)}
          isLabelHidden
          options={Object.entries(options).map(([value, text]) => ({ value, label: t(text) }))}
          defaultValue={asked.kind}
        />
        <div className={styles.filter}>
          <Choice
            key={asked.period}
            name="period"
            label={t(m.classes_period)}
            isLabelHidden
            defaultValue={asked.period}
            options={Object.entries(periods).map(([value, text]) => ({ value, label: t(text) }))}
          />
        </div>
      </FilterBar>
      <Table
        label={t(m.classes_title)}
        columns={columnsOf(t, locale, timeZone)}
        rows={classes ?? []}
        idOf={({ id }) => String(id)}
        nameOf={({ name }) => name}
        hrefOf={({ id }) => centerPath(`classes/${id}`)}
        {...(mayChange && { actsOf })}
        empty={<NoClasses asked={asked} hasFailed={classes === null} />}
      />
      {question}
    </div>
  );
}

function columnsOf(t: Texts, locale: Locale, timeZone: string): TableColumn<ListedClass>[] {
  return [
    { id: 'name', title: t(m.classes_name), isName: true, width: '28%', cell: ({ name }) => name },
    {
      id: 'kind',
      phone: 'bare',
      title: t(m.classes_kind),
      cell: ({ serviceType }) => t(KIND_NAMES[serviceType]),
    },
    { id: 'price', phone: 'bare', title: t(m.classes_price), cell: (one) => priceText(t, one) },
    {
      id: 'next',
      phone: 'bare',
      title: t(m.classes_next),
      cell: ({ nextAt }) =>
        nextAt === null ? (
          <span className={styles.quiet}>{t(m.classes_no_date)}</span>
        ) : (
          <span className={styles.figures}>{momentOf(timeZone, nextAt, locale)}</span>
        ),
    },
    { id: 'coming', phone: 'none', title: t(m.classes_coming), align: 'end', cell: ({ coming }) => coming },
    {
      id: 'state',
      phone: 'end',
      title: t(m.classes_state),
      cell(one) {
        const { tone, text } = stateOf(one);
        return <StatusPill tone={tone}>{t(text)}</StatusPill>;
      },
    },
  ];
}

const NONE = {
  all: [m.classes_none_title, m.classes_none_text],
  courses: [m.classes_none_found_title, m.classes_none_found_text],
  events: [m.classes_none_found_title, m.classes_none_found_text],
  archived: [m.classes_none_archived_title, m.classes_none_archived_text],
} as const;

/** In place of the rows: the list failed, or there is none of the kind that is looked for. */
function NoClasses({ asked, hasFailed }: { asked: ClassAddress; hasFailed: boolean }) {
  const t = useTexts();
  const here = useCenterPath()('classes');
  const mayChange = useMayChangeClasses();
  if (hasFailed) {
    return (
      <EmptyState headingLevel={2} title={t(m.classes_failed)} text={t(m.center_failed_text)}>
        <ButtonLink to={here + CLASS_ADDRESS.searchOf(asked)} look="secondary">
          {t(m.center_again)}
        </ButtonLink>
      </EmptyState>
    );
  }
  const isWhole = asked.kind === 'all' && asked.period === 'any';
  const [title, text] = NONE[asked.kind === 'all' && !isWhole ? 'courses' : asked.kind];
  return (
    <EmptyState
      headingLevel={2}
      title={t(title)}
      text={t(isWhole && !mayChange ? m.classes_none_for_others : text)}
    >
      {!isWhole && (
        <ButtonLink to={here} look="secondary">
          {t(m.kit_filter_none)}
        </ButtonLink>
      )}
      {isWhole && mayChange && <ButtonLink to={`${here}/new`}>{t(m.classes_new)}</ButtonLink>}
    </EmptyState>
  );
}
