import { IconClock } from '@tabler/icons-react';
import * as m from '#contracts/texts/messages.js';
import type { ProviderOnCard } from '#web/generated/operations.ts';
import { LocalLink } from '#web/lib/local-path.tsx';
import { useLocale, useTexts } from '#web/lib/texts.tsx';
import { nextFreeLabel, shortFreeLabel } from './next-free-labels.ts';
import styles from './provider-card.module.css';

type CardTimesProps = { provider: ProviderOnCard; now: number };

/** The next free times, each the way to book it; a day is named once. */
export function CardTimes({ provider: { id, name, nextFreeTimes }, now }: CardTimesProps) {
  const t = useTexts();
  const locale = useLocale();
  return (
    <ul aria-label={t(m.search_times)} className={styles.times}>
      {nextFreeTimes.map(({ subServiceId, dateTimeFrom }, index) => {
        const isSameDay = nextFreeTimes[index - 1]?.dateTimeFrom.slice(0, 10) === dateTimeFrom.slice(0, 10);
        return (
          <li key={dateTimeFrom}>
            <LocalLink
              to={`/provider/${id}?${wayToBook(subServiceId, dateTimeFrom)}`}
              rel="nofollow"
              aria-label={`${nextFreeLabel(dateTimeFrom, now, locale)}, ${name}`}
              className={styles.time}
            >
              {index === 0 && <IconClock size={16} stroke={1.6} aria-hidden="true" />}
              {isSameDay ? dateTimeFrom.slice(11, 16) : shortFreeLabel(dateTimeFrom, now, locale)}
            </LocalLink>
          </li>
        );
      })}
    </ul>
  );
}

/** As `searchOfRequest` writes it, without its reading: whoever looks for a place does not carry the booking form's code. */
const wayToBook = (offer: number, at: string): string =>
  new URLSearchParams({ offer: String(offer), day: at.slice(0, 10), at }).toString();
