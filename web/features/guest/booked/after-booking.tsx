import * as m from '#contracts/texts/messages.js';
import { calendarFileAddress } from '#web/booking/own/calendar-file.ts';
import type { ReservationSeen } from '#web/booking/own/own-reservation.ts';
import { useLocalPath } from '#web/lib/local-path.tsx';
import { useRootData } from '#web/lib/root-data.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import buttonStyles from '#web/ui/button.module.css';
import { classNames } from '#web/ui/class-names.ts';
import styles from './booked-page.module.css';

const LOOK = classNames(buttonStyles.button, buttonStyles.secondary);

/** For a booking that stands: into one's calendar, and how to get there. */
export function CalendarAndWay({ reservation }: { reservation: ReservationSeen }) {
  const t = useTexts();
  const root = useRootData();
  const { providerAddress, providerName, startsAt } = reservation;
  // Of what stands nothing depends on when the file was made: the start makes server and browser write the same.
  const host = root ? new URL(root.origin).hostname : 'radura';
  return (
    <>
      <a
        href={calendarFileAddress(reservation, { host, now: startsAt })}
        download="radura.ics"
        className={LOOK}
      >
        {t(m.booked_calendar)}
      </a>
      {providerAddress && (
        <a
          href={`https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination: `${providerName}, ${providerAddress}` })}`}
          target="_blank"
          rel="noopener noreferrer"
          className={LOOK}
        >
          {t(m.booked_directions)}
        </a>
      )}
    </>
  );
}

/** To who is not signed in: what an account would spare them. */
export function AccountOffer() {
  const t = useTexts();
  const localPath = useLocalPath();
  if (useRootData()?.user) return null;
  return (
    <aside className={styles.offer} aria-labelledby="account-offer">
      <h2 id="account-offer">{t(m.booked_account_title)}</h2>
      <p>{t(m.booked_account_text)}</p>
      <ButtonLink to={localPath('/register')} look="secondary" reloadDocument>
        {t(m.booked_account)}
      </ButtonLink>
    </aside>
  );
}
