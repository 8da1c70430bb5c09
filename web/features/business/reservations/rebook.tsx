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

type RebookProps = { of: Rebooked; visit: LocalDate; today: LocalDate; look?: 'secondary' | 'quiet' };

/** The same again in a week or in four: each opens the form of a new booking, filled, where Enter books. */
export function Rebook({ of, visit, today, look = 'secondary' }: RebookProps) {
  const t = useTexts();
  const locale = useLocale();
  const form = useCenterPath()('reservations/new');
  const { pathname, search } = useLocation();
  if (!useMay('changeReservations')) return null;
  return REBOOK_WEEKS.map((weeks) => {
    const date = dateOfRebooking(visit, weeks, today);
    return (
      <ButtonLink key={weeks} to={form + rebookSearch(of, date, pathname + search)} look={look}>
        {t(WORDS[weeks], { date: `${shortWeekday(date, locale)} ${formatDate(date).slice(0, 5)}` })}
      </ButtonLink>
    );
  });
}
