import { join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { aDeskCenter, comeIn } from './setup/desk-center.ts';
import { expectAccessible, query } from './setup/journey.ts';
import { NARROW, open, picture, wholePicture } from './setup/screens.ts';
import { expect, test } from './setup/test.ts';

const FILM = join(import.meta.dirname, '../server/demo/films/breathing.mp4');

/** A center whose package has videos, and which visitors see. */
async function aCenterWithVideos(name: string) {
  const center = await aDeskCenter({ center: name, person: `Ada ${name}` });
  await query('update package_subscriptions set package_id = 3 where provider_id = $1', [center.id]);
  await query('update providers set publish_online = true where id = $1', [center.id]);
  return center;
}

const photo = () =>
  sharp({ create: { width: 1280, height: 800, channels: 3, background: '#1F5C49' } })
    .jpeg()
    .toBuffer();

const isPlaying = (page: Page) =>
  page.locator('video').evaluate(async (video: HTMLVideoElement) => {
    video.muted = true;
    await video.play();
    return video.duration > 0 && video.error === null;
  });

test('an owner makes a course, sends a film, publishes it, and a visitor watches it', async ({
  page,
  browser,
}) => {
  const center = await aCenterWithVideos('Casa dei Film');
  await comeIn(page, center);
  const products = `/it/business/${center.id}/products`;
  await open(page, products);
  await picture(page, 'products-none');
  await open(page, `${products}/new`);
  await picture(page, 'product-new');
  await page.getByRole('textbox', { name: 'Nome' }).fill('Respirare bene');
  await page.getByRole('textbox', { name: 'Descrizione' }).fill('Dieci respiri al giorno.\n\nSenza fretta.');
  await page.getByRole('textbox', { name: 'Prezzo' }).fill('20');
  await page.getByRole('button', { name: 'Crea e aggiungi i file' }).click();
  await expect(page.getByRole('heading', { name: 'Respirare bene' })).toBeVisible();

  await page.getByRole('button', { name: 'Aggiungi una sezione' }).click();
  await page.getByRole('textbox', { name: 'Nome della sezione' }).fill('Per cominciare');
  await page.getByRole('dialog').getByRole('button', { name: 'Salva' }).click();
  await page.getByLabel('Aggiungi file a Per cominciare').setInputFiles(FILM);
  await expect(page.getByText('Pronto').first()).toBeVisible();
  await page
    .getByLabel('Immagine', { exact: true })
    .setInputFiles({ name: 'foto.jpg', mimeType: 'image/jpeg', buffer: await photo() });
  await expect(page.getByText('Sostituisci').first()).toBeVisible();
  await expectAccessible(page);
  await wholePicture(page, 'product');
  await page.setViewportSize(NARROW);
  await wholePicture(page, 'product-narrow');
  await page.getByRole('button', { name: 'Pubblica' }).click();
  await expect(page.getByText('Pubblicato').first()).toBeVisible();
  await open(page, products);
  await picture(page, 'products-narrow');

  const visitor = await (await browser.newContext()).newPage();
  await open(visitor, '/it/video-courses');
  await picture(visitor, 'video-courses');
  await visitor.getByRole('link', { name: 'Respirare bene' }).click();
  await expect(visitor.getByRole('heading', { level: 1, name: 'Respirare bene' })).toBeVisible();
  await expectAccessible(visitor);
  await wholePicture(visitor, 'video-course');
  await visitor.getByRole('link', { name: /^Guarda/ }).click();
  expect(await isPlaying(visitor)).toBe(true);
  await picture(visitor, 'video-dialog');
  await visitor.setViewportSize(NARROW);
  await open(visitor, visitor.url().replace('/it/', '/en/'));
  await wholePicture(visitor, 'video-course-narrow');
  await open(visitor, '/it/videos');
  await expectAccessible(visitor);
  await wholePicture(visitor, 'videos-narrow');
  await visitor.getByRole('link', { name: 'breathing' }).first().click();
  expect(await isPlaying(visitor)).toBe(true);
  await wholePicture(visitor, 'video-narrow');
});
