import type { Client } from 'graphql-ws';
import { pathWithoutLocale } from '#contracts/languages.ts';
import { areaOfPath } from '#contracts/roles.ts';

/** The line is asked whether it lives so often, and given up when it does not say so in time. */
const ASK_EVERY_MS = 15_000;
const LONGEST_SILENCE_MS = 5_000;
const TRY_AGAIN_MS = { first: 1_000, longest: 30_000 };

/** A line to the server for the area of the page that is shown; it is taken up again whenever it breaks. @returns null where there can be none */
export async function openLiveClient(): Promise<Client | null> {
  const found = await import('graphql-ws').catch(() => null);
  if (!found) return null;
  let silence: ReturnType<typeof setTimeout> | undefined;
  const area = areaOfPath(pathWithoutLocale(window.location.pathname));
  const client = found.createClient({
    url: `${window.location.origin.replace(/^http/, 'ws')}/graphql${area === 'public' ? '?area=public' : ''}`,
    keepAlive: ASK_EVERY_MS,
    retryAttempts: Number.POSITIVE_INFINITY,
    // All but a refusal, which the library itself takes for final, may pass.
    shouldRetry: () => true,
    retryWait: untilItMakesSense,
    on: {
      ping: (isTheirs) => {
        if (!isTheirs) silence = setTimeout(() => client.terminate(), LONGEST_SILENCE_MS);
      },
      pong: (isTheirs) => {
        if (isTheirs) clearTimeout(silence);
      },
      closed: () => clearTimeout(silence),
    },
  });
  return client;
}

/** Ever longer, never all browsers at once; at once when the browser is back on the line. */
async function untilItMakesSense(retries: number): Promise<void> {
  const wait = Math.min(TRY_AGAIN_MS.first * 2 ** retries, TRY_AGAIN_MS.longest);
  await new Promise<void>((resolve) => {
    const done = (): void => {
      clearTimeout(timer);
      window.removeEventListener('online', done);
      resolve();
    };
    const timer = setTimeout(done, wait * (0.5 + Math.random() / 2));
    window.addEventListener('online', done);
  });
}
