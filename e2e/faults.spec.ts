import { expectAccessible } from './setup/journey.ts';
import { expect, test } from './setup/test.ts';

// Or what watches the journeys sees nothing.
test('faults of every kind are seen, in whichever browser, and what is not accessible is found', async ({
  page,
  browser,
  faults,
}) => {
  faults.provoke(/something broke/);
  faults.provoke(/exception: .*not a function/);
  faults.provoke(/request: net::ERR_FAILED .*\/lost$/);
  faults.provoke(/console: .*ERR_FAILED at .*\/lost$/);
  faults.provoke(/404 .* at .*\/nowhere$/);
  await page.goto('/it/nowhere');
  await page.route('**/lost', (route) => route.abort());
  await page.evaluate(() => fetch('/lost').catch(() => console.error('something broke')));
  const other = await (await browser.newContext()).newPage();
  const thrown = other.context().waitForEvent('weberror');
  await other.evaluate(() => void setTimeout(() => Reflect.apply(Reflect.get(window, 'missing'), null, [])));
  await thrown;
  await other.setContent(
    `<!doctype html><html lang="it"><title>Prova</title><iframe title="Dentro" srcdoc="<html lang='it'><title>Dentro</title><input>"></iframe></html>`,
  );
  await expect(expectAccessible(other)).rejects.toThrow('label');
});

test.fail('a fault that nobody provoked fails a journey', async ({ page }) => {
  await page.evaluate(() => console.error('something broke'));
});

test.fail('what a journey provokes has to come about', async ({ page, faults }) => {
  faults.provoke(/ERR_INTERNET_DISCONNECTED/);
  await page.goto('/it/about');
});
