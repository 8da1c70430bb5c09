import type { Page } from '@playwright/test';
import type { DeskCenter } from './setup/desk-center.ts';
import { aDeskCenter, askAtCenter, comeIn, dateAtNoon } from './setup/desk-center.ts';
import { dateInDays, expectAccessible, untilAlive } from './setup/journey.ts';
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
  // Listened for from the beginning of each socket: its first message may come before the page is alive. What is unread has one of its own.
  const told = new Promise<void>((resolve) => {
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        if (payload.toString().includes('centerChanged')) resolve();
      }),
    );
  });
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

  await drawer.getByRole('button', { name: 'Sposta', exact: true }).click();
  const note = drawer.getByRole('textbox', { name: 'Nota', exact: true });
  await note.fill('Allergica alla lavanda');
  await move(colleague, center, id, 2, '17:00');
  const changed = drawer.getByRole('alert').filter({ hasText: 'è cambiata mentre scrivevi' });
  await expect(changed).toContainText('17:00', { timeout: 10_000 });
  await expect(note).toHaveValue('Allergica alla lavanda');
  await expectAccessible(page);
  await changed.getByRole('button', { name: 'Tieni quello che ho scritto' }).click();
  await expect(changed).toHaveCount(0);
  await expect(note).toHaveValue('Allergica alla lavanda');
  await drawer.getByRole('button', { name: 'Salva le modifiche' }).click();
  await expect(drawer.getByRole('definition').filter({ hasText: 'Allergica alla lavanda' })).toBeVisible();
  await expect(drawer.getByText('17:00–18:00')).toBeVisible();
  await colleague.context().close();
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
    /Quest’orario è appena stato preso|A quest’ora c’è già Prima|C’è già un’altra prenotazione/,
  );
  for (const one of [page, colleague]) {
    await expect(booking(one, '^11:30–12:30, Prima')).toBeVisible({ timeout: 10_000 });
    await expect(booking(one, '^13:00–14:00, Seconda')).toBeVisible();
  }
  await colleague.context().close();
});

test('the first screen of the day shows by itself what comes in, stays where it is under a hand, and says when its line is broken', async ({
  page,
  browser,
  faults,
}) => {
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

  // Somebody is about to press what stands beside the line
  await page.getByRole('button', { name: 'Segna l’arrivo' }).hover();
  await bookToday('Greta', '15:00');
  const notice = page.getByText('L’elenco è cambiato');
  await expect(notice).toBeVisible({ timeout: 10_000 });
  await expect(coming).toHaveText([/Mattia/]);
  await expectAccessible(page);
  await page.getByRole('heading', { level: 1 }).hover();
  await expect(coming).toHaveText([/Greta/, /Mattia/]);
  await expect(notice).toHaveCount(0);

  faults.provoke(/ERR_INTERNET_DISCONNECTED|WebSocket|Failed to fetch/);
  await page.context().setOffline(true);
  const broken = page.getByRole('status').filter({ hasText: /aggiornato alle \d\d:\d\d/ });
  await expect(broken).toBeVisible();
  // Nobody could read anything now
  await page.evaluate(async () => fetch('/').catch(() => null));
  await bookToday('Sveva', '18:00');
  await page.context().setOffline(false);
  await expect(coming).toHaveText([/Greta/, /Mattia/, /Sveva/], { timeout: 15_000 });
  await expect(broken).toHaveCount(0);
  await colleague.context().close();
});
