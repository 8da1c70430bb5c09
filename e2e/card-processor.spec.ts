import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { chooseTime, expectAccessible, giveDetails, journeys, query } from './setup/journey.ts';
import { expect, test } from './setup/test.ts';

const { town, databaseUrl, processorEndpoint } = journeys();
const SCRIPT = 'https://js.stripe.com/endive/stripe.js';

/** A directive's sources in a content security policy. */
function directive(policy: string, name: string): string[] {
  const found = policy.split('; ').find((part) => part.startsWith(`${name} `));
  return found?.split(' ').slice(1) ?? [];
}

test('the whole server with keys opens the processor on the payment page and nowhere else', async () => {
  const server = await startWithKeys();
  try {
    for (const path of ['/pay/abc', '/it/pay/abc', '/en/pay/abc']) {
      const { headers } = await fetch(server.address + path);
      const policy = headers.get('content-security-policy') ?? '';
      const stripe = (name: string) =>
        directive(policy, name).filter((source) => source.includes('stripe.com'));
      expect(stripe('script-src')).toEqual(['https://js.stripe.com', 'https://*.js.stripe.com']);
      expect(stripe('connect-src')).toEqual(['https://api.stripe.com']);
      expect(stripe('frame-src')).toEqual([
        'https://js.stripe.com',
        'https://*.js.stripe.com',
        'https://hooks.stripe.com',
      ]);
      expect(directive(policy, 'frame-ancestors')).toEqual(["'none'"]);
      // Wallets in the processor's frames ask by the browser's own payment sheet, and its frames work in no isolated page.
      expect(headers.get('permissions-policy')).not.toContain('payment');
      expect(headers.get('cross-origin-embedder-policy')).toBeNull();
    }
    for (const path of [
      '/',
      '/en/book',
      '/login',
      '/profile/payments',
      '/reservation-success',
      '/website-integration/1',
      '/payments',
      '/xx/pay/abc',
    ]) {
      const { headers } = await fetch(server.address + path, { redirect: 'manual' });
      expect(headers.get('content-security-policy') ?? '', path).not.toContain('stripe');
    }
    expect((await fetch(`${server.address}/pay/test-card`, { method: 'POST' })).status).not.toBe(200);
  } finally {
    await server.stop();
  }
});

test.describe("the processor's own form", () => {
  test.use({ baseURL: processorEndpoint });

  test('takes the card where the booking led to, under the policy of that page', async ({ page }) => {
    const processor = await pretendProcessor(page);
    await chooseTime(page, { provider: town.studio, days: 2, time: '15:00' });
    await giveDetails(page, 'processore@example.it');
    await page.getByRole('button', { name: /Paga 45,00/ }).click();
    await expect(page).toHaveURL(/\/pay\//);
    await expect(page.frameLocator('iframe[title="Carta"]').getByText('Numero della carta')).toBeVisible();
    await expectAccessible(page);
    const payAddress = page.url();
    const pay = page.getByRole('button', { name: /Paga 45,00/ });
    await pay.click();
    await expect(page.getByRole('alert').first()).toContainText(
      'La carta è stata rifiutata, dice il processore.',
    );
    processor.answer = 'pays';
    await pay.press('Enter');
    await expect.poll(() => processor.returnUrls).toEqual([payAddress, payAddress]);
    await expect(page).toHaveURL(/\/reservation-success/);

    const [opened] = processor.opened;
    expect(opened).toMatchObject({
      options: { locale: 'it', stripeAccount: `acct_journey${town.studio}` },
      kind: 'payment',
    });
    expect(opened?.publishableKey).toMatch(/^pk_test_/);
    expect(processor.violations).toEqual([]);
    const orders = await query<{ state: string }>(
      `select o.payment_state as state from orders o join people p on p.id = o.person_id where p.email = 'processore@example.it'`,
    );
    expect(orders).toEqual([{ state: 'fullyPaid' }]);
  });

  test('that does not load says so', async ({ page, faults }) => {
    faults.provoke(/net::ERR_FAILED .*stripe\.js/);
    await page.route('https://js.stripe.com/**', (route) => route.abort());
    await chooseTime(page, { provider: town.studio, days: 2, time: '16:00' });
    await giveDetails(page, 'senza-processore@example.it');
    await page.getByRole('button', { name: /Paga 45,00/ }).click();
    await expect(page.getByRole('alert').first()).toContainText(/pagamento/i);
    await expect(page.getByRole('button', { name: /Paga 45,00/ })).toBeDisabled();
  });
});

interface PretendedProcessor {
  answer: 'declines' | 'pays';
  /** With what the script was opened, each time. */
  opened: { publishableKey: string; options: object; kind: string }[];
  returnUrls: string[];
  violations: string[];
}

/**
 * Stands where the processor's addresses are: a script that frames its fields from its own origin, calls its own API and lets the
 * bank ask in a frame. The money is taken by the simulator.
 */
async function pretendProcessor(page: Page): Promise<PretendedProcessor> {
  const processor: PretendedProcessor = { answer: 'declines', opened: [], returnUrls: [], violations: [] };
  await page.exposeFunction(
    'noteOpened',
    (opened: PretendedProcessor['opened'][number]) => void processor.opened.push(opened),
  );
  await page.exposeFunction('noteViolation', (what: string) => void processor.violations.push(what));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      Reflect.get(window, 'noteViolation')(`${violatedDirective} ${blockedURI}`);
    });
  });
  await page.route(SCRIPT, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: PRETENDED_SCRIPT }),
  );
  await page.route('https://js.stripe.com/fields', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<label>Numero della carta <input></label>' }),
  );
  await page.route('https://hooks.stripe.com/bank', (route) =>
    route.fulfill({ contentType: 'text/html', body: 'La banca' }),
  );
  await page.route('https://api.stripe.com/confirm', async (route) => {
    const { clientSecret, returnUrl } = route.request().postDataJSON() as {
      clientSecret: string;
      returnUrl: string;
    };
    processor.returnUrls.push(returnUrl);
    if (processor.answer === 'pays') await payAtSimulator(page, returnUrl, clientSecret);
    const error =
      processor.answer === 'pays'
        ? undefined
        : { code: 'card_declined', message: 'La carta è stata rifiutata, dice il processore.' };
    await route.fulfill({ json: { error }, headers: { 'access-control-allow-origin': '*' } });
  });
  return processor;
}

const PRETENDED_SCRIPT = `
  const frame = (src, title) => Object.assign(document.createElement('iframe'), { src, title });
  window.Stripe = (publishableKey, options) => ({
    elements: ({ clientSecret }) => ({
      clientSecret,
      create: (kind) => {
        noteOpened({ publishableKey, options, kind });
        const fields = frame('https://js.stripe.com/fields', 'Carta');
        return { mount: (element) => element.append(fields), destroy: () => fields.remove() };
      },
    }),
    confirmPayment: async ({ elements, confirmParams }) => {
      const bank = frame('https://hooks.stripe.com/bank', 'Banca');
      await new Promise((resolve) => { bank.onload = resolve; document.body.append(bank); });
      bank.remove();
      const body = JSON.stringify({ clientSecret: elements.clientSecret, returnUrl: confirmParams.return_url });
      return (await fetch('https://api.stripe.com/confirm', { method: 'POST', body })).json();
    },
  });`;

/** The other door has the form that speaks to the simulator. */
async function payAtSimulator({ request }: Page, returnUrl: string, clientSecret: string): Promise<void> {
  const { origin, pathname } = new URL(returnUrl);
  const endpoint = origin.replace(/\d+$/, (port) => String(Number(port) - 1));
  const payload: { result: { orderId: number } } = JSON.parse(
    Buffer.from(pathname.split('/').at(-1) ?? '', 'base64url').toString(),
  );
  const card = { number: '4242424242424242', expMonth: '12', expYear: '34', cvc: '123' };
  const answer = await request.post(`${endpoint}/pay/test-card`, {
    headers: { origin: endpoint, 'sec-fetch-site': 'same-origin' },
    data: { orderId: payload.result.orderId, clientSecret, card },
  });
  expect(await answer.json()).toEqual({ kind: 'succeeded' });
}

/** The server as an operator starts it, with the processor's keys and a public address; it calls nobody while it starts. */
async function startWithKeys(): Promise<{ address: string; stop(): Promise<void> }> {
  const port = Number(new URL(processorEndpoint).port) + 1;
  const database = `with_keys_${process.pid}`;
  await query(`create database ${database}`);
  const ownUrl = new URL(databaseUrl);
  ownUrl.pathname = `/${database}`;
  const dataFolder = mkdtempSync(join(tmpdir(), 'radura-keys-'));
  const env = {
    PATH: process.env['PATH'],
    PORT: String(port),
    PUBLIC_URL: 'https://radura.example',
    SECRET: 'a secret for journeys, long enough to be one',
    DATABASE_URL: ownUrl.href,
    DATA_FOLDER: dataFolder,
    LOG_LEVEL: 'warn',
    SMTP_URL: 'smtp://127.0.0.1:9',
    STRIPE_SECRET_KEY: 'sk_live_of_nobody',
    STRIPE_PUBLISHABLE_KEY: 'pk_live_of_nobody',
    STRIPE_WEBHOOK_SECRETS: 'whsec_platform',
    STRIPE_CONNECT_WEBHOOK_SECRETS: 'whsec_connect',
  };
  const server = spawn(process.execPath, ['server/main.ts'], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  const address = `http://127.0.0.1:${port}`;
  await expect
    .poll(
      () =>
        fetch(`${address}/readyz`).then(
          ({ status }) => status,
          () => 0,
        ),
      { timeout: 40_000 },
    )
    .toBe(200);
  return {
    address,
    async stop() {
      server.kill('SIGTERM');
      if (server.exitCode === null) await once(server, 'exit');
      await query(`drop database ${database} with (force)`);
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
}
