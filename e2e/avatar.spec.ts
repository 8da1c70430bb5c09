import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { signInAs } from './setup/account.ts';
import { expectAccessible, untilAlive } from './setup/journey.ts';
import { expect, test } from './setup/test.ts';

/** A photo of some megabytes, since noise cannot be made smaller. */
function photo(): Promise<Buffer> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 40 };
  return sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#9dbe9c', noise } })
    .jpeg()
    .toBuffer();
}

/** Drops files of these names and types on the panel. */
async function drop(page: Page, files: readonly (readonly [name: string, type: string])[]): Promise<void> {
  const dataTransfer = await page.evaluateHandle((all) => {
    const transfer = new DataTransfer();
    for (const [name, type] of all) transfer.items.add(new File(['x'], name, { type }));
    return transfer;
  }, files);
  await page.getByRole('region', { name: 'La tua foto' }).dispatchEvent('drop', { dataTransfer });
}

async function slowDown(page: Page, uploadBytesPerSecond: number): Promise<void> {
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 5,
    downloadThroughput: -1,
    uploadThroughput: uploadBytesPerSecond,
  });
}

test('somebody gives themselves a picture: one image alone, cropped by keyboard, sent with its progress, removed again', async ({
  page,
  faults,
}) => {
  faults.provoke(/net::ERR_FAILED .*\/media\/files\//);
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAs(page, 'ritratto@example.it');
  await page.goto('/it/profile/details');
  // What is dropped before the page's scripts are there falls into the browser's own hands.
  await expect(page.locator('[data-authentication]')).toHaveAttribute('data-authentication', 'loggedIn');
  await untilAlive(page);
  const panel = page.getByRole('region', { name: 'La tua foto' });
  const dialog = page.getByRole('dialog');
  await expect(panel.getByRole('img')).toHaveCount(0);

  await drop(page, [
    ['io.jpg', 'image/jpeg'],
    ['tu.jpg', 'image/jpeg'],
  ]);
  await expect(panel.getByRole('alert')).toHaveText('Una foto sola, per favore: ne hai scelte 2.');
  await drop(page, [['cv.pdf', 'application/pdf']]);
  await expect(panel.getByRole('alert')).toContainText('“cv.pdf” non è una foto che possiamo usare');
  const chooser = panel.locator('input[type=file]');
  await chooser.setInputFiles({
    name: 'rotta.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from('no picture'),
  });
  await expect(dialog.getByRole('alert')).toContainText('Non riusciamo ad aprire questa foto');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await chooser.setInputFiles({ name: 'io.jpg', mimeType: 'image/jpeg', buffer: await photo() });
  const crop = dialog.getByRole('group', { name: /Ritaglio della foto/ });
  await crop.focus();
  await page.keyboard.press('ArrowRight');
  await dialog.getByRole('slider', { name: 'Ingrandimento' }).focus();
  await page.keyboard.press('ArrowRight');
  await expectAccessible(page);

  // A line that breaks, and one that is called off: the crop is still there, and nothing was published.
  await page.route('**/media/files/**', (route) => route.abort());
  await dialog.getByRole('button', { name: 'Salva la foto' }).click();
  await expect(dialog.getByRole('alert')).toContainText('La foto non è arrivata');
  await page.unroute('**/media/files/**');
  await slowDown(page, 200_000);
  await dialog.getByRole('button', { name: 'Riprova' }).click();
  await expect
    .poll(() => dialog.getByRole('progressbar').getAttribute('value').then(Number))
    .toBeGreaterThan(0);
  await dialog.getByRole('button', { name: 'Annulla' }).last().click();
  await expect(dialog.getByRole('progressbar')).toBeHidden();

  await page.evaluate(() => {
    const seen: number[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => {
      const bar = document.querySelector('progress[value][aria-labelledby]');
      if (bar) seen.push(Number(bar.getAttribute('value')));
    }).observe(document.body, { subtree: true, childList: true, attributes: true });
  });
  await dialog.getByRole('button', { name: 'Salva la foto' }).click();
  await expect(page.getByText('La tua foto è cambiata')).toBeVisible({ timeout: 30_000 });
  await expect(dialog).toBeHidden();
  const percents = await page.evaluate(() => (window as unknown as { seen: number[] }).seen); // put there above
  expect(percents).toEqual(percents.toSorted((one, other) => one - other));
  expect(new Set(percents).size).toBeGreaterThan(3);
  // The hundredth may give way at once to the server's work.
  expect(percents.at(-1)).toBeGreaterThan(80);

  await slowDown(page, -1);
  const picture = panel.locator('img');
  await expect(picture).toHaveAttribute('src', /\/media\/avatars\/[0-9a-f]{40}\/512\.webp$/);
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(512);

  await panel.getByRole('button', { name: 'Rimuovi la foto' }).click();
  await expect(dialog.getByRole('button', { name: 'Lasciala' }).last()).toBeFocused();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Rimuovi la foto' }).click();
  await expect(picture).toHaveCount(0);
});
