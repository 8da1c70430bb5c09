import { useLocation } from 'react-router';
import { formatDate } from '#contracts/format.ts';
import * as m from '#contracts/texts/messages.js';
import type { LocalDate } from '#contracts/time.ts';
import { shortWeekday } from '#web/booking/shown-times.ts';
import { useLocale, useTexts } from '#web/lib/texts.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { useCenterPath, useMay } from '../center/own-center.tsx';
import { dateOfRebooking, REBOOK_WEEKS, rebookSearch } from './rebook-address.ts';
import type { Rebooked } from './rebook-address.ts';

const WORDS = { 1: m.reservation_acts_rebook_week, 4: m.reservation_acts_rebook_four } as const;

type RebookProps = {
  of: Rebooked;
  visit: LocalDate;
  today: LocalDate;
  /** The date alone is shown, where it is said beside what it is. */
  isShort?: boolean;
};

/** The same again in a week or in four: each opens the form of a new booking, filled, where Enter books. */
export function Rebook({ of, visit, today, isShort = false }: RebookProps) {
  const t = useTexts();
  const locale = useLocale();
  const form = useCenterPath()('reservations/new');
  const { pathname, search } = useLocation();
  if (!useMay('changeReservations')) return null;
  return REBOOK_WEEKS.map((weeks) => {
    const date = dateOfRebooking(visit, weeks, today);
    const shown = `${shortWeekday(date, locale)} ${formatDate(date).slice(0, 5)}`;
    const words = t(WORDS[weeks], { date: shown });
    return (
      <ButtonLink
        key={weeks}
        to={form + rebookSearch(of, date, pathname + search)}
        aria-label={words}
        look={isShort ? 'quiet' : 'secondary'}
      >
        {isShort ? shown : words}
      </ButtonLink>
    );
  });
}
