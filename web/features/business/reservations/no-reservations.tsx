import * as m from '#contracts/texts/messages.js';
import { useTexts } from '#web/lib/texts.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { useCenterPath, useMay } from '../center/own-center.tsx';
import { isFiltered, RESERVATION_ADDRESS } from './reservation-address.ts';
import type { ReservationAddress } from './reservation-address.ts';

/** In place of the rows: the list failed, nothing fits the filters, or nobody has booked yet. */
export function NoReservations({ asked, hasFailed }: { asked: ReservationAddress; hasFailed: boolean }) {
  const t = useTexts();
  const here = useCenterPath()('reservations');
  const seesAll = useMay('takePayments');
  if (hasFailed) {
    return (
      <EmptyState headingLevel={2} title={t(m.reservations_failed_title)} text={t(m.center_failed_text)}>
        <ButtonLink to={here + RESERVATION_ADDRESS.searchOf(asked)} look="secondary">
          {t(m.center_again)}
        </ButtonLink>
      </EmptyState>
    );
  }
  if (isFiltered(asked)) {
    return (
      <EmptyState
        headingLevel={2}
        title={t(m.reservations_nothing_found_title)}
        text={t(m.reservations_nothing_found_text)}
      >
        <ButtonLink to={here} look="secondary">
          {t(m.kit_filter_none)}
        </ButtonLink>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      headingLevel={2}
      title={t(m.reservations_none_title)}
      text={t(seesAll ? m.reservations_none_text : m.reservations_none_own_text)}
    />
  );
}
