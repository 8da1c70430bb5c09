import { lazy } from 'react';

/**
 * The request form in a file of its own: few providers show it, and every provider's page would carry it. It stands outside
 * any Suspense boundary, so the server waits for it and pages without scripts have it too.
 */
export const RequestForm = lazy(async () => ({ default: (await import('./request-form.tsx')).RequestForm }));
