import { join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { signInAs, signInAtCenter } from './setup/account.ts';
import { expectAccessible, journeys, linkInMail, payWithCard, query } from './setup/journey.ts';
import { NARROW, open, picture, wholePicture } from './setup/screens.ts';
import { expect, test } from './setup/test.ts';

const FILM = join(import.meta.dirname, '../server/demo/films/breathing.mp4');

const { town } = journeys();

const photo = () =>
  sharp({ create: { width: 1280, height: 800, channels: 3, background: '#1F5C49' } })
    .jpeg()
    .toBuffer();

const SOUND = FILM.replace('breathing.mp4', 'sea.m4a');

const isPlaying = (page: Page) =>
  page.locator('video').evaluate(async (video: HTMLVideoElement) => {
    video.muted = true;
    await video.play();
    return video.duration > 0 && video.error === null;
  });

test('an owner makes a course and publishes it; a visitor watches what is free, buys it and watches the rest', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000);
  const provider = town.studio;
  await query('update package_subscriptions set package_id = 3 where provider_id = $1', [provider]);
  await signInAtCenter(page, 'owner-film@example.it', { providerId: provider, role: 'owner' });
  const products = `/it/business/${provider}/products`;
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
  await expect(page.getByText('Pronto', { exact: true }).first()).toBeVisible();
  await page.getByLabel('Aggiungi file a Per cominciare').setInputFiles(SOUND);
  await expect(page.getByText('Pronto', { exact: true })).toHaveCount(2);
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

  const email = 'compra-film@example.it';
  const customer = await (await browser.newContext()).newPage();
  await signInAs(customer, email);
  await open(customer, '/it/my-video-courses');
  await picture(customer, 'my-videos-none');
  await open(customer, '/it/video-courses');
  await customer.getByRole('link', { name: 'Respirare bene' }).click();
  await expect(customer.getByText('Bloccato')).toBeVisible();
  await customer.getByText(/^Compra a 18,00/).click();
  await customer.getByLabel('E-mail').fill(email);
  for (const name of ['Nome', 'Cognome']) {
    const field = customer.getByLabel(name, { exact: true });
    if (await field.isVisible()) await field.fill('Ada');
  }
  await expectAccessible(customer);
  await wholePicture(customer, 'course-buy');
  await customer.getByRole('checkbox', { name: /Condivido/ }).check();
  await customer.getByRole('button', { name: /^Paga 18,00/ }).click();
  await payWithCard(customer, '4242 4242 4242 4242');
  await expect(customer).toHaveURL(/\/my-video-courses/);
  await expect(customer.getByText('Il corso è tuo')).toBeVisible();
  await linkInMail(email, 'course-bought', '/my-video-courses/');
  await customer.reload();
  await expectAccessible(customer);
  await picture(customer, 'my-videos');
  await customer.getByRole('link', { name: 'Respirare bene' }).click();
  await expect(customer.getByText('0% visto')).toBeVisible();
  await expectAccessible(customer);
  await expect(customer.getByRole('button', { name: 'Restituisci il corso' })).toBeVisible();
  await customer.getByRole('link', { name: /^Ascolta/ }).click();
  await picture(customer, 'course-begin');
  await customer.getByRole('button', { name: 'Inizia il corso' }).click();
  await expect(customer.getByRole('button', { name: 'Restituisci il corso' })).toHaveCount(0);
  await expect(customer.locator('audio')).toBeVisible();
  await customer.getByRole('button', { name: 'Chiudi' }).click();
  await expect(customer.getByText('50% visto')).toBeVisible();
  await customer.setViewportSize(NARROW);
  await wholePicture(customer, 'my-video-narrow');
  await customer.getByRole('button', { name: /^Segna come non visto/ }).click();
  await expect(customer.getByText('0% visto')).toBeVisible();
});
