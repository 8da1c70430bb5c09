import { useLocation, useNavigation } from 'react-router';
import { readBookingWish } from './booking-wish.ts';
import type { BookingWish } from './booking-wish.ts';

/** What is being fetched or booked right now, so that a choice shows at once. */
export function useBookingNavigation(): { pending: BookingWish | null; isBusy: boolean } {
  const { state, location, formMethod } = useNavigation();
  const { pathname } = useLocation();
  const isSubmitting = state !== 'idle' && formMethod === 'POST';
  const isChoosing = state === 'loading' && !isSubmitting && location.pathname === pathname;
  return {
    pending: isChoosing ? readBookingWish(new URLSearchParams(location.search)) : null,
    isBusy: isSubmitting,
  };
}
