import { formatDate, formatTime } from '#contracts/format.ts';
import type { Affected, AffectedAct, AffectedBooking, AffectedReason } from '#contracts/consequences.ts';
import { HURT_ACTS } from '#contracts/consequences.ts';
import * as m from '#contracts/texts/messages.js';
import { DateTimeField } from '#web/business-ui/date-time-field.tsx';
import type { Message } from '#web/lib/texts-in.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Select } from '#web/ui/select.tsx';
import type { ActRow } from './chosen-acts.ts';
import styles from './consequences.module.css';
import { whoComes } from './who-comes.ts';

type Text = Message<Record<never, never>>;

/** The acts in words, as buttons and in the list of one. */
export const ACTS: Record<AffectedAct, Text> = {
  KEEP: m.planning_act_keep,
  MOVE: m.planning_act_move,
  REPLACE: m.planning_sessions_act_replace,
  CANCEL: m.planning_act_cancel,
};

const REASONS: Record<AffectedReason, Text> = {
  outsideHours: m.planning_reason_outsideHours,
  closed: m.planning_reason_closed,
  break: m.planning_reason_break,
  outOfService: m.planning_reason_outOfService,
  noUnit: m.planning_reason_noUnit,
  tooManyPeople: m.planning_reason_tooManyPeople,
  resourceArchived: m.planning_reason_resourceArchived,
  personLeft: m.planning_reason_personLeft,
  serviceGone: m.planning_reason_serviceGone,
};

type AffectedRowProps = {
  hurt: Affected;
  row: number;
  act: AffectedAct | null;
  typed: ActRow | undefined;
  problem: string | undefined;
  onChoose: (act: AffectedAct | null) => void;
};

/** One booking or session that a change would hurt, with what shall become of it. */
export function AffectedRow({ hurt, row, act, typed, problem, onChoose }: AffectedRowProps) {
  const t = useTexts();
  const { localStart, service, resourceName, reasons, acts } = hurt;
  const name = (field: string) => `acts.${row}.${field}`;
  const when = t(m.planning_when, { date: formatDate(localStart), time: formatTime(localStart) });
  const isSession = hurt.sessionId !== undefined;
  const facts = isSession
    ? [service, resourceName, whoComes(hurt, t)]
    : [whoComes(hurt, t), service, resourceName];
  const wordOf = (one: AffectedAct) =>
    t(isSession && one === 'CANCEL' ? m.planning_sessions_act_cancel : ACTS[one]);
  const part = { typed, name };
  const problemOf = (one: AffectedAct) => (act === one && problem !== undefined ? { error: problem } : {});
  const isProblemBelow = act === 'MOVE' || act === 'REPLACE';
  return (
    <li className={styles.row}>
      <input
        type="hidden"
        name={name(isSession ? 'sessionId' : 'reservationId')}
        value={hurt.sessionId ?? hurt.reservationId}
      />
      <div className={styles.booking}>
        <strong className={styles.when}>{when}</strong>
        <span>{facts.filter(Boolean).join(' · ')}</span>
        <span className={styles.why}>{reasons.map((reason) => t(REASONS[reason])).join(' ')}</span>
      </div>
      <Select
        label={t(m.planning_act_of, { when, customer: isSession ? service : hurt.customer || service })}
        isLabelHidden
        name={name('act')}
        value={act ?? ''}
        onChange={({ target }) => onChoose(HURT_ACTS.find((one) => one === target.value) ?? null)}
        emptyLabel={t(m.planning_choose)}
        options={acts.map((one) => ({ value: one, label: wordOf(one) }))}
        {...(!isProblemBelow && problem !== undefined && { error: problem })}
      />
      {!isSession && acts.includes('MOVE') && <Move hurt={hurt} {...part} problem={problemOf('MOVE')} />}
      {isSession && acts.includes('REPLACE') && (
        <div className={styles.replacement}>
          <Select
            label={t(m.planning_sessions_instead, { name: resourceName })}
            name={name('resourceId')}
            defaultValue={typed?.act.resourceId ?? ''}
            emptyLabel={t(m.planning_choose)}
            options={hurt.people.map((one) => ({ value: String(one.resourceId), label: one.name }))}
            {...problemOf('REPLACE')}
          />
        </div>
      )}
    </li>
  );
}

function Move({
  hurt: { localStart, people },
  typed,
  name,
  problem,
}: {
  hurt: AffectedBooking;
  typed: ActRow | undefined;
  name: (field: string) => string;
  problem: { error?: string };
}) {
  const t = useTexts();
  return (
    <div className={styles.move}>
      <DateTimeField
        label={t(m.planning_new_start)}
        date={{
          label: t(m.planning_new_date),
          name: name('date'),
          defaultValue: typed?.date ?? localStart.slice(0, 10),
        }}
        time={{
          label: t(m.planning_new_start),
          name: name('time'),
          defaultValue: typed?.time ?? formatTime(localStart),
          ...problem,
        }}
      />
      <Select
        label={t(m.planning_with)}
        name={name('resourceId')}
        defaultValue={typed?.act.resourceId ?? ''}
        emptyLabel={t(m.planning_anyone)}
        options={people.map((person) => ({ value: String(person.resourceId), label: person.name }))}
      />
    </div>
  );
}
