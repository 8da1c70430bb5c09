import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { aDeskCenter, comeIn, signInAsCustomerOf } from './setup/desk-center.ts';
import { expectAccessible, untilAlive } from './setup/journey.ts';
import { NARROW, picture } from './setup/screens.ts';
import { expect, test } from './setup/test.ts';

test('a customer records a voice note, and the desk hears it', async ({ browser }) => {
  const center = await aDeskCenter({ center: 'Corte delle Voci', person: 'Viola Voce' });
  const hers = await browser.newContext({ viewport: NARROW });
  const page = await hers.newPage();
  await signInAsCustomerOf(page, center);
  await page.goto(`/it/chat?provider=${center.id}&chat=new`);
  await untilAlive(page);
  const text = page.getByRole('textbox', { name: 'Scrivi un messaggio' });
  await text.fill('Vi spiego a voce');
  await text.press('Enter');
  await expect(page.getByRole('log')).toContainText('Vi spiego a voce');

  const record = page.getByRole('button', { name: 'Registra una nota vocale' });
  await record.click();
  await expect(page.getByText('Registrazione in corso')).toBeAttached();
  await picture(page, 'voice-recording-390');
  await page.getByRole('button', { name: 'Ferma la registrazione' }).click();
  await expect(page.getByLabel('Nota vocale da inviare')).toBeVisible();
  await expectAccessible(page);
  await picture(page, 'voice-recorded-390');
  await page.getByRole('button', { name: 'Elimina la nota' }).click();
  await expect(page.getByLabel('Nota vocale da inviare')).toHaveCount(0);
  await record.click();
  // A fake microphone beeps once a second
  await page.waitForTimeout(1_500);
  await page.getByRole('button', { name: 'Ferma la registrazione' }).click();
  await page.getByRole('button', { name: 'Invia la nota' }).click();
  await expect(page.getByRole('log').getByLabel(/^Nota vocale di/)).toBeVisible();
  await expect(page.getByText('In invio')).toBeHidden();

  const desk = await (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage();
  await comeIn(desk, center);
  await desk.goto(`/it/business/${center.id}/messages`);
  await untilAlive(desk);
  await desk.getByRole('list', { name: 'Conversazioni' }).getByRole('link').click();
  const player = desk.getByRole('log').getByLabel(/^Nota vocale di/);
  // Its bytes are fetched at the first play, which is broken off for that
  await player.evaluate((audio: HTMLAudioElement) => void audio.play().catch(() => undefined));
  await expect.poll(() => player.evaluate((audio: HTMLAudioElement) => audio.currentTime)).toBeGreaterThan(0);
  await expectAccessible(desk);
  await picture(desk, 'voice-1280');
  await desk.context().close();
  await hers.close();
});

test('a customer sends a photo and a file, and the desk downloads them', async ({ page, browser }) => {
  const center = await aDeskCenter({ center: 'Corte delle Carte', person: 'Carla Carta' });
  await page.setViewportSize(NARROW);
  await signInAsCustomerOf(page, center);
  await page.goto(`/it/chat?provider=${center.id}&chat=new`);
  await untilAlive(page);
  const text = page.getByRole('textbox', { name: 'Scrivi un messaggio' });
  await text.fill('Ecco la prescrizione');
  await text.press('Enter');
  await expect(page.getByRole('log')).toContainText('Ecco la prescrizione');

  // It is there at once, while the upload waits
  let goOn = (): void => {};
  const waits = new Promise<void>((resolve) => (goOn = resolve));
  await page.route(/\/media\/files\//, async (route) => {
    await waits;
    await route.continue();
  });
  const photo = await sharp({ create: { width: 1200, height: 900, channels: 3, background: '#3a7' } })
    .png()
    .toBuffer();
  const chosen = page.getByRole('button', { name: 'Allega un file' });
  const choosing = page.waitForEvent('filechooser');
  await chosen.click();
  await (await choosing).setFiles({ name: 'Ginocchio.png', mimeType: 'image/png', buffer: photo });
  await expect(page.getByRole('log').getByRole('img', { name: 'Ginocchio.png' })).toBeVisible();
  await expect(page.getByText('In invio')).toBeVisible();
  await expect(page.getByTitle('Scarica immagine')).toHaveCount(0);
  goOn();
  await expect(page.getByTitle('Scarica immagine')).toBeVisible();
  await expect(page.getByText('In invio')).toBeHidden();
  await expect(page.getByRole('log').getByRole('img')).toHaveCount(1);
  const pdf = { name: 'orari 2027.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') };
  await page.locator('input[type=file]').setInputFiles(pdf);
  await expect(page.getByRole('link', { name: 'Scarica orari 2027.pdf' })).toBeVisible();
  await expectAccessible(page);
  await picture(page, 'chat-files-390');

  // One that is too large leaves without a word
  const large = { ...pdf, name: 'grande.bin', buffer: Buffer.alloc(25 * 1024 * 1024 + 1) };
  await page.locator('input[type=file]').setInputFiles(large);
  await expect(page.getByText('grande.bin')).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);

  const desk = await (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage();
  await comeIn(desk, center);
  await desk.goto(`/it/business/${center.id}/messages`);
  await untilAlive(desk);
  await desk.getByRole('list', { name: 'Conversazioni' }).getByRole('link').click();
  const loaded = desk.getByRole('log').getByRole('img', { name: 'Ginocchio' });
  await expect.poll(() => loaded.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(480);
  await picture(desk, 'chat-files-1280');
  const [saved] = await Promise.all([
    desk.waitForEvent('download'),
    desk.getByTitle('Scarica immagine').click(),
  ]);
  expect(saved.suggestedFilename()).toBe('Ginocchio.jpg');
  expect((await sharp(await readFile(await saved.path())).metadata()).format).toBe('jpeg');
  const [file] = await Promise.all([
    desk.waitForEvent('download'),
    desk.getByRole('link', { name: 'Scarica orari 2027.pdf' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('orari 2027.pdf');

  const own = page.getByRole('listitem').filter({ has: page.getByTitle('Scarica immagine') });
  await own.locator('summary').click();
  await own.getByRole('button', { name: 'Elimina' }).click();
  await expect(desk.getByTitle('Scarica immagine')).toHaveCount(0);
  await desk.context().close();
});
