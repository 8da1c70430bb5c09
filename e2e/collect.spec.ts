import type { Page } from '@playwright/test';
import type { DeskCenter } from './setup/desk-center.ts';
import { aDeskCenter, askAtCenter, comeIn } from './setup/desk-center.ts';
import { dateInDays, expectAccessible, query, untilAlive } from './setup/journey.ts';
import { expect, test } from './setup/test.ts';

const DAY = dateInDays(4);

/** A center of its own for each journey. */
const aCenter = (): Promise<DeskCenter> => aDeskCenter({ center: 'Cassa del Faro', person: 'Elsa Faro' });

async function book(
  page: Page,
  { id: p, offer }: DeskCenter,
  time: string,
  customer: object,
): Promise<number> {
  const input = { offerId: offer, start: `${DAY}T${time}`, customer };
  const { id } = await askAtCenter<{ id: number }>(
    page,
    `mutation($p: Id!, $input: NewReservationInput!) { createReservation(providerId: $p, input: $input) { id } }`,
    { p, input },
  );
  return id;
}

async function customerOf(reservation: number): Promise<number> {
  const [row] = await query<{ id: number }>('select customer_id::int as id from reservations where id = $1', [
    reservation,
  ]);
  return row?.id ?? 0;
}

const owed = async (center: DeskCenter): Promise<number[]> =>
  (
    await query<{ owed: number }>(
      'select (total_cents - credited_cents - paid_cents)::int as owed from orders where provider_id = $1 order by starts_at',
      [center.id],
    )
  ).map((row) => row.owed);

const rowOf = (page: Page, time: string) =>
  page.getByRole('grid', { name: 'Prenotazioni' }).getByRole('row').filter({ hasText: time });
const choose = (page: Page, time: string) => rowOf(page, time).locator('label').first().click();

test('several visits of one customer are paid at once, a part first, and never those of two', async ({
  page,
}) => {
  const center = await aCenter();
  await comeIn(page, center);
  const first = await book(page, center, '10:00', { new: { firstname: 'Irma', lastname: 'Faro' } });
  const irma = await customerOf(first);
  await book(page, center, '12:00', { id: irma });
  await book(page, center, '15:00', { new: { firstname: 'Oreste' } });
  await page.goto(`/it/business/${center.id}/reservations`);
  await untilAlive(page);

  await choose(page, '10:00');
  await choose(page, '15:00');
  await page.getByRole('button', { name: 'Incassa' }).click();
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByText('Hai scelto prenotazioni di clienti diversi')).toBeVisible();
  await expect(drawer.getByRole('textbox')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);

  await choose(page, '15:00');
  await choose(page, '12:00');
  await page.getByRole('button', { name: 'Incassa' }).click();
  await expect(drawer.getByRole('heading', { name: 'Incassa: Irma Faro' })).toBeVisible();
  await expect(drawer.getByText('100,00')).toBeVisible();
  await expectAccessible(page);
  const amount = drawer.getByRole('textbox', { name: 'Importo' });
  await amount.fill('100,01');
  await drawer.getByRole('button', { name: 'Incassa' }).click();
  await expect(drawer.getByText('L’importo supera quanto è da pagare.').first()).toBeVisible();
  await amount.fill('70');
  await drawer.getByRole('button', { name: 'Incassa' }).dblclick();
  await expect(page.locator('#toasts')).toContainText(/Incassati 70,00.*: Irma Faro/);
  await expect(drawer).toHaveCount(0);
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
  expect(await owed(center)).toEqual([0, 3000, 5000]);

  // The rest from the customer's card; another till is quicker.
  await page.goto(`/it/business/${center.id}/customers/${irma}`);
  await untilAlive(page);
  await drawer.getByRole('link', { name: 'Incassa' }).click();
  await expect(drawer.getByText('30,00').first()).toBeVisible();
  await askAtCenter(
    page,
    `mutation($p: Id!, $o: Id!) { takePayment(providerId: $p, orders: [{ orderId: $o, amountCents: 1000 }], method: cash) { orderId } }`,
    {
      p: center.id,
      o: (
        await query<{ id: number }>(
          'select id::int as id from orders where provider_id = $1 order by starts_at offset 1 limit 1',
          [center.id],
        )
      )[0]?.id,
    },
  );
  await drawer.getByRole('button', { name: 'Incassa' }).click();
  await expect(drawer.getByText('Nel frattempo una di queste visite è stata pagata')).toBeVisible();
  expect(await owed(center)).toEqual([0, 2000, 5000]);
});

const statuses = async (center: DeskCenter): Promise<string> =>
  (
    await query<{ status: string }>(
      'select status from reservations where provider_id = $1 order by starts_at',
      [center.id],
    )
  )
    .map((row) => row.status)
    .join('');

test('several are cancelled at once, what follows said before, and stand again', async ({ page }) => {
  const center = await aCenter();
  await comeIn(page, center, 'manager');
  await book(page, center, '10:00', { new: { firstname: 'Dora', email: 'dora.disdette@example.it' } });
  await book(page, center, '12:00', { new: { firstname: 'Elio' } });
  const third = await book(page, center, '15:00', { new: { firstname: 'Fosca' } });
  await page.goto(`/it/business/${center.id}/reservations?status=all`);
  await untilAlive(page);
  for (const time of ['10:00', '12:00', '15:00']) await choose(page, time);
  await expect(page.getByText('Scelte in questa pagina: 3')).toBeVisible();
  // Meanwhile one of them is cancelled elsewhere
  await askAtCenter(
    page,
    `mutation($p: Id!, $id: Id!) { cancelReservations(providerId: $p, input: { ids: [$id], by: customer }) { id } }`,
    { p: center.id, id: third },
  );
  await page
    .getByRole('region', { name: 'Azioni sulle righe selezionate' })
    .getByRole('button', { name: 'Annulla', exact: true })
    .click();
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByRole('heading', { name: 'Da annullare: 2' })).toBeVisible();
  await expect(drawer.getByRole('region', { name: 'Non si possono annullare: 1' })).toContainText('Fosca');
  await expect(drawer.getByText('Avvisa per e-mail chi ha prenotato (prenotazioni: 1)')).toBeVisible();
  await expect(drawer.getByText('Senza e-mail: 1.')).toBeVisible();
  await expectAccessible(page);
  expect(await statuses(center)).toBe('AAC');
  await drawer.getByRole('button', { name: 'Annulla le prenotazioni (2)' }).dblclick();
  await expect(drawer.getByRole('heading', { name: 'Prenotazioni annullate: 2' })).toBeVisible();
  await expect(drawer.getByRole('region', { name: 'Non si possono annullare: 1' })).toContainText('Fosca');
  expect(await statuses(center)).toBe('CCC');
  await expectAccessible(page);
  await drawer.getByRole('button', { name: 'Ripristina' }).click();
  await expect(drawer.getByRole('heading', { name: 'Da annullare: 2' })).toBeVisible();
  expect(await statuses(center)).toBe('AAC');
});
