import { formatMoney } from '#contracts/format.ts';
import type { Locale } from '#contracts/languages.ts';
import * as m from '#contracts/texts/messages.js';
import { useCenterPath } from '#web/business-frame/center/own-center.tsx';
import { ActButton } from '#web/business-ui/act-button.tsx';
import { FilterBar } from '#web/business-ui/filter-bar.tsx';
import { Segments } from '#web/business-ui/segments.tsx';
import { StatusPill } from '#web/business-ui/status-pill.tsx';
import { TableFoot } from '#web/business-ui/table-foot.tsx';
import { Table } from '#web/business-ui/table.tsx';
import type { TableColumn } from '#web/business-ui/table.tsx';
import type { Texts } from '#web/lib/texts-in.ts';
import { useLocale, useTexts } from '#web/lib/texts.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { SESSION_ADDRESS } from './class-address.ts';
import type { SessionAddress } from './class-address.ts';
import type { ClassSessionSeen, OwnClass } from './class-calls.ts';
import { momentOf, sessionStateOf } from './class-labels.ts';
import { PlacesTaken } from './places-taken.tsx';
import { useMayChangeClasses } from './use-may-change-classes.ts';
import { useSessionActs } from './use-session-acts.tsx';

export const SESSIONS_PAGE_SIZE = 10;

type SessionTableProps = {
  ofClass: OwnClass;
  asked: SessionAddress;
  list: { items: readonly ClassSessionSeen[]; total: number };
  /** All of them. */
  sessions: readonly ClassSessionSeen[];
  /** When they were read. */
  now: string;
};

/** A page of the sessions of a class, those to come or those that are over; each leads to its roster. */
export function SessionTable({ ofClass, asked, list, sessions, now }: SessionTableProps) {
  const t = useTexts();
  const locale = useLocale();
  const centerPath = useCenterPath();
  const mayChange = useMayChangeClasses();
  const here = centerPath(`classes/${ofClass.id}`);
  const { actsOf, deleteEmpty, question } = useSessionActs(ofClass, { sessions, now });
  return (
    <div>
      <FilterBar clearHref={here} isFiltered={asked.time !== 'upcoming'}>
        <Segments
          name="time"
          label={t(m.class_sessions_which)}
          isLabelHidden
          options={[
            { value: 'upcoming', label: t(m.class_sessions_upcoming) },
            { value: 'over', label: t(m.class_sessions_over) },
          ]}
          defaultValue={asked.time}
        />
      </FilterBar>
      <Table
        label={t(m.class_sessions_title)}
        columns={columnsOf(t, {
          locale,
          now,
          isPriced: ofClass.model === 'custom',
          minimum: ofClass.minimumCapacity,
        })}
        rows={list.items}
        idOf={({ id }) => String(id)}
        nameOf={({ timeZone, startsAt }) => momentOf(timeZone, startsAt, locale)}
        hrefOf={({ id }) => centerPath(`classes/sessions/${id}`)}
        {...(mayChange && { actsOf })}
        empty={<NoSessions ofClass={ofClass} asked={asked} />}
      />
      <TableFoot
        page={asked.page}
        pageSize={SESSIONS_PAGE_SIZE}
        total={list.total}
        hrefOf={(page) => here + SESSION_ADDRESS.searchOf({ ...asked, page })}
      />
      {mayChange && deleteEmpty && <ActButton act={deleteEmpty} />}
      {question}
    </div>
  );
}

function columnsOf(
  t: Texts,
  { locale, now, isPriced, minimum }: { locale: Locale; now: string; isPriced: boolean; minimum: number },
): TableColumn<ClassSessionSeen>[] {
  return [
    {
      id: 'when',
      title: t(m.class_sessions_when),
      isName: true,
      width: '26%',
      cell: ({ timeZone, startsAt }) => momentOf(timeZone, startsAt, locale),
    },
    {
      id: 'teacher',
      phone: 'bare',
      title: t(m.class_sessions_teacher),
      cell: ({ teacherName }) => teacherName ?? '–',
    },
    { id: 'room', phone: 'bare', title: t(m.class_sessions_room), cell: ({ roomName }) => roomName ?? '–' },
    {
      id: 'taken',
      phone: 'bare',
      title: t(m.class_sessions_taken),
      cell: (session) => <PlacesTaken session={session} minimum={session.startsAt > now ? minimum : 1} />,
    },
    ...(isPriced
      ? [
          {
            id: 'price',
            title: t(m.class_sessions_price),
            align: 'end' as const,
            cell: ({ priceCents }: ClassSessionSeen) => (priceCents === null ? '–' : formatMoney(priceCents)),
          },
        ]
      : []),
    {
      id: 'state',
      phone: 'end',
      title: t(m.class_sessions_state),
      cell(session) {
        const { tone, text } = sessionStateOf(session, now);
        return <StatusPill tone={tone}>{t(text)}</StatusPill>;
      },
    },
  ];
}

function NoSessions({ ofClass, asked }: Pick<SessionTableProps, 'ofClass' | 'asked'>) {
  const t = useTexts();
  const here = useCenterPath()(`classes/${ofClass.id}`);
  const mayChange = useMayChangeClasses();
  const [title, text] =
    asked.time === 'over'
      ? [m.class_sessions_none_over_title, m.class_sessions_none_over_text]
      : [m.class_sessions_none_title, m.class_sessions_none_text];
  return (
    <EmptyState headingLevel={2} title={t(title)} text={t(text)}>
      {asked.time === 'upcoming' && mayChange && !ofClass.isArchived && (
        <ButtonLink to={`${here}/sessions/new`} look="secondary">
          {t(m.class_sessions_add)}
        </ButtonLink>
      )}
    </EmptyState>
  );
}
