import { formatMoney } from '#contracts/format.ts';
import * as m from '#contracts/texts/messages.js';
import { Tick } from '#web/business-ui/tick.tsx';
import type { SessionsToJoinData } from '#web/generated/operations.ts';
import { useLocale, useTexts } from '#web/lib/texts.tsx';
import { momentOf } from './class-labels.ts';
import type { ParticipantAnswer } from './save-participant.ts';
import styles from './subscription-drawer.module.css';

/** A session that somebody can be added to. */
export type Joinable = SessionsToJoinData['getClassSessions'][number];

/** All sessions of a class at one price that are to come. */
export function WholeClass({
  sessions,
  now,
  error,
}: {
  sessions: readonly Joinable[];
  now: string;
  error: string | undefined;
}) {
  const t = useTexts();
  const locale = useLocale();
  const coming = sessions.filter(({ startsAt }) => startsAt > now);
  const [first, last] = [coming[0], coming.at(-1)];
  const at = (one: Joinable): string => momentOf(one.timeZone, one.startsAt, locale);
  return (
    <>
      {coming.map(({ id }) => (
        <input key={id} type="hidden" name="sessions" value={id} />
      ))}
      {first && last && (
        <p>
          {coming.length === 1
            ? t(m.class_desk_one_session, { from: at(first) })
            : t(m.class_desk_all_sessions, { count: coming.length, from: at(first), to: at(last) })}
        </p>
      )}
      {error && <p className={styles.error}>{error}</p>}
    </>
  );
}

/** The sessions that somebody can be added to, the one of the roster ticked. */
export function WhichSessions({
  sessions,
  preset,
  error,
  typed,
}: {
  sessions: readonly Joinable[];
  preset: number;
  error: string | undefined;
  typed: ParticipantAnswer['typed'] | null;
}) {
  const t = useTexts();
  const locale = useLocale();
  const ticked = typed
    ? typed.flatMap(([name, value]) => (name === 'sessions' ? [value] : []))
    : [String(preset)];
  return (
    <fieldset className={styles.ticks}>
      <legend>{t(m.class_desk_which)}</legend>
      {sessions.map(({ id, startsAt, timeZone, taken, capacity, priceCents }) => {
        const when = momentOf(timeZone, startsAt, locale);
        const free = capacity - taken;
        const label =
          free <= 0
            ? t(m.class_desk_full, { when })
            : priceCents === null
              ? t(m.class_desk_which_option, { when, free })
              : t(m.class_desk_which_priced, { when, free, price: formatMoney(priceCents) });
        return (
          <Tick
            key={id}
            name="sessions"
            value={String(id)}
            label={label}
            isDisabled={free <= 0}
            defaultChecked={free > 0 && ticked.includes(String(id))}
          />
        );
      })}
      {error && <p className={styles.error}>{error}</p>}
    </fieldset>
  );
}
