import type { Browser, Page } from '@playwright/test';
import { becomeCustomer, PASSWORD, signInAtCenter } from './setup/account.ts';
import { enterBusiness } from './setup/business.ts';
import { expectAccessible, journeys, linkInMail, query, untilAlive } from './setup/journey.ts';
import { expect, test } from './setup/test.ts';

const OWNER = 'owner-utenti@example.it';
const users = (path = '', language = 'it', center = journeys().town.studio): string =>
  `/${language}/business/${center}/users${path}`;

const comeIn = (page: Page, email = OWNER): Promise<void> =>
  signInAtCenter(page, email, { providerId: journeys().town.studio, role: 'owner' });

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilAlive(page);
}

/** A picture for who looks at the screens: `PICTURES=folder npx playwright test e2e/users.spec.ts`. */
async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env['PICTURES'];
  if (folder) await page.screenshot({ path: `${folder}/${name}.png` });
}

const row = (page: Page, name: string) =>
  page.getByRole('grid', { name: 'Collaboratori' }).getByRole('row', { name: new RegExp(name) });

/** Another browser, of somebody else. */
const anotherPage = async (browser: Browser): Promise<Page> =>
  (await browser.newContext({ baseURL: test.info().project.use.baseURL, locale: 'it-IT' })).newPage();

/** Fills the invitation that is open and sends it. */
async function invite(
  page: Page,
  email: string,
  firstname: string,
  role: string,
  staff?: string,
): Promise<void> {
  // The server's form stands there before the drawer does.
  await expect(page.getByRole('dialog', { name: 'Invita qualcuno' })).toBeVisible();
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await page.getByRole('textbox', { name: 'Nome', exact: true }).fill(firstname);
  await page.getByRole('radio', { name: new RegExp(`^${role}`) }).check();
  if (staff) {
    await page.getByRole('button', { name: /Nello staff è$/ }).click();
    await page.getByRole('option', { name: staff }).click();
  }
  await page.getByRole('button', { name: 'Manda l’invito' }).click();
}

/** By the mailed link to a first password, and from there in. */
async function comeInByLink(page: Page, email: string): Promise<void> {
  await page.goto(await linkInMail(email, 'account-invite', '/verify/'));
  await page.getByLabel('Nuova password').fill(PASSWORD);
  await page.getByLabel(/Ripeti/).fill(PASSWORD);
  await page
    .getByRole('button', { name: /password/i })
    .last()
    .click();
  await expect(page).toHaveURL(/account-ready/);
  await enterBusiness(page, email);
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
}

test('a manager and a collaborator are invited, come in by the mailed link, and see only what is theirs; one’s role ends while they look', async ({
  page,
  browser,
  faults,
}) => {
  test.slow();
  faults.provoke(/404 \(Not Found\) at .*\/users$/);
  faults.provoke(/404 \(Not Found\) at .*\/order\.data/);
  const { studio } = journeys().town;
  await comeIn(page);
  await open(page, `/it/business/${studio}/services`);
  await page.getByRole('link', { name: 'Collaboratori' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Collaboratori' })).toBeVisible();
  await page.getByRole('link', { name: 'Invita', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Invita qualcuno' })).toBeVisible();
  await page.getByRole('button', { name: 'Manda l’invito' }).click();
  await expect(page.getByText('Inserisci un valore per l’e-mail!').first()).toBeVisible();
  await expectAccessible(page);
  await picture(page, 'invite-1280-it');
  await invite(page, 'rita.reception@example.it', 'Rita', 'Responsabile');
  const drawer = page.getByRole('dialog', { name: 'Rita' });
  await expect(drawer).toContainText('Invitato');
  await expect(drawer).toContainText('Invito: Responsabile');
  await expectAccessible(page);
  await picture(page, 'invited-1280-it');
  await open(page, users('/invite'));
  await invite(page, 'carlo.massaggi@example.it', 'Carlo', 'Collaborazione', 'Una persona nuova');
  await expect(page.getByRole('dialog', { name: 'Carlo' })).toContainText('Persona dello staff: Carlo');

  const rita = await anotherPage(browser);
  await comeInByLink(rita, 'rita.reception@example.it');
  await rita.goto(`/it/business/${studio}/services`);
  await expect(rita.getByRole('link', { name: 'Nuovo servizio' })).toBeVisible();
  await expect(rita.getByRole('link', { name: 'Collaboratori' })).toHaveCount(0);
  await rita.goto(users());
  await expect(rita.getByText('Questa pagina non è per il tuo ruolo')).toBeVisible();

  const carlo = await anotherPage(browser);
  await comeInByLink(carlo, 'carlo.massaggi@example.it');
  await carlo.goto(`/it/business/${studio}/services`);
  await expect(carlo.getByText('Per ora non te n’è stato assegnato nessuno')).toBeVisible();
  await expect(carlo.getByRole('link', { name: 'Nuovo servizio' })).toHaveCount(0);

  await open(page, users('?q=carlo'));
  await expect(row(page, 'Carlo')).toContainText('Attivo');
  await open(page, users('?q=rita'));
  await rita.goto(`/it/business/${studio}/services`);
  await untilAlive(rita);
  await row(page, 'Rita')
    .getByRole('button', { name: /^Altro per/ })
    .click();
  await page.getByRole('menuitem', { name: 'Disattiva' }).click();
  const question = page.getByRole('alertdialog', { name: 'Disattivare Rita?' });
  await expect(question).toContainText('finisce subito');
  await expectAccessible(page);
  await picture(page, 'deactivate-1280-it');
  await question.getByRole('button', { name: 'Disattiva' }).click();
  await expect(page.locator('#toasts')).toContainText('Disattivato con successo: Rita');
  await expect(row(page, 'Rita')).toContainText('Non attivo');
  // She is looking: the next thing she does says so, and leads on.
  await rita.getByRole('link', { name: 'Ordina' }).click();
  await expect(rita.getByRole('heading', { name: 'Questo centro non c’è' })).toBeVisible();
  await rita.getByRole('link', { name: 'I tuoi centri' }).click();
  await expect(rita.getByText('Al momento nessuna attività')).toBeVisible();
  await row(page, 'Rita')
    .getByRole('button', { name: /^Altro per/ })
    .click();
  await page.getByRole('menuitem', { name: 'Riattiva' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Riattiva' }).click();
  await expect(row(page, 'Rita')).toContainText('Attivo');
  await rita.goto(`/it/business/${studio}/services`);
  await expect(rita.getByRole('link', { name: 'Nuovo servizio' })).toBeVisible();
  await rita.context().close();
  await carlo.context().close();
});

test('somebody with a log-in is asked first: accepts in a second center, and its calendar excludes the other', async ({
  page,
  browser,
}) => {
  test.slow();
  const { studio, onlineOnly } = journeys().town;
  const therapist = 'due.centri@example.it';
  await becomeCustomer(page, therapist);
  await comeIn(page);
  await open(page, users('/invite'));
  await invite(page, therapist, 'Dora', 'Collaborazione', 'Bruno Neri');
  await expect(page.getByRole('dialog', { name: 'Dora' })).toContainText('Persona dello staff: Bruno Neri');

  const her = await anotherPage(browser);
  await her.goto(await linkInMail(therapist, 'account-offer', '/business/login'));
  await her.getByRole('textbox', { name: 'E-mail' }).fill(therapist);
  await her.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await her.getByRole('button', { name: 'Accedi', exact: true }).click();
  await expect(her).toHaveURL(/\/it\/business\/account/);
  await expect(her.getByText('Ti invita come: collaborazione')).toBeVisible();
  await expectAccessible(her);
  await picture(her, 'account-1280-it');
  await her.getByRole('button', { name: 'Accetta l’invito di Studio Aria' }).click();
  await expect(her.getByRole('link', { name: 'Gestisci Studio Aria' })).toBeVisible();

  // The second center has sold an hour that she gives in the first.
  const [there] = await query<{ id: string }>(
    'select id from resources where provider_id = $1 and kind = 1 and person_id is null limit 1',
    [onlineOnly],
  );
  const hold = (provider: number, resource: string) =>
    query(
      `insert into holds (provider_id, resource_id, unit, person_id, occasion_id, seat, capacity, kind, holder_id, main_resource_id, starts_at, busy, service)
       select r.provider_id, r.id, 1, r.person_id, nextval('occasions'), 1, 1, 'class', 900000 + r.provider_id, r.id, at, during, during
         from resources r, (values (date_trunc('day', now()) + interval '40 days 9 hours')) as t (at), tstzrange(at, at + interval '1 hour') as during where r.provider_id = $1 and r.id = $2`,
      [provider, resource],
    );
  const [here] = await query<{ id: string }>(
    "select id from resources where provider_id = $1 and name = 'Bruno Neri'",
    [studio],
  );
  await hold(studio, here?.id ?? '');
  await hold(onlineOnly, there?.id ?? '');
  const rival = await anotherPage(browser);
  await signInAtCenter(rival, 'owner-rivale@example.it', { providerId: onlineOnly, role: 'owner' });
  await open(rival, users('/invite', 'it', onlineOnly));
  await rival.getByRole('button', { name: /Nello staff è$/ }).click();
  await rival.getByRole('option').nth(1).click();
  await invite(rival, therapist, 'Dora', 'Collaborazione');
  const seen = rival.getByRole('dialog', { name: 'Dora' });
  await expect(seen).toContainText('Invitato');
  await expect(seen).not.toContainText('Studio Aria');
  await her.goto('/it/business/account');
  await expect(her.getByText('In questi orari hai già prenotazioni in altri centri')).toBeVisible();
  await picture(her, 'clashes-1280-it');
  await her.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(her);
  await picture(her, 'clashes-390-it');
  await her.setViewportSize({ width: 1280, height: 800 });
  await her.getByRole('button', { name: 'Accetta l’invito di Solo Online' }).click();
  await expect(her.getByRole('link', { name: 'Gestisci Solo Online' })).toBeVisible();
  const bound = await query<{ name: string }>(
    'select r.provider_id from resources r join people p on p.id = r.person_id where p.email = $1',
    [therapist],
  );
  expect(bound).toHaveLength(2);
  await her.getByText('Lascia questo centro').last().click();
  await her.getByRole('button', { name: 'Lascia Solo Online' }).click();
  await expect(her.getByRole('link', { name: 'Gestisci Solo Online' })).toHaveCount(0);
  await query("delete from holds where kind = 'class' and holder_id >= 900000");
  await query('update resources set person_id = null where id = $1', [here?.id]);
  await her.context().close();
  await rival.context().close();
});

test('ownership is handed over: asked with a proof, accepted with a second factor, and both are told', async ({
  page,
  browser,
}) => {
  test.slow();
  const center = journeys().town.unpaid;
  const [asks, takes] = ['cede@example.it', 'riceve@example.it'];
  await signInAtCenter(page, asks, { providerId: center, role: 'owner' });
  const other = await anotherPage(browser);
  await signInAtCenter(other, takes, { providerId: center, role: 'manager' });
  await open(page, users('', 'it', center));
  await expect(page.getByRole('heading', { name: 'Lavorare in più persone' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Invita', exact: true })).toHaveCount(0);
  await picture(page, 'gate-1280-it');
  await row(page, takes)
    .getByRole('button', { name: /^Altro per/ })
    .click();
  await page.getByRole('menuitem', { name: 'Passa la titolarità' }).click();
  const form = page.getByRole('dialog', { name: `Passare la titolarità a ${takes}?` });
  await form.getByRole('button', { name: 'Proponi la titolarità' }).click();
  await expect(form.getByText('Inserisci la password.').first()).toBeVisible();
  await expectAccessible(page);
  await picture(page, 'hand-over-1280-it');
  await form.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await form.getByRole('button', { name: 'Proponi la titolarità' }).click();
  await expect(page.getByRole('dialog', { name: takes })).toContainText('Titolarità: serve il suo sì');
  await picture(page, 'handing-over-1280-it');

  await other.goto('/it/business/account');
  const accept = other.getByRole('button', { name: 'Accetta l’invito di Conto Sospeso' });
  await other.locator('#invitations').getByLabel('Password', { exact: true }).fill(PASSWORD);
  await accept.click();
  await expect(other.getByText('Per questo ruolo serve la verifica in due passaggi')).toBeVisible();
  await query(
    "insert into passkeys (person_id, credential_id, public_key, sign_count, name, created_at) select id, 'k', 'k', 0, 'Chiave', now() from people where email = $1",
    [takes],
  );
  await other.reload();
  await other.locator('#invitations').getByLabel('Password', { exact: true }).fill(PASSWORD);
  await accept.click();
  await expect(other.getByText('titolare', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('dialog', { name: takes })).toContainText('Titolare');
  await expect(async () => {
    const mails = await query<{ kind: string }>(
      "select kind from mails where kind like 'account-ownership-%' and recipient = any($1) and state = 'sent' order by kind",
      [[asks, takes]],
    );
    expect(mails.map(({ kind }) => kind)).toEqual([
      'account-ownership-asked',
      'account-ownership-given',
      'account-ownership-taken',
    ]);
  }).toPass({ timeout: 20_000 });
  await other.context().close();
});

test('a list of two pages: searched, filtered, sorted, a role changed by its form', async ({ page }) => {
  const { studio } = journeys().town;
  await query(
    `with p as (insert into people (email_key, email, verified_at) select e, e, now() from unnest($2::text[]) e returning id, email),
          l as (insert into log_ins (person_id, created_at) select id, now() from p returning person_id),
          f as (insert into profiles (person_id, firstname, lastname, updated_at) select id, initcap(split_part(email, '-', 1)), 'Prova', now() from p)
     insert into provider_roles (provider_id, person_id, role, created_at) select $1, person_id, 'manager', now() from l`,
    [
      studio,
      Array.from({ length: 12 }, (_, index) => `zoe${String.fromCodePoint(97 + index)}-lista@example.it`),
    ],
  );
  await comeIn(page);
  await open(page, users('?q=lista'));
  await expect(row(page, 'Zoe')).toHaveCount(10);
  await page.getByRole('link', { name: 'Pagina successiva' }).click();
  await expect(row(page, 'Zoe')).toHaveCount(2);
  await page.getByRole('searchbox', { name: 'Cerca per nome o e-mail' }).fill('zoec');
  await expect(row(page, 'Zoe')).toHaveCount(1);
  await page.getByRole('button', { name: 'Ruolo' }).click();
  await page.getByRole('option', { name: 'Titolare' }).click();
  await expect(page.getByText('Nessuno corrisponde')).toBeVisible();
  await open(page, users('?q=zoec'));
  await row(page, 'Zoec')
    .getByRole('button', { name: /^Altro per/ })
    .click();
  await page.getByRole('menuitem', { name: 'Cambia ruolo' }).click();
  const form = page.getByRole('dialog', { name: 'Ruolo di Zoec Prova' });
  await form.getByRole('radio', { name: /^Collaborazione/ }).check();
  await expectAccessible(page);
  await picture(page, 'role-1280-it');
  await form.getByRole('button', { name: 'Salva il ruolo' }).click();
  await expect(page.locator('#toasts')).toContainText('Aggiornato con successo: Zoec Prova');
  await expect(page.getByRole('dialog', { name: 'Zoec Prova' })).toContainText(
    'Ruolo: da Responsabile a Collaborazione',
  );
  await query(
    "delete from provider_roles r using people p where p.id = r.person_id and p.email like '%-lista@example.it'",
  );
});

test('an owner sets the share of the center, gives it to a colleague, and changes it to one of their own', async ({
  page,
}) => {
  const { studio } = journeys().town;
  const email = 'quota-lidia@example.it';
  await query(
    `with p as (insert into people (email_key, email, verified_at) values ($2, $2, now()) returning id),
          l as (insert into log_ins (person_id, created_at) select id, now() from p returning person_id),
          f as (insert into profiles (person_id, firstname, lastname, updated_at) select id, 'Lidia', 'Quota', now() from p)
     insert into provider_roles (provider_id, person_id, role, created_at) select $1, person_id, 'collaborator', now() from l`,
    [studio, email],
  );
  await comeIn(page);
  await open(page, `/it/business/${studio}/settings`);
  const ofCenter = page.locator('form#share');
  await ofCenter.getByLabel('Quanto').fill('120');
  await ofCenter.getByRole('button', { name: 'Salva la quota' }).click();
  await expect(ofCenter.locator('[aria-invalid=true]')).toHaveValue('120');
  await ofCenter.getByLabel('Quanto').fill('42,5');
  await ofCenter.getByRole('button', { name: 'Salva la quota' }).click();
  await expect(page.locator('#toasts')).toContainText('Quota del centro');
  await ofCenter.scrollIntoViewIfNeeded();
  await picture(page, 'share-of-center-1280-it');

  await open(page, users(`?q=${email}`));
  await row(page, 'Lidia')
    .getByRole('button', { name: /^Altro per/ })
    .click();
  await page.getByRole('menuitem', { name: 'Cambia quota' }).click();
  const form = page.getByRole('dialog', { name: 'Quota di Lidia Quota' });
  await expect(form.getByText('42,5 % di ogni prenotazione pagata')).toBeVisible();
  await expect(form.getByLabel('Quanto')).toBeHidden();
  await form.getByRole('radio', { name: /^Quella del centro/ }).check();
  await form.getByRole('button', { name: 'Salva la quota' }).click();
  const drawer = page.getByRole('dialog', { name: 'Lidia Quota' });
  await expect(drawer).toContainText('Quella del centro: 42,5 % di ogni prenotazione pagata');
  await drawer.getByRole('link', { name: 'Cambia quota' }).click();
  await form.getByRole('radio', { name: /^Una quota propria/ }).check();
  await expect(form.getByLabel('Quanto')).toBeVisible();
  await form.getByRole('button', { name: 'Salva la quota' }).click();
  await expect(form.getByText('Inserisci un valore per la quota!').first()).toBeVisible();
  await expectAccessible(page);
  await picture(page, 'share-1280-it');
  await form.getByLabel('Quanto').fill('40');
  await form.getByRole('button', { name: 'Salva la quota' }).click();
  await expect(drawer).toContainText('40 % di ogni prenotazione pagata');
  await expect(drawer).toContainText('Quota cambiata');
  await picture(page, 'shared-1280-it');
  await query('delete from provider_roles r using people p where p.id = r.person_id and p.email = $1', [
    email,
  ]);
  await query('delete from provider_shares where provider_id = $1', [studio]);
});

/** The owner came back at a shared computer by their PIN, in their own place for want of another. */
const aTurn = () =>
  query(
    `insert into audit_entries (provider_id, happened_at, actor, action, subject, subject_id, before, after)
     select $1, now(), 'person:' || id, 'personChanged', 'turn', id, json_build_object('personId', id), '{"sessionId": 0, "device": "Chrome, Windows"}'
       from people where email = $2`,
    [journeys().town.studio, OWNER],
  );

for (const [language, title, invitation, turns] of [
  ['it', 'Collaboratori', 'Invita qualcuno', 'Cambi di persona con il PIN'],
  ['en', 'Collaborators', 'Invite somebody', 'Changes of person by PIN'],
] as const) {
  test(`the screens in ${language}, wide and narrow, for everybody`, async ({ page }) => {
    test.slow();
    await comeIn(page);
    await aTurn();
    for (const width of [390, 1280, 1440]) {
      await page.setViewportSize({ width, height: width === 390 ? 844 : 800 });
      await open(page, users(`?q=${encodeURIComponent(OWNER)}`, language));
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expectAccessible(page);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBe(0);
      await picture(page, `users-${width}-${language}`);
      await page.getByRole('grid', { name: title }).getByRole('link', { name: OWNER }).click();
      await expect(page.getByRole('dialog', { name: OWNER })).toBeVisible();
      await expect(page.getByRole('region', { name: turns })).toContainText('Chrome, Windows');
      await expectAccessible(page);
      await picture(page, `user-${width}-${language}`);
      await open(page, users('/invite', language));
      await expect(page.getByRole('dialog', { name: invitation })).toBeVisible();
      await expectAccessible(page);
      await picture(page, `invite-${width}-${language}`);
    }
  });
}
