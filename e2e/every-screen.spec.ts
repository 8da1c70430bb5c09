import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import routes from '#web/routes.ts';
import { signInAtCenter } from './setup/account.ts';
import type { DeskCenter } from './setup/desk-center.ts';
import { aDeskCenter, aDeskCustomer, askAtCenter, dateAtNoon } from './setup/desk-center.ts';
import { expectAccessible, query } from './setup/journey.ts';
import { NARROW, picture } from './setup/screens.ts';
import { expect, test } from './setup/test.ts';

// Two screens of each area of the back office that an owner can reach, taken from the routes: a new area is looked at without a line here,
// unless its last address names a thing that the center below has not yet.

const WIDE = { width: 1280, height: 800 };

/** The addresses of screens below the language, with the parameters as the routes name them. */
function patternsOf(entries: readonly RouteConfigEntry[], above = ''): string[] {
  return entries.flatMap(({ path, index, file, children = [] }) => {
    const here = path === undefined ? above : `${above}/${path}`;
    // A file without a screen answers, or leads on.
    const isScreen = file.endsWith('.tsx') && !index && path !== undefined;
    return [...(isScreen ? [here] : []), ...patternsOf(children, here)];
  });
}

const PATTERNS = [
  ...new Set(
    patternsOf(routes).filter((pattern) => /^\/it\/business\/(:center\/|account$|add-center$)/.test(pattern)),
  ),
].map((pattern) => pattern.replace('/it/business', ''));

/** A center that has one of each, and the last part of the addresses that name it. */
async function aFullCenter(page: Page): Promise<{ center: DeskCenter; named: Record<string, string> }> {
  const center = await aDeskCenter({ center: 'Casa di Tutto', person: 'Ginevra Tutto' });
  await signInAtCenter(page, `tutto-${randomUUID()}@example.it`, { providerId: center.id, role: 'owner' });
  const p = center.id;
  const [date, customer] = [dateAtNoon(), await aDeskCustomer(center, 'Gilda', 'Tuttofare')];
  const { id: booking } = await askAtCenter<{ id: number }>(
    page,
    'mutation($p: Id!, $input: NewReservationInput!) { createReservation(providerId: $p, input: $input) { id } }',
    { p, input: { offerId: center.offer, start: `${date}T15:00`, customer: { id: customer } } },
  );
  const { orderId: sale } = await askAtCenter<{ orderId: number }>(
    page,
    'mutation($p: Id!, $input: DeskSaleInput!) { sellAtDesk(providerId: $p, input: $input) { orderId } }',
    { p, input: { name: 'Olio di mandorle', amountCents: 1250, method: 'cash' } },
  );
  const block = await askAtCenter<number>(
    page,
    'mutation($p: Id!, $input: BlockInput!) { createBlock(providerId: $p, input: $input) }',
    { p, input: { date, startMinute: 1080, endMinute: 1140, reason: 'Riunione', resourceId: center.person } },
  );
  const { id: list } = await askAtCenter<{ id: number }>(
    page,
    'mutation($p: Id!, $input: CustomerImportInput!) { createCustomerImport(providerId: $p, input: $input) { id } }',
    { p, input: { from: 'text', text: 'Nome;Telefono\nPia Prima;3331112223\n' } },
  );
  const [row] = await query<Record<'service' | 'photo' | 'holiday' | 'room' | 'colleague', number>>(
    `with f as (insert into provider_photos (provider_id, position, drawing, width, height, description)
       values ($1, 0, 'yoga-1', 1920, 1200, 'La sala') returning id),
     h as (insert into holidays (provider_id, starts_local, ends_local, is_whole_day, name)
       values ($1, now()::date + 20, now()::date + 21, true, 'Inventario') returning id),
     r as (insert into resources (provider_id, kind, name, quantity) values ($1, 2, 'Cabina', 1) returning id)
     select f.id::int as photo, h.id::int as holiday, r.id::int as room,
       (select id::int from services where provider_id = $1) as service from f, h, r`,
    [p],
  );
  // One alone would be opened at once
  await aWidget(page, p);
  const named = {
    'today/:id': `today/${booking}`,
    'calendar/blocks/:block': `calendar/blocks/${block}`,
    'calendar/:id': `calendar/${booking}`,
    'reservations/collect': `reservations/collect?status=all&customer=${customer}`,
    'reservations/cancel': `reservations/cancel?cancel=${booking}`,
    'reservations/:id': `reservations/${booking}`,
    'customers/chosen': `customers/chosen?chosen=${customer}`,
    'customers/:id/edit': `customers/${customer}/edit`,
    'customers/:id/care': `customers/${customer}/care`,
    'customers/:id/merge': `customers/${customer}/merge`,
    'customers/:id': `customers/${customer}`,
    'customers/:id/health-notes': `customers/${customer}/health-notes`,
    'customers/import/:id': `customers/import/${list}`,
    'services/:id': `services/${row?.service}`,
    'services/:id/edit': `services/${row?.service}/edit`,
    'gallery/:id': `gallery/${row?.photo}`,
    'staff/:id/hours': `staff/${center.person}/hours`,
    'staff/:id/hours/blocks/:block': `staff/${center.person}/hours/blocks/${block}`,
    'staff/:id/hours/:part/:item': `staff/${center.person}/hours/breaks/new`,
    'opening-hours/:date': `opening-hours/${date}`,
    'holidays/:id': `holidays/${row?.holiday}`,
    'widget/:id': `widget/${await aWidget(page, p)}`,
    'till/sales/:sale': `till/sales/${sale}`,
    'staff/:id': `staff/${center.person}`,
    'staff/:id/out-of-service': `staff/${row?.room}/out-of-service`,
    'staff/:id/edit': `staff/${center.person}/edit`,
    ...(await aClass(page, p)),
    ...(await aVideoCourse(page, p)),
    ...(await aMembership(page, p)),
    ...(await anEmailTemplate(page, p)),
    ...(await aPromoCode(page, p)),
    ...(await aColleague(page, p)),
  };
  return { center, named };
}

const ASKED = {
  askFirstname: true,
  askLastname: true,
  askPhone: true,
  showCourses: false,
  showEvents: false,
  showMemberships: false,
  showServices: true,
  showVideos: false,
};

const aWidget = async (page: Page, p: number): Promise<number> =>
  (
    await askAtCenter<{ integration: { id: number } }>(
      page,
      'mutation($p: Id!, $input: WebIntegrationInput!) { createWebIntegration(providerId: $p, input: $input) { integration { id } } }',
      { p, input: { name: 'Sito', primaryColor: '#1F5C49', ...ASKED } },
    )
  ).integration.id;

async function aClass(page: Page, p: number): Promise<Record<string, string>> {
  const id = await askAtCenter<number>(
    page,
    'mutation($p: Id!, $input: ClassInput!) { createClass(providerId: $p, input: $input) }',
    {
      p,
      input: {
        serviceType: 'Y',
        name: 'Yoga dolce',
        model: 'session',
        priceCents: 1500,
        durationMinutes: 60,
        capacity: 8,
      },
    },
  );
  const inAWeek = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);
  const [session] = await askAtCenter<number[]>(
    page,
    'mutation($p: Id!, $id: Id!, $sessions: [NewSessionInput!]!) { createSessions(providerId: $p, classId: $id, sessions: $sessions) }',
    { p, id, sessions: [{ startsAt: `${inAWeek}T18:00`, durationMinutes: 60, capacity: 8 }] },
  );
  const { id: subscription } = await askAtCenter<{ id: number }>(
    page,
    'mutation($p: Id!, $input: NewSubscriptionInput!) { createSubscription(providerId: $p, input: $input) { id } }',
    { p, input: { classId: id, sessions: [session], customer: { walkIn: { name: 'Elsa' } } } },
  );
  return {
    'classes/:classId': `classes/${id}`,
    'classes/:classId/edit': `classes/${id}/edit`,
    'classes/:classId/sessions/new': `classes/${id}/sessions/new`,
    'subscriptions/:id': `subscriptions/${subscription}`,
  };
}

async function aVideoCourse(page: Page, p: number): Promise<Record<string, string>> {
  await query('update package_subscriptions set package_id = 3 where provider_id = $1', [p]);
  const id = await askAtCenter<number>(
    page,
    'mutation($p: Id!, $input: VideoCourseInput!) { createProduct(providerId: $p, input: $input) }',
    { p, input: { name: 'Respirare', description: 'Piano.', priceCents: 3900 } },
  );
  return {
    'products/:productId': `products/${id}`,
    'products/:productId/edit': `products/${id}/edit`,
    'products/:productId/export': `products/${id}/export`,
  };
}

async function aMembership(page: Page, p: number): Promise<Record<string, string>> {
  const id = await askAtCenter<number>(
    page,
    'mutation($p: Id!, $input: MembershipInput!) { createMembership(providerId: $p, input: $input) }',
    {
      p,
      input: {
        name: 'Carnet',
        type: 'class',
        offers: [{ name: '10 ingressi', priceCents: 12_000, sessionsCounter: 10, duration: 3 }],
      },
    },
  );
  await askAtCenter(
    page,
    'mutation($p: Id!, $id: Id!) { toggleMembership(providerId: $p, id: $id, published: true) }',
    { p, id },
  );
  const { offers } = await askAtCenter<{ offers: { id: number }[] }>(
    page,
    'query($p: Id!, $id: Id!) { getMembership(providerId: $p, id: $id) { offers { id } } }',
    { p, id },
  );
  const customerId = await askAtCenter<number>(
    page,
    'mutation($p: Id!, $input: CustomerInput!) { createCustomer(providerId: $p, input: $input) }',
    { p, input: { firstname: 'Elsa', lastname: 'Prati' } },
  );
  const { id: pass } = await askAtCenter<{ id: number }>(
    page,
    'mutation($p: Id!, $input: PassSaleInput!) { sellPass(providerId: $p, input: $input) { id } }',
    { p, input: { customerId, offerId: offers[0]?.id, shownPriceCents: 12_000, method: 'cash' } },
  );
  return {
    'memberships/:membershipId/edit': `memberships/${id}/edit`,
    'memberships/passes/:passId': `memberships/passes/${pass}`,
  };
}

async function anEmailTemplate(page: Page, p: number): Promise<Record<string, string>> {
  const input = { name: 'Saluti', kind: 'all', language: 'it', color: '#1F5C49' };
  const words = { header: 'Porta il costume.', goodbye: '', footer: '' };
  const id = await askAtCenter<number>(
    page,
    'mutation($p: Id!, $input: EmailTemplateInput!) { createEmailTemplate(providerId: $p, input: $input) }',
    { p, input: { ...input, ...words } },
  );
  return { 'email-templates/:id': `email-templates/${id}` };
}

async function aPromoCode(page: Page, p: number): Promise<Record<string, string>> {
  const input = { code: 'BENVENUTO', percentBasisPoints: 1000, duration: 'once', validFrom: '2026-01-01' };
  const id = await askAtCenter<number>(
    page,
    'mutation($p: Id!, $input: PromoCodeInput!) { createPromoCode(providerId: $p, input: $input) }',
    { p, input },
  );
  return { 'promo-codes/:promoCodeId/edit': `promo-codes/${id}/edit` };
}

async function aColleague(page: Page, p: number): Promise<Record<string, string>> {
  const other = await page.context().browser()?.newContext();
  if (!other) throw new Error('There is no browser');
  const email = `collega-${randomUUID()}@example.it`;
  await signInAtCenter(await other.newPage(), email, { providerId: p, role: 'manager' });
  await other.close();
  const { items } = await askAtCenter<{ items: { id: number; email: string }[] }>(
    page,
    'query($p: Id!) { getCollaborators(providerId: $p) { items { id email } } }',
    { p },
  );
  const id = items.find((one) => one.email === email)?.id;
  return { 'users/:id': `users/${id}`, 'users/:id/:change': `users/${id}/role` };
}

/** Said by the runner itself. */
const BLOCKED = /Service Worker registration blocked by Playwright/;

/** What stands beyond the edge of the window once the page has settled, in pixels. */
async function sideways(page: Page): Promise<number> {
  const now = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect
    .poll(now, { timeout: 2000 })
    .toBe(0)
    .catch(() => undefined);
  return now();
}

/** Only a center that has not begun has the first: `register.spec.ts`. The second is every address without a screen. */
const ELSEWHERE = ['/:center/welcome', '/:center/*'];

/** Of each area its first screen, wide and in Italian, and its last one, narrow and in English. */
const LOOKS = [...Map.groupBy(PATTERNS, (pattern) => pattern.replace('/:center/', '').split('/')[0]).values()]
  .filter(([area = '']) => !ELSEWHERE.includes(area))
  .flatMap((area) => {
    const first = area.toSorted((one, other) => one.length - other.length)[0] ?? '';
    return [
      { pattern: first, language: 'it', size: WIDE },
      { pattern: area.at(-1) ?? '', language: 'en', size: NARROW },
    ];
  });

test('an address of each area of a center stands, wide and narrow', async ({ page }) => {
  // Forty pages
  test.slow();
  const said: string[] = [];
  page.on('console', (message) => {
    if (!BLOCKED.test(message.text())) said.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (thrown) => said.push(thrown.message));
  const { center, named } = await aFullCenter(page);
  const wrong: string[] = [];
  for (const { pattern, language, size } of LOOKS) {
    const below = pattern.replace('/:center/', '');
    const path = named[below] ?? below;
    // An area whose last address names a thing needs one of these things above
    if (path.includes(':')) wrong.push(`${pattern}: the center has none`);
    if (path.includes(':')) continue;
    const address = `/${language}/business/${pattern.startsWith('/:center') ? `${center.id}/${path}` : path.slice(1)}`;
    await page.setViewportSize(size);
    const answer = await page.goto(address);
    const note = (what: string): void => void wrong.push(`${address}: ${what}`);
    if (answer?.status() !== 200) note(`answers ${answer?.status()}`);
    if (!page.url().endsWith(address)) note(`leads to ${page.url()}`);
    const headings = await page.locator('h1').allInnerTexts();
    if (headings.length !== 1) note(`${headings.length} headings: ${headings.join(', ')}`);
    if (!/\S/.test((await page.title()).replace(/Radura/g, '').replace(/[^\p{L}]/gu, '')))
      note('no title of its own');
    if ((await page.locator('html').getAttribute('lang')) !== language) note('another language');
    const over = await sideways(page);
    if (over > 0) note(`${over} px too wide at ${size.width}`);
    await expectAccessible(page).catch((error: unknown) => note(error instanceof Error ? error.message : ''));
    await picture(page, `${below.replaceAll(/\W+/g, '-')}-${size.width}-${language}`);
    for (const line of said.splice(0)) note(line);
  }
  expect(wrong).toEqual([]);
});
