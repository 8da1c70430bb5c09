import { Link } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { useTexts } from '#web/lib/texts.tsx';
import type { Message } from '#web/lib/texts-in.ts';
import styles from './filter-tabs.module.css';
import {
  groupsOf,
  RESERVATION_STATUSES,
  RESERVATION_TYPES,
  RESERVATION_ADDRESS,
} from './reservation-filters.ts';
import type { ReservationAddress, ReservationStatus, ReservationType } from './reservation-filters.ts';

type Text = Message<Record<never, never>>;

const STATUS_NAMES: Record<ReservationStatus, Text> = {
  upcoming: m.mybookings_upcoming,
  completed: m.mybookings_completed,
};
const TYPE_NAMES: Record<ReservationType, Text> = {
  all: m.mybookings_all,
  service: m.mybookings_services,
  course: m.mybookings_courses,
  event: m.mybookings_events,
  video: m.mybookings_videos,
};

/** Filters as links, so that they work without scripts and can be gone back to; the fifth begins a second group. */
export function FilterTabs({ address }: { address: ReservationAddress }) {
  const t = useTexts();
  return (
    <div className={styles.filters}>
      <nav aria-label={t(m.mybookings_when)}>
        <ul className={styles.statuses}>
          {RESERVATION_STATUSES.map((status) => (
            <li key={status}>
              <FilterTab
                name={STATUS_NAMES[status]}
                to={{ ...address, status, page: 1 }}
                isChosen={status === address.status}
              />
            </li>
          ))}
        </ul>
      </nav>
      <nav aria-label={t(m.mybookings_what)} className={styles.types}>
        {groupsOf(RESERVATION_TYPES).map((group, index) => (
          <ul
            key={index}
            className={styles.group}
            aria-label={t(index === 0 ? m.mybookings_what : m.mybookings_more)}
          >
            {group.map((type) => (
              <li key={type}>
                <FilterTab
                  name={TYPE_NAMES[type]}
                  to={{ ...address, type, page: 1 }}
                  isChosen={type === address.type}
                />
              </li>
            ))}
          </ul>
        ))}
      </nav>
    </div>
  );
}

function FilterTab({ name, to, isChosen }: { name: Text; to: ReservationAddress; isChosen: boolean }) {
  const t = useTexts();
  return (
    <Link
      to={RESERVATION_ADDRESS.searchOf(to)}
      className={styles.tab}
      aria-current={isChosen ? 'true' : undefined}
      preventScrollReset
      replace
    >
      {t(name)}
    </Link>
  );
}
