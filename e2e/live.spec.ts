import type { Page } from '@playwright/test';
import type { DeskCenter } from './setup/desk-center.ts';
import { aDeskCenter, askAtCenter, comeIn, dateAtNoon } from './setup/desk-center.ts';
import { dateInDays, expectAccessible, query, untilAlive } from './setup/journey.ts';
import { picture } from './setup/screens.ts';
import { expect, test } from './setup/test.ts';

const DAY = dateInDays(3);

/** A center of its own for each journey. */
const aCenter = (): Promise<DeskCenter> => aDeskCenter({ center: 'Corte in diretta', person: 'Dina Onda' });

const book = (
  page: Page,
  { id, offer }: DeskCenter,
  firstname: string,
  time: string,
  date = DAY,
): Promise<{ id: number }> =>
  askAtCenter(
    page,
    `mutation($p: Id!, $input: NewReservationInput!) { createReservation(providerId: $p, input: $input) { id } }`,
    {
      p: id,
      input: { offerId: offer, start: `${date}T${time}`, customer: { new: { firstname } } },
    },
  );

const booking = (page: Page, name: string) => page.getByRole('link', { name: new RegExp(name) });

/** A screen whose line stands: each begins with a reading of what came between. */
async function openAlive(page: Page, { id }: DeskCenter, screen: string): Promise<void> {
  // Listened for from the socket's beginning: its first message may come before the page is alive.
  const told = page
    .waitForEvent('websocket')
    .then((socket) =>
      socket.waitForEvent('framereceived', ({ payload }) => payload.toString().includes('centerChanged')),
    );
  await Promise.all([told, page.goto(`/it/business/${id}/${screen}`)]);
  await untilAlive(page);
}

const openCalendar = (page: Page, center: DeskCenter): Promise<void> =>
  openAlive(page, center, `calendar?date=${DAY}`);

/** Another time for a booking, given by whoever works there. */
const move = (
  page: Page,
  { id: p }: DeskCenter,
  id: number,
  sequence: number,
  time: string,
): Promise<object> =>
  askAtCenter(
    page,
    `mutation($p: Id!, $id: Id!, $sequence: Int!, $input: ReservationChangeInput!) {
      updateReservation(providerId: $p, id: $id, sequence: $sequence, input: $input) { id }
    }`,
    { p, id, sequence, input: { start: `${DAY}T${time}` } },
  );

test('what a colleague books and moves shows by itself on an open calendar, and in a drawer where what is half typed stays', async ({
  page,
  browser,
}) => {
  test.slow();
  const center = await aCenter();
  await comeIn(page, center);
  const colleague = await (await browser.newContext({ locale: 'it-IT' })).newPage();
  await comeIn(colleague, center);
  await openCalendar(page, center);
  await expect(booking(page, 'Luce')).toHaveCount(0);

  const { id } = await book(colleague, center, 'Luce', '10:00');
  // Well before the reading of every half minute
  await expect(booking(page, '10:00–11:00, Luce')).toBeVisible({ timeout: 10_000 });
  await move(colleague, center, id, 0, '14:00');
  await expect(booking(page, '14:00–15:00, Luce')).toBeVisible({ timeout: 10_000 });

  await booking(page, '14:00–15:00, Luce').click();
  const drawer = page.getByRole('dialog', { name: 'Luce' });
  await expect(drawer.getByText('14:00–15:00')).toBeVisible();
  await move(colleague, center, id, 1, '15:00');
  await expect(drawer.getByText('15:00–16:00')).toBeVisible({ timeout: 10_000 });
  await expect(drawer.getByRole('status').filter({ hasText: 'Aggiornata mentre era aperta' })).toBeVisible();

  // What is drawn anew between a key and what hears of it must not take the key back: here that the line is lost
  await page.evaluate(() => {
    const between = () => dispatchEvent(new Event('offline'));
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
    for (const type of ['input', 'change']) document.addEventListener(type, between, { capture: true });
    addEventListener('online', () => {
      Reflect.deleteProperty(navigator, 'onLine');
      for (const type of ['input', 'change']) document.removeEventListener(type, between, { capture: true });
    });
  });
  const amount = drawer.getByRole('textbox', { name: 'Importo' }).first();
  await amount.press('Control+a');
  await amount.pressSequentially('12,5');
  await drawer.getByText('POS', { exact: true }).first().click();
  await expect(amount).toHaveValue('12,50');
  await expect(drawer.getByRole('radio', { name: 'POS' }).first()).toBeChecked();
  await page.evaluate(() => dispatchEvent(new Event('online')));

  await drawer.getByText('Sposta o modifica', { exact: true }).click();
  const note = drawer.getByRole('textbox', { name: 'Nota', exact: true });
  await note.fill('Allergica alla lavanda');
  await move(colleague, center, id, 2, '17:00');
  const changed = drawer.getByRole('alert').filter({ hasText: 'è cambiata mentre scrivevi' });
  await expect(changed).toContainText('17:00', { timeout: 10_000 });
  await expect(note).toHaveValue('Allergica alla lavanda');
  await expectAccessible(page);
  await picture(page, 'live-drawer');
  await changed.getByRole('button', { name: 'Tieni quello che ho scritto' }).click();
  await expect(changed).toHaveCount(0);
  await expect(note).toHaveValue('Allergica alla lavanda');
  await drawer.getByRole('button', { name: 'Salva le modifiche' }).click();
  await expect(drawer.getByRole('definition').filter({ hasText: 'Allergica alla lavanda' })).toBeVisible();
  await expect(drawer.getByText('17:00–18:00')).toBeVisible();
  await colleague.context().close();
});

test('a note and a refund that come while a form is filled in are said, and nothing of them is lost', async ({
  page,
  browser,
}) => {
  test.slow();
  const center = await aCenter();
  await comeIn(page, center);
  const colleague = await (await browser.newContext({ locale: 'it-IT' })).newPage();
  await comeIn(colleague, center);
  const { id } = await book(colleague, center, 'Brina', '10:00');
  const [order] = await query<{ id: number }>('select id::int from orders where provider_id = $1', [
    center.id,
  ]);
  const money = (how: 'takePayment' | 'returnPayment', amountCents: number): Promise<object> =>
    askAtCenter(
      colleague,
      `mutation($p: Id!, $orders: [TillOrderInput!]!) { ${how}(providerId: $p, orders: $orders, method: cash) { orderId } }`,
      { p: center.id, orders: [{ orderId: order?.id, amountCents }] },
    );
  await money('takePayment', 2_000);
  await openCalendar(page, center);
  await booking(page, '10:00–11:00, Brina').click();
  const drawer = page.getByRole('dialog', { name: 'Brina' });
  const changed = drawer.getByRole('alert').filter({ hasText: 'è cambiata mentre scrivevi' });

  await drawer.getByText('Sposta o modifica', { exact: true }).click();
  await drawer.getByRole('textbox', { name: 'Durata' }).first().fill('45');
  await askAtCenter(
    colleague,
    `mutation($p: Id!, $id: Id!) { updateReservation(providerId: $p, id: $id, sequence: 0, input: { note: "Allergica alle mandorle" }) { id } }`,
    { p: center.id, id },
  );
  await expect(changed).toContainText('Cambiata la nota', { timeout: 10_000 });
  await picture(page, 'live-note-drawer');
  await changed.getByRole('button', { name: 'Tieni quello che ho scritto' }).click();
  await expect(drawer.getByRole('textbox', { name: 'Nota', exact: true })).toHaveValue(
    'Allergica alle mandorle',
  );
  await drawer.getByRole('button', { name: 'Salva le modifiche' }).click();
  await expect(drawer.getByText('10:00–10:45')).toBeVisible();
  await expect(drawer.getByRole('definition').filter({ hasText: 'Allergica alle mandorle' })).toBeVisible();

  await drawer.getByText('Cambia servizio o prezzo', { exact: true }).click();
  await drawer.getByRole('textbox', { name: 'Prezzo' }).fill('60');
  await money('returnPayment', 1_000);
  await expect(changed).toBeVisible({ timeout: 10_000 });
  await changed.getByRole('button', { name: 'Tieni quello che ho scritto' }).click();
  await expect(drawer.getByRole('textbox', { name: 'Prezzo' })).toHaveValue(/^60/);
  await drawer.getByRole('button', { name: 'Cambia', exact: true }).click();
  await expect
    .poll(() => query('select total_cents - credited_cents as due from orders where id = $1', [order?.id]))
    .toEqual([{ due: 6_000 }]);
  await colleague.context().close();
});

test('a refusal is told once, though a form that was too long to send comes between it and the next try', async ({
  page,
}) => {
  const center = await aCenter();
  await comeIn(page, center);
  const { id } = await book(page, center, 'Nives', '10:00');
  await page.goto(`/it/business/${center.id}/reservations/${id}`);
  await untilAlive(page);
  const drawer = page.getByRole('dialog', { name: 'Nives' });
  await drawer.getByText('Sposta o modifica', { exact: true }).click();
  const minutes = drawer.getByRole('textbox', { name: 'Durata' }).first();
  const note = drawer.getByRole('textbox', { name: 'Nota', exact: true });
  const save = drawer.getByRole('button', { name: 'Salva le modifiche' });
  const told = page.locator('#toasts').getByText(/Nives/);
  await minutes.fill('1440');
  await save.click();
  await expect(told).toBeVisible();
  await expect(told).toHaveCount(0, { timeout: 15_000 });

  // More than the server reads of a form: nobody can type it
  await note.evaluate((field: HTMLTextAreaElement) => {
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(
      field,
      'x'.repeat(260_000),
    );
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await save.click();
  await expect(drawer.getByText('Non è partito nulla').first()).toBeVisible();
  await note.fill('Arriva tardi');
  await minutes.fill('45');
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(/reservations/, async (route) => {
    if (route.request().method() === 'POST') await held;
    await route.continue();
  });
  const sent = page.waitForRequest((request) => request.method() === 'POST');
  await save.click();
  await sent;
  await expect(drawer.getByText('Non è partito nulla')).toHaveCount(0);
  await expect(told).toHaveCount(0);
  letGo();
  await expect(drawer.getByText('10:00–10:45')).toBeVisible();
});

/** Takes a booking and holds it so many hours later, in steps, as a hand does. */
async function hold(page: Page, name: string, hours: number): Promise<void> {
  const block = booking(page, name);
  await block.scrollIntoViewIfNeeded();
  const box = await block.boundingBox();
  if (!box) throw new Error('The booking is not in view');
  const [x, y] = [box.x + 20, box.y + 8];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 6, y + 8, { steps: 3 });
  // Each of them lasts an hour
  await page.mouse.move(x, y + box.height * hours, { steps: 12 });
}

test('two people drag two bookings onto one place: one is told why not, and both see the same', async ({
  page,
  browser,
}) => {
  test.slow();
  const center = await aCenter();
  await comeIn(page, center);
  const colleague = await (await browser.newContext({ locale: 'it-IT' })).newPage();
  await comeIn(colleague, center);
  await book(page, center, 'Prima', '10:00');
  await book(page, center, 'Seconda', '13:00');
  await openCalendar(page, center);
  await openCalendar(colleague, center);

  const ghost = (of: Page) => of.locator('[data-fit]');
  await hold(page, 'Prima', 1.5);
  await hold(colleague, 'Seconda', -1.5);
  for (const one of [page, colleague]) await expect(ghost(one)).toContainText('11:30–12:30');
  await page.mouse.up();
  await expect(booking(page, '^11:30–12:30, Prima')).toBeVisible();
  await colleague.mouse.up();
  // In other words where the line was quicker than the hand
  await expect(colleague.locator('#toasts')).toContainText(
    /Quest’orario è appena stato preso|C’è già un’altra prenotazione/,
  );
  for (const one of [page, colleague]) {
    await expect(booking(one, '^11:30–12:30, Prima')).toBeVisible({ timeout: 10_000 });
    await expect(booking(one, '^13:00–14:00, Seconda')).toBeVisible();
  }
  await colleague.context().close();
});

test('a line that breaks is said, with the time of what is shown, and made up for once it is back', async ({
  page,
  browser,
  faults,
}) => {
  test.slow();
  faults.provoke(/ERR_INTERNET_DISCONNECTED|WebSocket|Failed to fetch/);
  const center = await aCenter();
  await comeIn(page, center);
  const colleague = await (await browser.newContext({ locale: 'it-IT' })).newPage();
  await comeIn(colleague, center);
  await openCalendar(page, center);

  await page.context().setOffline(true);
  const broken = page.getByRole('status').filter({ hasText: /aggiornato alle \d\d:\d\d/ });
  await expect(broken).toBeVisible();
  // Nobody could read anything now
  await page.evaluate(async () => fetch('/').catch(() => null));
  await expectAccessible(page);
  await book(colleague, center, 'Ritorno', '16:00');
  await page.context().setOffline(false);
  await expect(booking(page, '16:00–17:00, Ritorno')).toBeVisible({ timeout: 15_000 });
  await expect(broken).toHaveCount(0);
  await colleague.context().close();
});

test('a list of bookings stays where it is under who works in it, and shows what came when they ask or leave', async ({
  page,
  browser,
}) => {
  test.slow();
  const center = await aCenter();
  await comeIn(page, center);
  const colleague = await (await browser.newContext({ locale: 'it-IT' })).newPage();
  await comeIn(colleague, center);
  await book(colleague, center, 'Lucilla', '12:00');
  await openAlive(page, center, 'reservations');
  const rows = page.getByRole('grid', { name: 'Prenotazioni' }).getByRole('row');
  const first = rows.nth(1);
  await expect(first).toContainText('Lucilla');
  await first.focus();
  await expect(first).toBeFocused();

  // The soonest stands first: it would push down what has the focus.
  await book(colleague, center, 'Albina', '09:00');
  const notice = page.getByText('L’elenco è cambiato');
  await expect(notice).toBeVisible({ timeout: 10_000 });
  await expect(first).toContainText('Lucilla');
  await expect(first).toBeFocused();
  await expectAccessible(page);
  await picture(page, 'live-list');
  await page.getByRole('button', { name: 'Aggiorna' }).click();
  await expect(first).toContainText('Albina');
  await expect(rows).toHaveCount(3);

  // Somebody looks on and touches nothing.
  await page.getByRole('heading', { level: 1 }).click();
  await book(colleague, center, 'Serena', '18:00');
  await expect(rows.nth(3)).toContainText('Serena', { timeout: 10_000 });
  await expect(notice).toHaveCount(0);
  await colleague.context().close();
});

/** Whether something of this line or row is rung now. */
const isRung = (page: Page, name: string): Promise<boolean> =>
  page.evaluate(
    (name) =>
      document
        .getAnimations()
        .some(({ effect }) => (effect as KeyframeEffect).target?.textContent?.includes(name)),
    name,
  );

test('the first screen of the day shows by itself what comes in, marked, and stays where it is under a hand', async ({
  page,
  browser,
}) => {
  test.slow();
  const center = await aCenter();
  await comeIn(page, center);
  const colleague = await (await browser.newContext({ locale: 'it-IT' })).newPage();
  await comeIn(colleague, center);
  const bookToday = (firstname: string, time: string) =>
    book(colleague, center, firstname, time, dateAtNoon());
  await openAlive(page, center, 'today');
  await bookToday('Mattia', '17:00');
  const coming = page.getByRole('list', { name: 'Prossimi arrivi' }).getByRole('link', { name: /1[5-9]:00/ });
  await expect(coming).toHaveText([/Mattia/], { timeout: 10_000 });
  await expect.poll(() => isRung(page, 'Mattia'), { intervals: [50] }).toBe(true);

  // Somebody is about to press what stands beside the line
  await page.getByRole('button', { name: 'Segna l’arrivo' }).hover();
  await bookToday('Greta', '15:00');
  const notice = page.getByText('L’elenco è cambiato');
  await expect(notice).toBeVisible({ timeout: 10_000 });
  await expect(coming).toHaveText([/Mattia/]);
  await expectAccessible(page);
  await picture(page, 'live-today');
  await page.getByRole('heading', { level: 1 }).hover();
  await expect(coming).toHaveText([/Greta/, /Mattia/]);
  await expect(notice).toHaveCount(0);
  await colleague.context().close();
});

test('customers and the till show by themselves what a colleague writes and takes', async ({
  page,
  browser,
}) => {
  test.slow();
  const center = await aCenter();
  await comeIn(page, center);
  const colleague = await (await browser.newContext({ locale: 'it-IT' })).newPage();
  await comeIn(colleague, center);
  const { id } = await book(colleague, center, 'Tessa', '10:00');
  await openAlive(page, center, 'customers');
  const row = page.getByRole('row', { name: /Tessa/ });
  await expect(row).toBeVisible();
  await query(`update customers set phone = '+39 333 9876543' where provider_id = $1`, [center.id]);
  await expect(row).toContainText('+39 333 9876543', { timeout: 10_000 });
  await expect.poll(() => isRung(page, 'Tessa'), { intervals: [50] }).toBe(true);
  await row.getByRole('link', { name: 'Tessa' }).click();
  const card = page.getByRole('dialog', { name: 'Tessa' });
  await expect(card).toContainText('+39 333 9876543');
  await move(colleague, center, id, 0, '11:00');
  await expect(card).toContainText('11:00–12:00', { timeout: 10_000 });

  await openAlive(page, center, 'till');
  const payments = page.getByRole('grid', { name: 'Movimenti' });
  await expect(payments.getByRole('row', { name: /Tessa/ })).toHaveCount(0);
  const [order] = await query<{ id: number }>('select id::int from orders where provider_id = $1', [
    center.id,
  ]);
  await askAtCenter(
    colleague,
    `mutation($p: Id!, $orders: [TillOrderInput!]!) { takePayment(providerId: $p, orders: $orders, method: cash) { orderId } }`,
    { p: center.id, orders: [{ orderId: order?.id, amountCents: 2_000 }] },
  );
  await expect(payments.getByRole('row', { name: /Tessa/ })).toBeVisible({ timeout: 10_000 });
  await expectAccessible(page);
  await picture(page, 'live-till');
  await colleague.context().close();
});
