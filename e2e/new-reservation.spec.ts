import type { Page } from '@playwright/test';
import { signInAtCenter } from './setup/account.ts';
import { dateInDays, expectAccessible, journeys, query } from './setup/journey.ts';
import { NARROW, open, picture } from './setup/screens.ts';
import { expect, test } from './setup/test.ts';

const OWNER = 'owner-banco@example.it';
const MASSAGE = 'Massaggio rilassante';

/** A day of its own for each test, and each try of it: what was booked there before is nobody's fault. */
const day = (number: number): string => dateInDays(44 + number + test.info().retry * 21);
const services = (): string => `/it/business/${journeys().town.studio}/services`;
const address = (search: Record<string, string>): string =>
  `/it/business/${journeys().town.studio}/reservations/new?${new URLSearchParams({ from: services(), ...search })}`;

const comeIn = (page: Page): Promise<void> =>
  signInAtCenter(page, OWNER, { providerId: journeys().town.studio, role: 'owner' });

/** A customer of the studio, by name and phone. */
async function customer(lastname: string): Promise<number> {
  const [row] = await query<{ id: string }>(
    'insert into customers (provider_id, firstname, lastname, phone) values ($1, $2, $3, $4) returning id',
    [journeys().town.studio, 'Zita', lastname, '+39 333 7654321'],
  );
  return Number(row?.id);
}

const offerOf = async (name: string): Promise<string> =>
  (
    await query<{ id: string }>('select id from offers where provider_id = $1 and name = $2', [
      journeys().town.studio,
      name,
    ])
  )[0]?.id ?? '';

/** What stands of this journey's massage; other journeys book the studio's other services for the same days. */
const booked = (date: string) =>
  query<{ name: string; start: string; minutes: number; cents: number; note: string | null }>(
    `select concat_ws(' ', c.firstname, c.lastname) as name, to_char(r.local_start, 'HH24:MI') as start, r.price_cents as cents, r.note,
       (extract(epoch from r.ends_at - r.starts_at) / 60)::int as minutes
     from reservations r join customers c on c.provider_id = r.provider_id and c.id = r.customer_id
       join offers o on o.provider_id = r.provider_id and o.id = r.offer_id
     where r.provider_id = $1 and r.local_start::date = $2 and o.name = $3 order by r.local_start, r.id`,
    [journeys().town.studio, date, MASSAGE],
  );

const save = (page: Page) => page.getByRole('button', { name: 'Prenota', exact: true });
const found = (page: Page) => page.getByRole('listbox', { name: 'Clienti trovati' });
const toast = (page: Page) => page.locator('#toasts');

test('a known customer is booked by three letters and Enter alone, and from the calendar at the time that was clicked', async ({
  page,
}) => {
  const surname = `Quadri${test.info().retry}`;
  await customer(surname);
  await comeIn(page);
  await open(page, address({ date: day(0), time: '10:00', offer: await offerOf(MASSAGE) }));
  await expect(page.getByRole('combobox', { name: 'Cerca il cliente' })).toBeFocused();
  await page.keyboard.type(surname);
  await expect(found(page).getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(save(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(toast(page)).toContainText('Prenotazione creata');
  await expect(page).toHaveURL(new RegExp(`${services()}$`));

  await open(page, `/it/business/${journeys().town.studio}/calendar?view=day&date=${day(0)}`);
  const ground = page.getByRole('button', { name: /^Nuova prenotazione: Bruno Neri/ });
  const small = page.getByRole('dialog', { name: /^Nuova prenotazione: / });
  // The day is drawn from 8 on, an hour 72 pixels high: at noon
  await ground.click({ position: { x: 60, y: 72 * 4 + 4 } });
  await expect(small.getByRole('combobox', { name: 'Ora' })).toHaveValue('12:00');
  await expect(small.getByRole('combobox', { name: 'Cerca il cliente' })).toBeFocused();
  await page.keyboard.type('qua');
  await expect(found(page).getByRole('option', { name: new RegExp(surname) })).toBeVisible();
  await expectAccessible(page);
  // What they had last is chosen with them
  await page.keyboard.press('Enter');
  await expect(small.getByRole('radio', { name: /Massaggio rilassante/ })).toBeChecked();
  await expect(save(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(small).toHaveCount(0);
  await expect(
    page.getByRole('link', { name: new RegExp(`^12:00.*${surname}.*con Bruno Neri`) }),
  ).toBeFocused();
  const zita = { name: `Zita ${surname}`, minutes: 60, cents: 5000 };
  expect(await booked(day(0))).toMatchObject([
    { ...zita, start: '10:00' },
    { ...zita, start: '12:00' },
  ]);
});

test('what was typed in the calendar’s small form is in the full page, where somebody passing by is booked', async ({
  page,
}) => {
  await comeIn(page);
  await open(page, `/it/business/${journeys().town.studio}/calendar?view=day&date=${day(1)}`);
  await page
    .getByRole('button', { name: /^Nuova prenotazione: Bruno Neri/ })
    .click({ position: { x: 60, y: 72 * 5 + 4 } });
  const small = page.getByRole('dialog', { name: /^Nuova prenotazione: / });
  await expect(small.getByRole('combobox', { name: 'Cerca il cliente' })).toBeFocused();
  await page.keyboard.type('pass');
  await expect(found(page).getByRole('option')).toHaveText([/Di passaggio/]);
  await page.keyboard.press('Enter');
  await small.getByRole('textbox', { name: 'Nome, se lo dice' }).fill('Pina');
  // Escape asks before it loses what was typed
  await page.keyboard.press('Escape');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Resta qui' }).click();
  await small.getByText(MASSAGE).click();
  await small.getByRole('textbox', { name: 'Minuti' }).fill('45');
  await small.getByRole('button', { name: 'Altre opzioni' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Nuova prenotazione' })).toBeVisible();
  expect(page.url()).not.toContain('Pina');
  await expect(page.getByRole('textbox', { name: 'Nome, se lo dice' })).toHaveValue('Pina');
  await expect(page.getByRole('textbox', { name: 'Durata in minuti' })).toHaveValue('45');
  await page.setViewportSize(NARROW);
  await expectAccessible(page);
  const width = await page.evaluate<number>('document.documentElement.scrollWidth');
  expect(width).toBeLessThanOrEqual(NARROW.width);
  await save(page).click();
  await expect(toast(page)).toContainText('Pina, Massaggio rilassante');
  expect(await booked(day(1))).toMatchObject([{ name: 'Pina', start: '13:00', minutes: 45 }]);
});

test('a caller whom nobody knows is booked in the small form, and found by digits of their phone next time', async ({
  page,
}) => {
  const [phone, surname] = [`34${test.info().retry}7788991`, `Chiamante${test.info().retry}`];
  await comeIn(page);
  await open(page, `/it/business/${journeys().town.studio}/calendar?view=day&date=${day(8)}`);
  await page
    .getByRole('button', { name: /^Nuova prenotazione: Bruno Neri/ })
    .click({ position: { x: 60, y: 72 * 5 + 4 } });
  const small = page.getByRole('dialog', { name: /^Nuova prenotazione: / });
  await page.keyboard.type(`Olga ${surname}`);
  await expect(found(page).getByRole('option')).toHaveText([/Nuovo cliente: Olga/, /di passaggio/]);
  await page.keyboard.press('Enter');
  await expect(small.getByRole('textbox', { name: 'Nome', exact: true })).toHaveValue('Olga');
  await expect(small.getByRole('textbox', { name: 'Telefono' })).toBeFocused();
  await page.keyboard.type(phone);
  await small.getByText(MASSAGE).click();
  await expectAccessible(page);
  await picture(page, 'small-form-new-customer');
  await small.getByRole('button', { name: /^Prenota|^Salva|^Crea/ }).click();
  await expect(toast(page)).toContainText('Massaggio rilassante');
  expect(await booked(day(8))).toMatchObject([{ name: `Olga ${surname}` }]);

  await open(page, `/it/business/${journeys().town.studio}/find?q=${phone.slice(3, 8)}`);
  await expect(page.getByRole('link', { name: new RegExp(surname) }).first()).toBeVisible();
  await open(page, `${address({ date: day(8) })}&kind=new&q=${phone}`);
  await expect(page.getByRole('textbox', { name: 'Telefono' })).toHaveValue(phone);
});

test('Enter before the answer chooses nobody of an older search, and who is asked for once they alone are found', async ({
  page,
}) => {
  const [one, several] = [`Volpi${test.info().retry}`, `Lupi${test.info().retry}`];
  for (const surname of [one, several, several]) await customer(surname);
  await comeIn(page);
  await open(page, address({ date: day(6), time: '10:00', offer: await offerOf(MASSAGE) }));
  const search = page.getByRole('combobox', { name: 'Cerca il cliente' });
  const answers: (() => void)[] = [];
  /** Types and presses Enter at once, and lets the answer come afterwards. */
  const typeAndEnter = async (words: string): Promise<void> => {
    await page.route('**/graphql', async (route) => {
      const asks = route.request().postData() ?? '';
      if (asks.includes(words)) await new Promise<void>((go) => answers.push(go));
      await route.continue();
    });
    await search.fill(words);
    await expect.poll(() => answers.length).toBe(1);
    await page.keyboard.press('Enter');
  };
  const answer = async (): Promise<void> => {
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    for (const each of answers.splice(0)) each();
  };
  // Of two who are called so nobody is taken, nor of those who were found before
  await search.fill('Zita');
  await expect(found(page).getByRole('option').first()).toBeVisible();
  await typeAndEnter(several);
  await expect(search).toBeFocused();
  await answer();
  await expect(found(page).getByRole('option')).toHaveText([new RegExp(several), new RegExp(several)]);
  // Where nobody was found, the next one is not offered as somebody without a card
  await search.fill('qqzz');
  await expect(page.getByText(/«?qqzz/)).toBeVisible();
  await typeAndEnter(one);
  await expect(found(page)).toBeHidden();
  await expect(search).toBeFocused();
  await answer();
  await expect(page.getByText(`Zita ${one}`)).toBeVisible();
  await expect(search).toHaveCount(0);
});
