import { chooseTime, expectAccessible, giveDetails, journeys, linkInMail, query } from './setup/journey.ts';
import { expect, test } from './setup/test.ts';

const { town } = journeys();
const EMAIL = 'condizioni@example.it';

const cancellingIsFree = (hours: number) =>
  query('update providers set free_cancellation_hours = $2 where id = $1', [town.studio, hours]);

test.afterEach(() => cancellingIsFree(24));

test('terms that change while the form is filled in are shown, and those that were agreed stay', async ({
  page,
}) => {
  await chooseTime(page, { provider: town.studio, days: 10, time: '13:00' });
  await giveDetails(page, EMAIL);
  const words = page.getByText('Puoi annullare gratis entro');
  const shownAtFirst = await words.textContent();
  await cancellingIsFree(48);
  const book = page.getByRole('button', { name: /Prenota e paga sul posto/ });
  await book.click();
  await expect(page.getByRole('alert').first()).toContainText(
    'Le condizioni per annullare o spostare sono cambiate',
  );
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveValue(EMAIL);
  await expect(words).not.toHaveText(shownAtFirst ?? '');
  const agreed = /entro (.+?)\. Dopo/.exec((await words.textContent()) ?? '')?.[1] ?? 'no moment';
  await book.click();
  await expect(page.getByText(/controlla la tua e-mail/i).first()).toBeVisible();

  await cancellingIsFree(96);
  await page.goto(await linkInMail(EMAIL, 'reservation-to-confirm', '/reservation-confirmation/'));
  await page.getByRole('button', { name: /Conferm/ }).click();
  await expect(page).toHaveURL(/\/reservation-success/);
  await page.goto(await linkInMail(EMAIL, 'reservation-confirmed', '/manage/'));
  await expect(page.getByText(`Puoi spostarla gratis fino a ${agreed}`)).toBeVisible();
  await page.getByText('Termini di questa prenotazione').click();
  await expect(page.getByRole('heading', { name: 'Che cosa fa Radura' })).toBeVisible();
  await expectAccessible(page);
});
