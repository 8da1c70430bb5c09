import { useState } from 'react';
import type { Affected, AffectedAct } from '#contracts/consequences.ts';
import { HURT_ACTS, affectedKey } from '#contracts/consequences.ts';
import * as m from '#contracts/texts/messages.js';
import type { Texts } from '#web/lib/texts-in.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { actRowsIn } from './chosen-acts.ts';
import styles from './consequences.module.css';
import type { SettledAnswer } from './affected-in.ts';
import { affectedIn, problemsIn } from './affected-in.ts';
import { ACTS, AffectedRow } from './affected-row.tsx';

type ConsequencesProps = {
  /** What the form was answered last; nothing is shown unless it was refused for what it would hurt. */
  answer: SettledAnswer | undefined;
  /** Whether each has an act now. */
  onComplete?: (isComplete: boolean) => void;
};

/**
 * The bookings and sessions that a change would hurt, each with what shall become of it; part of the form that makes the change, whose action hands
 * `actsIn(form)` to the API.
 */
export function Consequences({ answer, onComplete }: ConsequencesProps) {
  const affected = affectedIn(answer);
  if (answer === undefined || affected.length === 0) return null;
  // Of another list, a fresh start with what was chosen
  const key = affected.map(affectedKey).join();
  return <AffectedList key={key} hurt={affected} answer={answer} onComplete={onComplete} />;
}

function AffectedList({
  hurt,
  answer,
  onComplete,
}: {
  hurt: readonly Affected[];
  answer: SettledAnswer;
  onComplete: ConsequencesProps['onComplete'];
}) {
  const t = useTexts();
  const typed = new Map(actRowsIn(answer.typed ?? []).map((row) => [affectedKey(row.act), row]));
  const [chosen, setChosen] = useState<ReadonlyMap<string, AffectedAct>>(
    () => new Map([...typed].map(([key, { act }]) => [key, act.act])),
  );
  const problems = problemsIn(answer, {
    start: t(m.planning_start_missing),
    replacement: t(m.planning_sessions_missing),
  });
  const choose = (changes: Iterable<readonly [string, AffectedAct | null]>): void => {
    const next = new Map(chosen);
    for (const [key, act] of changes) {
      if (act === null) next.delete(key);
      else next.set(key, act);
    }
    setChosen(next);
    onComplete?.(hurt.every((one) => next.has(affectedKey(one))));
  };
  const chooseForAll = (act: AffectedAct): void =>
    choose(hurt.flatMap((one) => (one.acts.includes(act) ? [[affectedKey(one), act] as const] : [])));
  const forAll = HURT_ACTS.filter(
    (act) => (act === 'KEEP' || act === 'CANCEL') && hurt.some(({ acts }) => acts.includes(act)),
  );
  return (
    <fieldset className={styles.hurt}>
      <legend className={styles.title}>{titleOf(hurt, t)}</legend>
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
        {hurt.map((one, row) => {
          const key = affectedKey(one);
          return (
            <AffectedRow
              key={key}
              {...{ hurt: one, row }}
              act={chosen.get(key) ?? null}
              typed={typed.get(key)}
              problem={problems.get(key)}
              onChoose={(act) => choose([[key, act]])}
            />
          );
        })}
      </ul>
      {hurt.some(({ sessionId }) => sessionId === undefined) && (
        <p className={styles.note}>{t(m.planning_note)}</p>
      )}
      {hurt.some(({ sessionId }) => sessionId !== undefined) && (
        <p className={styles.note}>{t(m.planning_sessions_note)}</p>
      )}
    </fieldset>
  );
}

function titleOf(affected: readonly Affected[], t: Texts): string {
  const count = affected.length;
  const sessions = affected.filter(({ sessionId }) => sessionId !== undefined).length;
  if (sessions === 0) return count === 1 ? t(m.planning_title_one) : t(m.planning_title, { count });
  if (sessions < count) return t(m.planning_sessions_title_mixed, { count });
  return count === 1 ? t(m.planning_sessions_title_one) : t(m.planning_sessions_title, { count });
}
