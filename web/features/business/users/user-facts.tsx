import * as m from '#contracts/texts/messages.js';
import { FactList } from '#web/business-ui/fact-list.tsx';
import { StatusPill } from '#web/business-ui/status-pill.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import type { SeenUser } from '#web/business-frame/users/user-calls.ts';
import styles from './user.module.css';
import {
  historyText,
  momentOf,
  ROLE_NAMES,
  ROLE_TEXTS,
  shareText,
  STANDINGS,
} from '#web/business-frame/users/user-labels.ts';

/** Who somebody is here: role, standing, what they may do, what waits for their answer. */
export function UserFacts({ user, timeZone }: { user: SeenUser; timeZone: string }) {
  const t = useTexts();
  const { email, role, standing, since, signedInAt, staff, comingBookings } = user;
  const { tone, text } = STANDINGS[standing];
  return (
    <div className={styles.facts}>
      <p className={styles.standing}>
        <StatusPill tone={tone}>{t(text)}</StatusPill>
        <strong>{t(ROLE_NAMES[role])}</strong>
      </p>
      <p className={styles.hint}>{t(ROLE_TEXTS[role])}</p>
      <Waiting user={user} timeZone={timeZone} />
      <FactList>
        <dt>{t(m.users_email)}</dt>
        <dd>
          <a href={`mailto:${email}`}>{email}</a>
        </dd>
        {since && (
          <>
            <dt>{t(m.users_since)}</dt>
            <dd>{momentOf(timeZone, since).slice(0, 10)}</dd>
            <dt>{t(m.users_last_sign_in)}</dt>
            <dd>{signedInAt ? momentOf(timeZone, signedInAt) : t(m.users_never)}</dd>
          </>
        )}
        {staff && (
          <>
            <dt>{t(m.users_staff)}</dt>
            <dd>{staff.name}</dd>
            <dt>{t(m.users_coming)}</dt>
            <dd>{comingBookings}</dd>
          </>
        )}
        {since && (
          <>
            <dt>{t(m.users_share)}</dt>
            <dd>{shareText(t, user)}</dd>
          </>
        )}
      </FactList>
    </div>
  );
}

function Waiting({ user, timeZone }: { user: SeenUser; timeZone: string }) {
  const t = useTexts();
  const { role, standing, offeredRole, offeredUntil, offeredStaff } = user;
  if (standing === 'expired') return <p className={styles.waiting}>{t(m.users_expired_text)}</p>;
  if (offeredRole === null || offeredUntil === null) return null;
  return (
    <div className={styles.waiting}>
      <p>
        <strong>
          {offeredRole === 'owner' && role !== 'owner'
            ? t(m.users_waiting_ownership)
            : standing === 'invited'
              ? t(m.users_waiting_role, { role: t(ROLE_NAMES[offeredRole]) })
              : offeredStaff && t(m.users_waiting_staff, { name: offeredStaff.name })}
        </strong>
      </p>
      {standing === 'invited' && offeredStaff && (
        <p>{t(m.users_waiting_staff, { name: offeredStaff.name })}</p>
      )}
      <p>{t(m.users_waiting, { until: momentOf(timeZone, offeredUntil) })}</p>
    </div>
  );
}

/** What happened, the latest first. */
export function UserHistory({ history, timeZone }: { history: SeenUser['history']; timeZone: string }) {
  const t = useTexts();
  if (history.length === 0) return null;
  return (
    <section aria-label={t(m.users_history)} className={styles.history}>
      <h3>{t(m.users_history)}</h3>
      <ol>
        {history.map((line, index) => (
          <li key={index}>
            <span>{historyText(t, line)}</span>
            <small>{[momentOf(timeZone, line.at), line.by].filter(Boolean).join(' · ')}</small>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** When somebody came back at a shared computer by their PIN, the latest first; nothing where they never did. */
export function UserTurns({ turns, timeZone }: { turns: SeenUser['turns']; timeZone: string }) {
  const t = useTexts();
  if (turns.length === 0) return null;
  return (
    <section aria-label={t(m.users_turns)} className={styles.history}>
      <h3>{t(m.users_turns)}</h3>
      <ol>
        {turns.map(({ at, from, device }, index) => (
          <li key={index}>
            <span>{from === null ? t(m.users_turn) : t(m.users_turn_from, { name: from })}</span>
            <small>{[momentOf(timeZone, at), device].filter(Boolean).join(' · ')}</small>
          </li>
        ))}
      </ol>
    </section>
  );
}
