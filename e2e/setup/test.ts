import type { BrowserContext } from '@playwright/test';
import { expect, test as base } from '@playwright/test';

export { expect };

/** What goes wrong in the browsers of one journey. */
export interface Faults {
  /** Names what the journey provokes. It must come about. @param what a part of what is told, e.g. `404 (Not Found) at …/nope` */
  provoke(what: RegExp): void;
}

/** Whoever goes on before a page is there leaves its requests behind. */
const LEFT_BEHIND = /^request: net::ERR_ABORTED /;
/** The scripts of a page, in a browser without: what its policy forbids is told in the console as well. */
const WITHOUT_SCRIPTS = /^request: csp /;

/** A journey fails with any error in a console, any exception on a page and any request that fails, in whichever of its browsers; all of them are closed with it. */
export const test = base.extend<{ faults: Faults }>({
  faults: [
    async ({ browser }, use) => {
      const seen: string[] = [];
      const provoked: RegExp[] = [];
      const opened: BrowserContext[] = [];
      const watch = (context: BrowserContext): void => {
        opened.push(context);
        context.on('console', (message) => {
          if (message.type() === 'error')
            seen.push(`console: ${message.text()} at ${message.location().url}`);
        });
        context.on('weberror', (thrown) => seen.push(`exception: ${thrown.error().message}`));
        context.on('requestfailed', (request) =>
          seen.push(`request: ${request.failure()?.errorText} ${request.method()} ${request.url()}`),
        );
      };
      browser.on('context', watch);
      await use({ provoke: (what) => void provoked.push(what) });
      browser.off('context', watch);
      // A page that is left open goes on in its sockets and clocks, beside all journeys after it.
      await Promise.all(opened.map((context) => context.close()));
      const known = [LEFT_BEHIND, WITHOUT_SCRIPTS, ...provoked];
      const faults = seen.filter((fault) => !known.some((pattern) => pattern.test(fault)));
      const missing = provoked.filter((pattern) => !seen.some((fault) => pattern.test(fault)));
      expect({ faults, missing }, 'what went wrong in the browser, and what should have').toEqual({
        faults: [],
        missing: [],
      });
    },
    { auto: true },
  ],
});
