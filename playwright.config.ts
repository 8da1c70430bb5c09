import { defineConfig } from '@playwright/test';
import { findBrowser } from './scripts/find-browser.ts';
import { ownTown, portOf, WORKERS } from './e2e/setup/places.ts';

const browser = findBrowser();
if (!browser) {
  throw new Error(
    'The browser journeys need Chromium. On Linux (x64) `npm test` brings one; on other systems name one by CHROMIUM=/path/to/chrome',
  );
}

/** A person's journeys in a real browser, against the whole product on a database of its own. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  webServer: {
    // Node runs the server as in production; Playwright's own loader only ever sees the journeys.
    command: 'node e2e/setup/serve-product.ts',
    url: `http://localhost:${portOf(0, 'product')}/readyz`,
    timeout: 240_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    stdout: 'ignore',
    stderr: 'pipe',
  },
  workers: WORKERS,
  // No journey needs another one before it.
  fullyParallel: true,
  timeout: 120_000,
  // On a machine of others a journey may be held up by what else runs there; here each failure is looked at (docs/decisions/0107).
  retries: process.env['CI'] ? 1 : 0,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    // Read anew by each process.
    baseURL: `http://localhost:${portOf(ownTown(), 'product')}`,
    browserName: 'chromium',
    locale: 'it-IT',
    timezoneId: 'Europe/Rome',
    // No journey is about motion, and each would wait for it.
    contextOptions: { reducedMotion: 'reduce' },
    // It would stand before the requests that a journey loses; the journey about it allows it.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: browser.path,
      env: { ...process.env, ...browser.env },
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // A microphone that beeps, and a question about it that is answered.
        '--use-fake-device-for-media-stream',
        '--use-fake-ui-for-media-stream',
      ],
    },
    screenshot: 'only-on-failure',
    // Recording takes a third of the time: `TRACE=yes` where a picture and the page's outline do not tell enough.
    trace: process.env['TRACE'] ? 'retain-on-failure' : 'off',
  },
});
