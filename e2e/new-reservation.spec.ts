import type { Page } from '@playwright/test';
import { signInAtCenter } from './setup/account.ts';
import { dateInDays, expectAccessible, journeys, query } from './setup/journey.ts';
import { open, wholePicture } from './setup/screens.ts';
import { expect, test } from './setup/test.ts';

const OWNER = 'owner-banco@example.it';
const MASSAGE = 'Massaggio rilassante';

/** A day of its own for each test, and each try of it: what was booked there before is nobody's fault. */
const day = (number: number): string => dateInDays(44 + number + test.info().retry * 21);
const services = (language = 'it'): string => `/${language}/business/${journeys().town.studio}/services`;
const address = (search: Record<string, string>, language = 'it'): string =>
  `/${language}/business/${journeys().town.studio}/reservations/new?${new URLSearchParams({ from: services(language), ...search })}`;

const comeIn = (page: Page): Promise<void> =>
  signInAtCenter(page, OWNER, { providerId: journeys().town.studio, role: 'owner' });

/** A customer of the studio, by name and phone. */
async function customer(lastname: string, phone = '+39 333 7654321'): Promise<number> {
  const [row] = await query<{ id: string }>(
    'insert into customers (provider_id, firstname, lastname, phone) values ($1, $2, $3, $4) returning id',
    [journeys().town.studio, 'Zita', lastname, phone],
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

const personOf = async (name: string): Promise<string> =>
  (
    await query<{ id: string }>('select id from resources where provider_id = $1 and name = $2', [
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

/** The answer led down the page: what the edge of the window cuts in two would count as too small to be pressed. */
async function expectAccessibleFromTop(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo(0, 0));
  await expectAccessible(page);
}

const save = (page: Page) => page.getByRole('button', { name: 'Prenota', exact: true });
const found = (page: Page) => page.getByRole('listbox', { name: 'Clienti trovati' });
const toast = (page: Page) => page.locator('#toasts');

test('a known customer is booked from the calendar with two clicks and three letters, and stands in it; by phone with Enter alone', async ({
  page,
}) => {
  test.slow();
  const surname = `Quadri${test.info().retry}`;
  await customer(surname);
  await comeIn(page);
  const offer = await offerOf(MASSAGE);
  await open(page, address({ date: day(0), time: '10:00', offer }));
  await expect(page.getByRole('combobox', { name: 'Cerca il cliente' })).toBeFocused();
  // What tells it from another one of the same name
  await expect(page.getByText(/^60 min, 50,00/)).toBeVisible();
  await page.keyboard.type('333 765');
  await expect(
    found(page)
      .getByRole('option', { name: new RegExp(surname) })
      .first(),
  ).toBeVisible();
  await page.getByRole('combobox', { name: 'Cerca il cliente' }).fill(surname);
  await expect(found(page).getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(save(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(toast(page)).toContainText('Prenotazione creata');
  await expect(page).toHaveURL(new RegExp(`${services()}$`));
  expect(await booked(day(0))).toMatchObject([
    { name: `Zita ${surname}`, start: '10:00', minutes: 60, cents: 5000 },
  ]);

  const calendar = `/it/business/${journeys().town.studio}/calendar?view=day&date=${day(0)}`;
  await open(page, calendar);
  const ground = page.getByRole('button', { name: /^Nuova prenotazione: Bruno Neri/ });
  const small = page.getByRole('dialog', { name: /^Nuova prenotazione: / });
  // The day is drawn from 8 on, an hour 72 pixels high: the first click, at noon
  await ground.click({ position: { x: 60, y: 72 * 4 + 4 } });
  await expect(small.getByRole('combobox', { name: 'Ora' })).toHaveValue('12:00');
  await expect(small.getByRole('combobox', { name: 'Cerca il cliente' })).toBeFocused();
  await page.keyboard.type('qua');
  await expect(found(page).getByRole('option', { name: new RegExp(surname) })).toBeVisible();
  await expectAccessible(page);
  await wholePicture(page, 'at-place-found-1280-it');
  // The first of the three keystrokes more: what they had last is chosen with them, and the second click takes another
  await page.keyboard.press('Enter');
  await expect(small.getByRole('radio', { name: /Massaggio rilassante/ })).toBeChecked();
  await expect(save(page)).toBeFocused();
  await small.getByText('Massaggio rilassante').click();
  await wholePicture(page, 'at-place-1280-it');
  await page.keyboard.press('Enter');
  await expect(toast(page)).toContainText(
    new RegExp(`Prenotazione creata: .*${surname}.*, Massaggio rilassante, .* alle 12:00`),
  );
  await expect(page).toHaveURL(new RegExp(`/calendar\\?date=${day(0)}.*#booking-\\d+$`));
  await expect(small).toHaveCount(0);
  const stands = page.getByRole('link', { name: new RegExp(`^12:00.*${surname}.*con Bruno Neri`) });
  await expect(stands).toBeFocused();
  await wholePicture(page, 'booked-1280-it');
  expect(await booked(day(0))).toHaveLength(2);

  // `N` after the booking that has the focus: its end is free; Escape asks before it loses what was typed
  await page.keyboard.press('n');
  await expect(small.getByRole('combobox', { name: 'Ora' })).toHaveValue('13:00');
  await page.keyboard.press('Escape');
  await expect(small).toHaveCount(0);
  await expect(stands).toBeFocused();
  await page.keyboard.press('n');
  await expect(small.getByRole('combobox', { name: 'Cerca il cliente' })).toBeFocused();
  await page.keyboard.type('pass');
  await expect(found(page).getByRole('option')).toHaveText([/Di passaggio/]);
  await page.keyboard.press('Enter');
  await small.getByRole('textbox', { name: 'Nome, se lo dice' }).fill('Pina');
  await page.keyboard.press('Escape');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Resta qui' }).click();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await small.getByText('Massaggio rilassante').click();
  await small.getByRole('textbox', { name: 'Minuti' }).fill('45');
  await wholePicture(page, 'at-place-walk-in-1280-it');
  // The full page has all that was typed, and no name in its address
  await small.getByRole('button', { name: 'Altre opzioni' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Nuova prenotazione' })).toBeVisible();
  expect(page.url()).not.toContain('Pina');
  await expect(page.getByRole('textbox', { name: 'Nome, se lo dice' })).toHaveValue('Pina');
  await expect(page.getByRole('textbox', { name: 'Durata in minuti' })).toHaveValue('45');
  await expect(page.getByRole('combobox', { name: 'Ora' })).toHaveValue('13:00');
  await save(page).click();
  await expect(toast(page)).toContainText('Pina, Massaggio rilassante');
  await expect(page.getByRole('link', { name: /^13:00–13:45, Pina/ })).toBeFocused();

  // By phone it rises from below
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, `${calendar}&person=${await personOf('Bruno Neri')}`);
  await ground.click({ position: { x: 60, y: 72 * 2 + 4 } });
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('combobox', { name: 'Ora' })).toHaveValue('10:00');
  await expectAccessible(page);
  await wholePicture(page, 'at-place-390-it');
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
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

test('a walk-in at a free time that is offered, a new customer with minutes, price and note, each at once', async ({
  page,
}) => {
  test.slow();
  await comeIn(page);
  const offer = await offerOf(MASSAGE);
  await open(page, address({ date: day(1), offer }));
  await page.getByText('Di passaggio', { exact: true }).click();
  await page.getByRole('textbox', { name: 'Nome, se lo dice' }).fill('Piero');
  const email = `piero-${test.info().retry}@example.it`;
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await expect(page.getByRole('group', { name: 'Orari liberi' })).toBeVisible();
  await page.getByRole('button', { name: '11:00', exact: true }).click();
  await expect(page.getByRole('combobox', { name: 'Ora' })).toHaveValue('11:00');
  await expectAccessible(page);
  await wholePicture(page, 'walk-in-1280-it');
  await save(page).click();
  await expect(toast(page)).toContainText('Prenotazione creata');
  await expect(page).toHaveURL(new RegExp(`${services()}$`));

  expect(
    await query(
      `select c.firstname, r.walk_in_email as email from reservations r join customers c on c.provider_id = r.provider_id and c.id = r.customer_id
         where r.provider_id = $1 and r.local_start::date = $2 and c.firstname = 'Piero'`,
      [journeys().town.studio, day(1)],
    ),
  ).toEqual([{ firstname: 'Piero', email }]);

  await open(page, address({ date: day(1), time: '15', offer }));
  await page.getByRole('region', { name: 'Chi viene' }).getByText('Nuovo cliente', { exact: true }).click();
  await save(page).click();
  await expect(page.getByText(/un nome, un’e-mail o un telefono/).first()).toBeVisible();
  await page.getByRole('textbox', { name: 'Nome', exact: true }).fill('Nora');
  await page.getByRole('textbox', { name: 'Cognome' }).fill(`Élan${test.info().retry}`);
  await page.getByText('Altro: durata, prezzo, nota, ripetizione').click();
  await page.getByRole('textbox', { name: 'Durata in minuti' }).fill('45');
  await page.getByRole('textbox', { name: 'Prezzo in euro' }).fill('32,50');
  await page.getByRole('textbox', { name: 'Nota' }).fill('Porta la ricetta');
  await wholePicture(page, 'new-customer-1280-it');
  await save(page).click();
  await expect(page).toHaveURL(new RegExp(`${services()}$`));
  expect(await booked(day(1))).toMatchObject([
    { name: 'Piero', start: '11:00' },
    {
      name: `Nora Élan${test.info().retry}`,
      start: '15:00',
      minutes: 45,
      cents: 3250,
      note: 'Porta la ricetta',
    },
  ]);
});

test('who is blacklisted is warned of, rules are overruled with a reason, a taken time says so, weeks that clash are named', async ({
  page,
}) => {
  test.slow();
  const surname = `Neri${test.info().retry}`;
  const id = await customer(surname);
  await query('update customers set blacklisted = true where id = $1', [id]);
  await comeIn(page);
  const [anna] = await query<{ id: string }>(
    "select id from resources where provider_id = $1 and name = 'Anna Verdi'",
    [journeys().town.studio],
  );
  const search = { date: day(2), time: '22:30', offer: await offerOf(MASSAGE), resource: anna?.id ?? '' };
  await open(page, address({ ...search, customer: String(id) }));
  await expect(page.getByText('Avete scelto di non accettare più questa persona.')).toBeVisible();
  await save(page).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Prenota comunque' }).check();
  await save(page).click();
  await expect(page.getByText('è fuori dall’orario di lavoro')).toBeVisible();
  await expectAccessibleFromTop(page);
  await wholePicture(page, 'rules-1280-it');
  await page.getByRole('textbox', { name: 'Perché prenoti comunque' }).fill('Torna da un viaggio');
  await save(page).click();
  await expect(toast(page)).toContainText('Prenotazione creata');
  await expect(page).toHaveURL(new RegExp(`${services()}$`));

  const other = String(await customer('Verdi'));
  await open(page, address({ ...search, customer: other }));
  await save(page).click();
  const time = page.getByRole('combobox', { name: 'Ora' });
  await expect(time).toHaveAttribute('aria-invalid', 'true');
  await expectAccessibleFromTop(page);
  await wholePicture(page, 'refused-1280-it');
  await time.fill('17');
  await page.getByText('Altro: durata, prezzo, nota, ripetizione').click();
  await page.getByRole('textbox', { name: 'Quante volte, una a settimana' }).fill('2');
  await save(page).click();
  await expect(toast(page)).toContainText('2 prenotazioni create');
  await expect(page).toHaveURL(new RegExp(`${services()}$`));
  expect(await booked(day(9))).toMatchObject([{ start: '17:00' }]);

  await open(page, address({ ...search, time: '17:30', weeks: '2', customer: other }));
  await save(page).click();
  const [year, month, date] = day(9).split('-');
  await expect(page.getByRole('alert')).toContainText(`${date}/${month}/${year}`);
  await wholePicture(page, 'clash-1280-it');
});

/** The next night whose clock goes back in Rome. */
function autumnNight(): string {
  const now = new Date();
  const of = (year: number): string => {
    const last = new Date(Date.UTC(year, 9, 31));
    return `${year}-10-${31 - last.getUTCDay()}`;
  };
  const next = of(now.getUTCFullYear());
  return next > now.toISOString().slice(0, 10) ? next : of(now.getUTCFullYear() + 1);
}

test('of a time that a night in autumn shows twice the second is booked, and the first by a move', async ({
  page,
}) => {
  const night = autumnNight();
  const id = await customer(`Gufi${test.info().retry}`);
  await comeIn(page);
  const search = {
    date: night,
    time: '02:30',
    offer: await offerOf(MASSAGE),
    resource: await personOf('Anna Verdi'),
  };
  await open(page, address({ ...search, customer: String(id) }));
  const which = page.getByRole('group', { name: 'Quella notte le 02:30 vengono due volte' });
  const second = which.getByRole('radio', { name: 'La seconda (+01:00)' });
  await expect(which.getByRole('radio', { name: 'La prima (+02:00)' })).toBeChecked();
  const time = page.getByRole('combobox', { name: 'Ora', exact: true });
  await time.fill('03:30');
  await expect(which).toHaveCount(0);
  await time.fill('02:30');
  await which.getByText('La seconda (+01:00)').click();
  await save(page).click();
  await page.getByRole('textbox', { name: 'Perché prenoti comunque' }).fill('Rito della notte');
  await expect(second).toBeChecked();
  await expectAccessibleFromTop(page);
  await wholePicture(page, 'twice-1280-it');
  await save(page).click();
  await expect(toast(page)).toContainText('Prenotazione creata');
  const starts = () =>
    query<{ id: number; at: string }>(
      `select id::int, to_char(starts_at at time zone 'UTC', 'HH24:MI') as at from reservations where provider_id = $1 and customer_id = $2`,
      [journeys().town.studio, id],
    );
  const [made] = await starts();
  expect(made?.at).toBe('01:30');

  await open(page, `/it/business/${journeys().town.studio}/reservations/${made?.id}`);
  const drawer = page.getByRole('dialog');
  await drawer.getByText('Sposta o modifica', { exact: true }).click();
  await expect(drawer.getByRole('radio', { name: 'La seconda (+01:00)' })).toBeChecked();
  await drawer.getByText('La prima (+02:00)').click();
  await drawer.getByRole('button', { name: 'Salva le modifiche' }).click();
  await drawer.getByRole('textbox', { name: 'Motivo per procedere lo stesso' }).fill('Un’ora prima');
  await drawer.getByRole('button', { name: 'Salva le modifiche' }).click();
  await expect.poll(async () => (await starts())[0]?.at).toBe('00:30');
});

test('what a collaborator may: no new customers, with themselves alone', async ({ page }) => {
  const { studio } = journeys().town;
  const email = 'collabora-banco@example.it';
  await signInAtCenter(page, email, { providerId: studio, role: 'collaborator' });
  await query(
    "update resources set person_id = (select id from people where email = $2) where provider_id = $1 and name = 'Bruno Neri'",
    [studio, email],
  );
  try {
    await open(page, address({ date: day(5) }));
    await expect(page.getByText('Di passaggio', { exact: true })).toBeVisible();
    await expect(page.getByText('Nuovo cliente', { exact: true })).toHaveCount(0);
    await page.getByRole('button', { name: /Con chi$/ }).click();
    await expect(page.getByRole('option')).toHaveText([/Chi è libero/, 'Bruno Neri']);
    await page.keyboard.press('Escape');
    // Who chooses a service goes on from there
    const service = page.getByRole('button', { name: /Servizio$/ });
    await service.click();
    await page.getByRole('option', { name: /Massaggio rilassante/ }).click();
    await expect(page.getByText(/^60 min, /)).toBeVisible();
    await expect(service).toBeFocused();
  } finally {
    await query("update resources set person_id = null where provider_id = $1 and name = 'Bruno Neri'", [
      studio,
    ]);
  }
});

test('the search finds customers from any screen, and the way to a new booking leads back', async ({
  page,
}) => {
  const surname = `Ctrlkappa${test.info().retry}`;
  await customer(surname);
  await comeIn(page);
  await open(page, services());
  await expect(page.getByRole('link', { name: 'Nuova prenotazione' })).toHaveAttribute('href', /from=/);
  await page.locator('summary').filter({ hasText: 'Altro da registrare' }).click();
  const begun = page.locator('details[open]').getByRole('link');
  await expect(begun).toHaveText([
    'Nuova prenotazione',
    'Cliente di passaggio',
    'Blocca orario',
    'Nuovo cliente',
    'Incassa visite',
    'Nuova vendita',
  ]);
  await expectAccessible(page);
  await wholePicture(page, 'plus-1280-it');
  await begun.nth(1).click();
  await expect(page).toHaveURL(/\/reservations\/new\?kind=walkIn&from=/);
  await expect(page.getByRole('textbox', { name: 'Nome, se lo dice' })).toBeVisible();
  await page.getByRole('link', { name: 'Annulla', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`${services()}$`));
  // The palette comes after the page: before it, the keys are the browser's
  const palette = page.getByRole('dialog', { name: 'Cerca' });
  await expect(async () => {
    await page.keyboard.press('Control+k');
    await expect(palette).toBeVisible({ timeout: 1000 });
  }).toPass();
  await palette.getByRole('textbox').fill('ctrlk');
  const hit = (group: string) =>
    page.getByRole('group', { name: group }).getByRole('menuitem', { name: new RegExp(surname) });
  await expect(hit('Clienti')).toBeVisible();
  await hit('Prenota per un cliente').click();
  await expect(page).toHaveURL(/\/reservations\/new\?.*from=/);
  await expect(page.getByRole('heading', { level: 1, name: 'Nuova prenotazione' })).toBeVisible();
  await expect(page.getByText(`Zita ${surname}`)).toBeVisible();
});

for (const [language, title] of [
  ['it', 'Nuova prenotazione'],
  ['en', 'New reservation'],
] as const) {
  test(`the screen in ${language}, wide and narrow, for everybody`, async ({ page }) => {
    test.slow();
    await comeIn(page);
    const offer = await offerOf(MASSAGE);
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: width === 390 ? 844 : 800 });
      await open(page, address({ date: day(6), offer }, language));
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(page.getByRole('button', { name: '10:00', exact: true })).toBeVisible();
      await expectAccessible(page);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBe(0);
      await wholePicture(page, `new-${width}-${language}`);
    }
  });
}
