import { test } from './setup/test.ts';

// Each has to fail, or what watches the journeys sees nothing.
test.fail('an error in the console fails a journey', async ({ page }) => {
  await page.evaluate(() => console.error('something broke'));
});

test.fail('an exception on a page of another browser fails it', async ({ browser }) => {
  const other = await (await browser.newContext()).newPage();
  const thrown = other.context().waitForEvent('weberror');
  await other.evaluate(() => void setTimeout(() => Reflect.apply(Reflect.get(window, 'missing'), null, [])));
  await thrown;
});

test.fail('a request that fails, fails it', async ({ page }) => {
  await page.route('**/assets/**', (route) => route.abort());
  await page.goto('/it/about');
});

test.fail('what it names has to come about', async ({ page, faults }) => {
  faults.provoke(/ERR_INTERNET_DISCONNECTED/);
  await page.goto('/it/about');
});

test('what it names does not fail it', async ({ page, faults }) => {
  faults.provoke(/404 .* at .*\/nowhere$/);
  await page.goto('/it/nowhere');
});
