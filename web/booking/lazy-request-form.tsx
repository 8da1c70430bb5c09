import { lazyPart } from '#web/lib/lazy-part.ts';

/** Few providers show it, and every provider's page would carry it. */
export const RequestForm = lazyPart(async () => (await import('./request-form.tsx')).RequestForm);
