import { lazy } from 'react';

/** In a file of its own, as lazy-request-form.tsx: hardly anybody who looks at a provider has a place to pay for. */
export const OpenHolds = lazy(async () => ({ default: (await import('./open-holds.tsx')).OpenHolds }));
