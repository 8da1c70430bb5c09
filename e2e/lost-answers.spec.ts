import type { Page } from '@playwright/test';
import type { DeskCenter } from './setup/desk-center.ts';
import { aDeskCenter, aDeskCustomer, askAtCenter, comeIn } from './setup/desk-center.ts';
import { dateInDays, expectAccessible, query } from './setup/journey.ts';
import { open } from './setup/screens.ts';
import type { Faults } from './setup/test.ts';
import { expect, test } from './setup/test.ts';

/**
 * The desk sends, the server does it, and the line is gone before its answer: what was typed stays, and pressing again does it no
 * second time.
 */
const DAY = dateInDays(4);
const LOST = 'Non siamo riusciti a inviare';

const aCenter = (): Promise<DeskCenter> => aDeskCenter({ center: 'Filo Perso', person: 'Fulvia Filo' });

/** Loses the answer to the next form that is sent, once the server has done what it asks. */
async function loseAnswer(page: Page, faults: Faults): Promise<void> {
  faults.provoke(/^request: net::ERR_CONNECTION_FAILED POST .*\.data/);
  faults.provoke(/^console: .*net::ERR_CONNECTION_FAILED at .*\.data/);
  let isLost = false;
  await page.route(/\.data(\?|$)/, async (route) => {
    if (isLost || route.request().method() !== 'POST') return route.fallback();
    isLost = true;
    await route.fetch();
    await route.abort('connectionfailed');
  });
}

async function book(page: Page, { id: p, offer }: DeskCenter, time: string, customer: number) {
  const input = { offerId: offer, start: `${DAY}T${time}`, customer: { id: customer } };
  const { id } = await askAtCenter<{ id: number }>(
    page,
    `mutation($p: Id!, $input: NewReservationInput!) { createReservation(providerId: $p, input: $input) { id } }`,
    { p, input },
  );
  return id;
}

const paidAt = async ({ id }: DeskCenter): Promise<number[]> =>
  (
    await query<{ paid: number }>(
      'select paid_cents::int as paid from orders where provider_id = $1 order by starts_at, id',
      [id],
    )
  ).map((row) => row.paid);

test('a part taken in a booking’s drawer is taken once', async ({ page, faults }) => {
  const center = await aCenter();
  await comeIn(page, center, 'owner');
  const booked = await book(page, center, '10:00', await aDeskCustomer(center, 'Ilario', 'Filo'));
  await open(page, `/it/business/${center.id}/calendar/${booked}?date=${DAY}`);
  const drawer = page.getByRole('dialog', { name: 'Ilario Filo' });
  const amount = drawer.getByRole('textbox', { name: 'Importo' }).first();
  await amount.fill('20');
  await loseAnswer(page, faults);
  const take = drawer.getByRole('button', { name: 'Incassa', exact: true });
  await take.click();
  await expect(page.getByText(LOST)).toBeVisible();
  await expect.poll(() => paidAt(center)).toEqual([2000]);
  await expect(amount).toHaveValue('20,00');
  // What was done is told by the line all the same, and the page read anew with it: the second press is still the first one's.
  await expect(drawer.getByText('30,00').first()).toBeVisible();
  await expectAccessible(page);
  await take.click();
  await expect(page.locator('#toasts')).toContainText('Incassati 20,00');
  await expect(drawer.getByText('30,00').first()).toBeVisible();
  expect(await paidAt(center)).toEqual([2000]);
  // Who has left no address is told by nobody, which the form says
  await drawer.getByRole('button', { name: 'Sposta', exact: true }).click();
  await expect(drawer.getByText('Non c’è un’e-mail a cui scrivere').first()).toBeVisible();
  await expect(drawer.getByRole('checkbox', { name: 'Avvisa per e-mail' })).toHaveCount(0);
});

test('a new booking and its new customer are made once', async ({ page, faults }) => {
  const center = await aCenter();
  await comeIn(page, center, 'owner');
  await open(
    page,
    `/it/business/${center.id}/reservations/new?date=${DAY}&time=15:00&offer=${center.offer}&from=${encodeURIComponent(`/it/business/${center.id}/calendar?date=${DAY}`)}`,
  );
  await page.getByRole('region', { name: 'Chi viene' }).getByText('Nuovo cliente', { exact: true }).click();
  await page.getByRole('textbox', { name: 'Nome', exact: true }).fill('Ornella');
  await page.getByRole('textbox', { name: 'Cognome' }).fill('Filo');
  await loseAnswer(page, faults);
  const save = page.getByRole('button', { name: 'Prenota', exact: true });
  await save.click();
  await expect(page.getByText(LOST)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Nome', exact: true })).toHaveValue('Ornella');
  await expect(page.getByRole('combobox', { name: 'Ora', exact: true })).toHaveValue('15:00');
  await save.click();
  await expect(page.locator('#toasts')).toContainText('Prenotazione creata');
  await expect(page).toHaveURL(/\/calendar\?date=/);
  await expect(page.getByRole('link', { name: /^15:00.*Ornella Filo/ })).toHaveCount(1);
  expect(
    await query(
      `select count(*)::int as booked, count(distinct customer_id)::int as people,
         (select count(*)::int from customers where provider_id = $1 and firstname = 'Ornella') as cards
       from reservations where provider_id = $1`,
      [center.id],
    ),
  ).toEqual([{ booked: 1, people: 1, cards: 1 }]);
});
