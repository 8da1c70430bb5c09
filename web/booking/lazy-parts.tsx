import { lazy } from 'react';

const fetchDetailsForm = () => import('./details-form.tsx');

/**
 * The second step in a file of its own, as lazy-request-form.tsx: whoever only looks around need not carry it. The step
 * before it waits for it as for the data, since all navigation is a transition.
 */
export const DetailsForm = lazy(async () => ({ default: (await fetchDetailsForm()).DetailsForm }));

/** Has it there before it is needed. One that cannot be had yet is asked for again when it is shown. */
export function fetchDetailsFormAhead(): void {
  fetchDetailsForm().catch(() => undefined);
}

/** The places that wait for their payment: hardly anybody who looks at a provider has one. */
export const OpenHolds = lazy(async () => ({ default: (await import('./holds/open-holds.tsx')).OpenHolds }));
