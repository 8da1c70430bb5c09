import { useState } from 'react';
import { formatDate, formatTime } from '#contracts/format.ts';
import type { HurtAct, HurtBooking, HurtReason } from '#contracts/consequences.ts';
import { HURT_ACTS } from '#contracts/consequences.ts';
import * as m from '#contracts/texts/messages.js';
import { DateTimeField } from '#web/business-ui/date-time-field.tsx';
import type { Message } from '#web/lib/texts-in.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Select } from '#web/ui/select.tsx';
import type { ActRow } from './chosen-acts.ts';
import { actRowsIn } from './chosen-acts.ts';
import styles from './consequences.module.css';
import type { SettledAnswer } from './hurt-in.ts';
import { hurtIn, problemsIn } from './hurt-in.ts';

type Text = Message<Record<never, never>>;

const ACTS: Record<HurtAct, Text> = {
  KEEP: m.planning_act_keep,
  MOVE: m.planning_act_move,
  CANCEL: m.planning_act_cancel,
};

const REASONS: Record<HurtReason, Text> = {
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

type ConsequencesProps = {
  /** What the form was answered last; nothing is shown unless it was refused for what it would hurt. */
  answer: SettledAnswer | undefined;
  /** Whether each booking has an act now. */
  onComplete?: (isComplete: boolean) => void;
};

/**
 * The bookings that a change would hurt, each with what shall become of it; part of the form that makes the change, whose action hands
 * `actsIn(form)` to the API.
 */
export function Consequences({ answer, onComplete }: ConsequencesProps) {
  const hurt = hurtIn(answer);
  if (answer === undefined || hurt.length === 0) return null;
  // Of another list, a fresh start with what was chosen
  const key = hurt.map(({ reservationId }) => reservationId).join();
  return <HurtList key={key} hurt={hurt} answer={answer} onComplete={onComplete} />;
}

function HurtList({
  hurt,
  answer,
  onComplete,
}: {
  hurt: readonly HurtBooking[];
  answer: SettledAnswer;
  onComplete: ConsequencesProps['onComplete'];
}) {
  const t = useTexts();
  const typed = new Map(actRowsIn(answer.typed ?? []).map((row) => [row.act.reservationId, row]));
  const [chosen, setChosen] = useState<ReadonlyMap<number, HurtAct>>(
    () => new Map([...typed].map(([id, { act }]) => [id, act.act])),
  );
  const problems = problemsIn(answer, t(m.planning_start_missing));
  const choose = (changes: Iterable<readonly [number, HurtAct | null]>): void => {
    const next = new Map(chosen);
    for (const [id, act] of changes) {
      if (act === null) next.delete(id);
      else next.set(id, act);
    }
    setChosen(next);
    onComplete?.(hurt.every(({ reservationId }) => next.has(reservationId)));
  };
  const chooseForAll = (act: HurtAct): void =>
    choose(
      hurt.flatMap(({ reservationId, acts }) => (acts.includes(act) ? [[reservationId, act] as const] : [])),
    );
  const forAll = HURT_ACTS.filter((act) => act !== 'MOVE' && hurt.some(({ acts }) => acts.includes(act)));
  return (
    <fieldset className={styles.hurt}>
      <legend className={styles.title}>
        {hurt.length === 1 ? t(m.planning_title_one) : t(m.planning_title, { count: hurt.length })}
      </legend>
      {hurt.length > 1 && (
        <div className={styles.all}>
          <span>{t(m.planning_for_all)}</span>
          {forAll.map((act) => (
            <button key={act} type="button" className={styles.allButton} onClick={() => chooseForAll(act)}>
              {t(ACTS[act])}
            </button>
          ))}
        </div>
      )}
      <ul className={styles.list}>
        {hurt.map((booking, row) => (
          <HurtRow
            key={booking.reservationId}
            {...{ booking, row }}
            act={chosen.get(booking.reservationId) ?? null}
            typed={typed.get(booking.reservationId)}
            problem={problems.get(booking.reservationId)}
            onChoose={(act) => choose([[booking.reservationId, act]])}
          />
        ))}
      </ul>
      <p className={styles.note}>{t(m.planning_note)}</p>
    </fieldset>
  );
}

type HurtRowProps = {
  booking: HurtBooking;
  row: number;
  act: HurtAct | null;
  typed: ActRow | undefined;
  problem: string | undefined;
  onChoose: (act: HurtAct | null) => void;
};

function HurtRow({ booking, row, act, typed, problem, onChoose }: HurtRowProps) {
  const t = useTexts();
  const { reservationId, localStart, service, customer, resourceName, people, reasons, acts } = booking;
  const name = (field: string) => `acts.${row}.${field}`;
  const when = t(m.planning_when, { date: formatDate(localStart), time: formatTime(localStart) });
  return (
    <li className={styles.row}>
      <input type="hidden" name={name('reservationId')} value={reservationId} />
      <div className={styles.booking}>
        <strong className={styles.when}>{when}</strong>
        <span>{[customer || t(m.planning_nobody), service, resourceName].filter(Boolean).join(' · ')}</span>
        <span className={styles.why}>{reasons.map((reason) => t(REASONS[reason])).join(' ')}</span>
      </div>
      <Select
        label={t(m.planning_act_of, { when, customer: customer || service })}
        isLabelHidden
        name={name('act')}
        value={act ?? ''}
        onChange={({ target }) => onChoose(HURT_ACTS.find((one) => one === target.value) ?? null)}
        emptyLabel={t(m.planning_choose)}
        options={acts.map((one) => ({ value: one, label: t(ACTS[one]) }))}
        {...(act !== 'MOVE' && problem !== undefined && { error: problem })}
      />
      {acts.includes('MOVE') && (
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
              ...(act === 'MOVE' && problem !== undefined && { error: problem }),
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
      )}
    </li>
  );
}
