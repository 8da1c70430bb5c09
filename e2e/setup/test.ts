import type { BrowserContext } from '@playwright/test';
import { test as base } from '@playwright/test';

export { expect } from '@playwright/test';

/** What goes wrong in the browser on purpose. */
export interface Faults {
  /** @param provoked what the browser says of it, as a pattern of one of `what went wrong` */
  expect(provoked: RegExp): void;
}

/** The browser's word for any answer of 400 and above; the ones that no journey is meant to see are 5xx. */
const REFUSED = /^console: Failed to load resource: the server responded with a status of 4\d\d /;
/** Whoever goes on before a page is there leaves its requests behind. */
const LEFT_BEHIND = /net::ERR_ABORTED/;

/** Every journey's: it fails with any error in a console, any request that fails, and any exception on a page, in whichever of its browsers. */
export const test = base.extend<{ faults: Faults }>({
  faults: [
    async ({ browser }, use) => {
      const seen: string[] = [];
      const provoked: RegExp[] = [];
      const watch = (context: BrowserContext): void => {
        context.on('console', (message) => {
          if (message.type() === 'error') seen.push(`console: ${message.text()} at ${message.location().url}`);
        });
        context.on('weberror', (thrown) => seen.push(`exception: ${thrown.error().message}`));
        context.on('requestfailed', (request) => seen.push(`request: ${request.failure()?.errorText} ${request.method()} ${request.url()}`));
      };
      browser.on('context', watch);
      await use({ expect: (pattern) => void provoked.push(pattern) });
      browser.off('context', watch);
      const wrong = seen.filter((fault) => !LEFT_BEHIND.test(fault) && !provoked.some((pattern) => pattern.test(fault)));
      if (process.env['FAULTS_FILE']) (await import('node:fs')).appendFileSync(process.env['FAULTS_FILE'], wrong.map((one) => `${base.info().titlePath.join(' › ')} :: ${one}\n`).join(''));
      else base.expect(wrong, 'what went wrong in the browser').toEqual([]);
    },
    { auto: true },
  ],
});
