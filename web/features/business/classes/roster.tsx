import { IconArrowBackUp, IconUserCheck, IconUserX } from '@tabler/icons-react';
import { Link } from 'react-router';
import { formatMoney, formatTime } from '#contracts/format.ts';
import * as m from '#contracts/texts/messages.js';
import type { ActLook } from '#web/business-frame/acts/use-acts.tsx';
import { useActs } from '#web/business-frame/acts/use-acts.tsx';
import { useCenterPath, useMay } from '#web/business-frame/center/own-center.tsx';
import { stateOf } from '#web/business-frame/reservations/reservation-labels.ts';
import { localDateTimeIn } from '#web/booking/shown-times.ts';
import { ActButton } from '#web/business-ui/act-button.tsx';
import { StatusPill } from '#web/business-ui/status-pill.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import type { ClassSessionSeen, RosterEntry } from './class-calls.ts';
import { participantName } from './class-labels.ts';
import styles from './roster.module.css';
import type { PresenceActName } from './session-presence.ts';

const DAY_MS = 86_400_000;

type RosterProps = {
  session: ClassSessionSeen;
  roster: readonly RosterEntry[];
  /** When it was read. */
  now: string;
};

/** Who comes to a session, with a press whether they came; who has given up their place stands last. */
export function Roster({ session, roster, now }: RosterProps) {
  const t = useTexts();
  if (roster.length === 0) return <p className={styles.quiet}>{t(m.class_sessions_roster_none)}</p>;
  const isOpen = Date.parse(now) >= Date.parse(session.startsAt) - DAY_MS;
  return (
    <>
      {!isOpen && session.status === 'A' && (
        <p className={styles.quiet}>{t(m.class_sessions_presence_hint)}</p>
      )}
      <ul aria-label={t(m.class_sessions_roster)} className={styles.list}>
        {roster.map((entry) => (
          <li
            key={entry.subscriptionId}
            className={styles.entry}
            data-off={entry.status === 'C' || undefined}
          >
            <Participant session={session} entry={entry} />
            {isOpen && session.status === 'A' && entry.status === 'A' && (
              <PresenceActs session={session} entry={entry} hasBegun={now >= session.startsAt} />
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

function Participant({ session, entry }: { session: ClassSessionSeen; entry: RosterEntry }) {
  const t = useTexts();
  const centerPath = useCenterPath();
  const name = participantName(t, entry);
  const marks = marksOf(entry);
  return (
    <div className={styles.who}>
      <Link
        to={centerPath(`classes/sessions/${session.id}/participants/${entry.subscriptionId}`)}
        className={styles.name}
        preventScrollReset
      >
        {name}
      </Link>
      {entry.phone && <small>{entry.phone}</small>}
      <span className={styles.marks}>
        {entry.status === 'C' ? (
          <StatusPill tone="quiet">{t(m.class_sessions_gave_up)}</StatusPill>
        ) : (
          marks.map(({ tone, text }) => (
            <StatusPill key={tone} tone={tone}>
              {t(text)}
            </StatusPill>
          ))
        )}
        {entry.presence === 'arrived' && entry.presenceAt !== null && (
          <StatusPill tone="good">
            {t(m.class_sessions_arrived_at, {
              time: formatTime(localDateTimeIn(session.timeZone, entry.presenceAt)),
            })}
          </StatusPill>
        )}
        {entry.presence === 'noShow' && (
          <StatusPill tone="wrong">{t(m.class_sessions_no_show_said)}</StatusPill>
        )}
        {entry.owedCents > 0 && (
          <span className={styles.owed}>
            {t(m.class_sessions_owes, { amount: formatMoney(entry.owedCents) })}
          </span>
        )}
      </span>
    </div>
  );
}

/** What somebody must know of a place that is not yet theirs. */
const marksOf = ({ status }: RosterEntry) =>
  status === 'A' ? [] : [stateOf({ status, isOver: false, cancelReason: null, presence: null })];

const LOOKS: Record<PresenceActName, ActLook<{ id: number }>> = {
  arrived: { label: m.class_sessions_arrived, icon: IconUserCheck, done: m.class_sessions_arrived },
  noShow: { label: m.class_sessions_no_show, icon: IconUserX, done: m.class_sessions_no_show },
  takeBack: {
    label: m.class_sessions_presence_undo,
    icon: IconArrowBackUp,
    done: m.class_sessions_mark_removed,
  },
};

/** Whether somebody came, by one press each; nobody failed to come to what has not begun. */
function PresenceActs({
  session,
  entry,
  hasBegun,
}: {
  session: ClassSessionSeen;
  entry: RosterEntry;
  hasBegun: boolean;
}) {
  const t = useTexts();
  const name = participantName(t, entry);
  const { shown } = useActs<PresenceActName, { id: number }>({
    path: `classes/sessions/${session.id}`,
    looks: LOOKS,
    nameOf: () => name,
  });
  if (!useMay('changeReservations')) return null;
  const names: readonly PresenceActName[] =
    entry.presence !== null ? ['takeBack'] : hasBegun ? ['arrived', 'noShow'] : ['arrived'];
  return (
    <div role="group" aria-label={t(m.class_sessions_acts_of, { name })} className={styles.acts}>
      {names.map((act) => (
        <ActButton key={act} act={shown(act, [{ id: entry.subscriptionId }])} className={styles.press} />
      ))}
    </div>
  );
}
