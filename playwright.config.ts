import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

const CHROMIUM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find((path) => existsSync(path));
if (!CHROMIUM) {
  throw new Error('The browser journeys need Chromium. On Debian: apt-get install chromium fonts-liberation fonts-noto-color-emoji');
}

const PORT = process.env['E2E_PORT'] ?? '24100';

/** A person's journeys in a real browser, against the whole product on a database of its own. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  webServer: {
    // Node runs the server as in production; Playwright's own loader only ever sees the journeys.
    command: 'node e2e/setup/serve-product.ts',
    url: `http://localhost:${PORT}/readyz`,
    env: { PORT },
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    stdout: 'ignore',
    stderr: 'pipe',
  },
  workers: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    baseURL: `http://localhost:${PORT}`,
    browserName: 'chromium',
    locale: 'it-IT',
    timezoneId: 'Europe/Rome',
    launchOptions: {
      executablePath: CHROMIUM,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
    screenshot: 'only-on-failure',
    // Recording takes a third of the time: `TRACE=yes` where a picture and the page's outline do not tell enough.
    trace: process.env['TRACE'] ? 'retain-on-failure' : 'off',
  },
});
