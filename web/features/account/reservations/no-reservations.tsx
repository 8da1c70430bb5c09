import * as m from '#contracts/texts/messages.js';
import { useLocalPath } from '#web/lib/local-path.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { RESERVATION_ADDRESS } from './reservation-filters.ts';
import type { ReservationAddress } from './reservation-filters.ts';

const UPCOMING = [m.mybookings_none_upcoming_title, m.mybookings_none_upcoming] as const;
const COMPLETED = [m.mybookings_none_completed_title, m.mybookings_none_completed] as const;
const OF_TYPE = {
  course: [m.mybookings_none_courses_title, m.mybookings_none_courses],
  event: [m.mybookings_none_events_title, m.mybookings_none_events],
  video: [m.mybookings_none_videos_title, m.mybookings_none_videos],
} as const;

/** An empty list says why and where to go on (specification section 2). */
export function NoReservations({ address }: { address: ReservationAddress }) {
  const t = useTexts();
  const localPath = useLocalPath();
  const { status, type } = address;
  const isNarrowed = type === 'course' || type === 'event' || type === 'video';
  const [title, text] = isNarrowed ? OF_TYPE[type] : status === 'upcoming' ? UPCOMING : COMPLETED;
  return (
    <EmptyState title={t(title)} text={t(text)}>
      <ButtonLink to={localPath('/book')}>{t(m.mybookings_find)}</ButtonLink>
      {isNarrowed && (
        <ButtonLink to={RESERVATION_ADDRESS.searchOf({ ...address, type: 'all', page: 1 })} look="secondary">
          {t(m.mybookings_show_all)}
        </ButtonLink>
      )}
    </EmptyState>
  );
}
