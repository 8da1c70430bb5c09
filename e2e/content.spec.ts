import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { PASSWORD } from './setup/account.ts';
import { expectAccessible, journeys, query } from './setup/journey.ts';
import { NARROW, open, picture, wholePicture } from './setup/screens.ts';
import { expect, test } from './setup/test.ts';

const WIDE = { width: 1280, height: 800 };

async function signInToTeam(page: Page, teamRole: 'admin' | 'author'): Promise<void> {
  const email = `${teamRole}-${randomUUID()}@example.it`;
  const data = { email, password: PASSWORD, area: 'admin', teamRole, isSignedIn: true };
  const answer = await page.request.post(journeys().sessionDoor, { data });
  if (!answer.ok()) throw new Error(await answer.text());
}

const PNG = (width: number, height: number): Promise<Buffer> =>
  import('sharp').then(({ default: sharp }) =>
    sharp({ create: { width, height, channels: 3, background: '#9dbe9c' } })
      .png()
      .toBuffer(),
  );

test('an author writes an article with a picture, publishes it, and a visitor reads it', async ({ page }) => {
  await page.setViewportSize(WIDE);
  await signInToTeam(page, 'author');
  await open(page, '/it/admin');
  await expect(page).toHaveURL(/\/it\/admin\/articles$/);
  await expect(page.getByRole('link', { name: 'Squadra' })).toHaveCount(0);
  await picture(page, 'admin-articles');
  await page.getByRole('button', { name: /Nuovo articolo/ }).click();
  const title = `Respirare ${randomUUID().slice(0, 8)}`;
  await page.getByRole('textbox', { name: 'Titolo', exact: true }).fill(title);
  await page.getByLabel('In una frase').fill('Tre minuti che bastano.');
  const text = page.getByRole('textbox', { name: 'Testo' });
  await text.click();
  await page.keyboard.type('Inspira, poi espira.');
  await page.locator('aside input[type=file]').setInputFiles({
    name: 'prato.png',
    mimeType: 'image/png',
    buffer: await PNG(1280, 800),
  });
  await page.getByLabel('Che cosa mostra').fill('Un prato');
  await page.getByRole('button', { name: /Argomento/ }).click();
  await page.getByRole('option', { name: 'Mente' }).click();
  await expect(page.getByText('Salvato', { exact: true })).toBeVisible({ timeout: 15_000 });
  await expectAccessible(page);
  await wholePicture(page, 'admin-editor');
  await page.getByRole('button', { name: 'Pubblica', exact: true }).click();
  await picture(page, 'admin-publish');
  await page.getByRole('dialog').getByRole('button', { name: 'Pubblica', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Vedi pubblicato' })).toBeVisible();
  await page.setViewportSize(NARROW);
  await wholePicture(page, 'admin-editor-narrow');
  const href = await page.getByRole('link', { name: 'Vedi pubblicato' }).getAttribute('href');

  await page.context().clearCookies();
  await open(page, href ?? '');
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByText('Inspira, poi espira.')).toBeVisible();
  await expectAccessible(page);
  await wholePicture(page, 'read-article-narrow');
  await page.getByRole('link', { name: 'Tutti gli articoli' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Leggi' })).toBeVisible();
  await expect(page.getByRole('link', { name: title })).toBeVisible();
  await expectAccessible(page);
  await wholePicture(page, 'read-narrow');
});

test('an administrator invites an author, withdraws it with a reason, and edits authors and topics', async ({
  page,
}) => {
  await page.setViewportSize(WIDE);
  await signInToTeam(page, 'admin');
  await open(page, '/it/admin/team');
  await page.getByRole('link', { name: 'Invita', exact: true }).click();
  const email = `penna-${randomUUID()}@example.it`;
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Nome', { exact: true }).fill('Piera');
  await picture(page, 'admin-invite');
  await page.getByRole('button', { name: 'Manda l’invito' }).click();
  await expect(page.getByText('Invito mandato')).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();
  await expectAccessible(page);
  await picture(page, 'admin-team');
  await open(page, '/it/admin/authors/new');
  await page.getByRole('textbox', { name: 'Nome', exact: true }).fill('Piera Penna');
  await page.getByRole('button', { name: 'Salva' }).click();
  await expect(page.getByRole('link', { name: 'Piera Penna' })).toBeVisible();
  await expectAccessible(page);
  await picture(page, 'admin-authors');
  await open(page, '/it/admin/categories');
  await expectAccessible(page);
  await picture(page, 'admin-categories');
  await page.setViewportSize(NARROW);
  await open(page, '/en/admin/team');
  await picture(page, 'admin-team-narrow');
});

test('an administrator sees what a file of texts would change', async ({ page }) => {
  await page.setViewportSize(WIDE);
  await signInToTeam(page, 'admin');
  await open(page, '/en/admin/articles');
  await page.getByRole('link', { name: 'Texts' }).click();
  const english = page.getByRole('region', { name: 'English' });
  const send = (texts: object) =>
    english.locator('input[type=file]').setInputFiles({
      name: 'texts.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(texts)),
    });
  await send({ texts_counting: 'Without its placeholder' });
  await expect(english.getByText('To correct before publishing: 1.')).toBeVisible();
  await expect(english.getByRole('button', { name: 'Publish these texts' })).toHaveCount(0);
  await send({ texts_title: 'Words', no_such_key: 'x' });
  await expect(english.getByText('Texts that change: 1.')).toBeVisible();
  await expectAccessible(page);
  await wholePicture(page, 'admin-texts');
  // Published, they would stand in the pages of other journeys, whose servers share this process (texts.integration publishes)
  await expect(english.getByRole('button', { name: 'Publish these texts' })).toBeVisible();
  await page.setViewportSize(NARROW);
  await wholePicture(page, 'admin-texts-narrow');
});

test('whoever does not work for Radura finds nothing at /admin', async ({ page }) => {
  await open(page, '/it/admin');
  await expect(page).toHaveURL(/\/it\/admin\/login/);
  await expect(page.getByRole('heading', { name: 'Entra nella redazione' })).toBeVisible();
  await expectAccessible(page);
  await picture(page, 'admin-login');
});

const linkTo = async (email: string): Promise<string> => {
  const [row] = await query<{ text: string }>(
    `select rendered ->> 'text' as text from mails where recipient = $1 and state = 'sent' order by id desc limit 1`,
    [email],
  );
  return /\/it\/newsletter\/\S+/.exec(row?.text ?? '')?.[0] ?? '';
};

test('a visitor signs up for the newsletter, confirms by mail, gets an issue and leaves', async ({
  page,
  browser,
}) => {
  const email = `lettrice-${randomUUID()}@example.it`;
  await page.setViewportSize(WIDE);
  await open(page, '/it/about');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Newsletter' }).click();
  const form = page.getByRole('main');
  await expect(form.getByRole('heading', { name: 'Newsletter' })).toBeVisible();
  await form.getByLabel('La tua e-mail').fill('niente');
  await picture(page, 'newsletter');
  await form.getByLabel('La tua e-mail').fill(email);
  await form.getByRole('button', { name: 'Iscriviti' }).click();
  await expect(form.getByRole('status')).toContainText('Controlla la posta');
  await expect.poll(() => linkTo(email)).not.toBe('');
  const confirmation = await linkTo(email);
  await page.goto(confirmation);
  await expectAccessible(page);
  await picture(page, 'newsletter-confirm');
  await page.getByRole('button', { name: 'Sì, la voglio' }).click();
  await expect(page.getByRole('heading', { name: 'Sei dei nostri' })).toBeVisible();

  const desk = await (await browser.newContext()).newPage();
  await desk.setViewportSize(WIDE);
  await signInToTeam(desk, 'admin');
  await open(desk, '/it/admin/newsletter');
  await desk.getByRole('link', { name: 'Nuovo numero' }).click();
  const subject = `Il mese ${randomUUID().slice(0, 8)}`;
  await desk.getByLabel('Oggetto').fill(subject);
  await desk.getByRole('textbox', { name: 'Apertura' }).fill('Due righe per te.');
  await expectAccessible(desk);
  await wholePicture(desk, 'admin-issue-new');
  await desk.getByRole('button', { name: 'Salva' }).click();
  await expect(desk.getByRole('button', { name: 'Invia a tutti' })).toBeVisible();
  await expectAccessible(desk);
  await wholePicture(desk, 'admin-issue');
  await desk.getByRole('button', { name: 'Invia a tutti' }).click();
  await picture(desk, 'admin-issue-send');
  await desk.getByRole('button', { name: 'Sì, invia' }).click();
  await expect(desk.getByText(/Inviato il/)).toBeVisible();
  await open(desk, '/it/admin/newsletter');
  await expect(desk.getByText(subject)).toBeVisible();
  await expectAccessible(desk);
  await picture(desk, 'admin-newsletter');
  await desk.setViewportSize(NARROW);
  await open(desk, '/en/admin/newsletter');
  await picture(desk, 'admin-newsletter-narrow');
  await desk.close();

  await page.setViewportSize(NARROW);
  await open(page, '/en/newsletter');
  await expectAccessible(page);
  await wholePicture(page, 'newsletter-narrow');
  await open(page, '/it/read');
  await wholePicture(page, 'newsletter-read-narrow');
  await expect.poll(async () => (await linkTo(email)) !== confirmation, { timeout: 30_000 }).toBe(true);
  const leaving = await linkTo(email);
  // As a mail program does with one click, without cookies
  const answer = await page.request.post(leaving, { form: { 'List-Unsubscribe': 'One-Click' } });
  expect(answer.ok()).toBe(true);
  await page.goto(leaving);
  await expect(page.getByRole('heading', { name: 'Fatto, non ti scriviamo più' })).toBeVisible();
});
