import { useLocation, useNavigation } from 'react-router';
import { readBookingRequest } from './booking-request.ts';
import type { BookingRequest } from './booking-request.ts';

/** What is being fetched or booked right now, so that a choice shows at once. */
export function useBookingNavigation(): { pending: BookingRequest | null; isBusy: boolean } {
  const { state, location, formMethod } = useNavigation();
  const { pathname } = useLocation();
  const isSubmitting = state !== 'idle' && formMethod === 'POST';
  const isChoosing = state === 'loading' && !isSubmitting && location.pathname === pathname;
  return {
    pending: isChoosing ? readBookingRequest(new URLSearchParams(location.search)) : null,
    isBusy: isSubmitting,
  };
}
