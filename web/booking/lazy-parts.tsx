import { fetchAhead, lazyPart } from '#web/lib/lazy-part.ts';
// Stands on the first screen where there are sessions
import './classes/week-sessions.module.css';
import './classes/sign-up.module.css';

const fetchWhenStep = async () => (await import('./when-step.tsx')).WhenStep;
const fetchDetailsForm = async () => (await import('./details-form.tsx')).DetailsForm;
const fetchBookingResult = async () => (await import('./booking-result.tsx')).BookingResult;

/** The two steps of a booking and what came of it: who has chosen no service carries none of them. */
export const WhenStep = lazyPart(fetchWhenStep);
export const DetailsForm = lazyPart(fetchDetailsForm);
export const BookingResult = lazyPart(fetchBookingResult);

/** Once a service is chosen: the first step comes beside its times, the others before they are needed. */
export function fetchStepsAhead(): void {
  fetchAhead(fetchWhenStep);
  fetchAhead(fetchDetailsForm);
  fetchAhead(fetchBookingResult);
}

/** The sessions of a week: most providers have none. */
export const WeekSessions = lazyPart(async () => (await import('./classes/week-sessions.tsx')).WeekSessions);

/** The places that wait for their payment: hardly anybody who looks at a provider has one. */
export const OpenHolds = lazyPart(async () => (await import('./holds/open-holds.tsx')).OpenHolds);
