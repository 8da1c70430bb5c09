import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RESOURCE_KINDS } from '#contracts/statuses.ts';
import { addDays } from '#contracts/time.ts';
import { runAudit } from '#server/run-audit.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { openTestApp } from '#server/testing/test-app.ts';
import { hasDemoLogIns } from './add-log-ins.ts';
import { loadDemoTownIfEmpty } from './demo-town.ts';
import type { TownLoaded } from './load-demo-town.ts';
import { loadDemoTown } from './load-demo-town.ts';
import type { SpecialCase } from './special-cases.ts';
import { SPECIAL_CASES } from './special-cases.ts';
import { specialProviders, welcome } from './welcome.ts';
import { ALL_CASES } from '#server/testing/all-cases.ts';

const TODAY = '2026-11-02';
const BOOKINGS = 160;
const VISITS = 300;
/** As a first start has them. */
const USUAL_LIMITS = { HOLDS_PER_EMAIL: '3', HOLDS_PER_ADDRESS: '10', UNPAID_PERCENT_OF_DAY: '25' };

let app: TestApp;
let loaded: TownLoaded;
/** Ids of the special cases. */
let special: Map<SpecialCase, number>;

beforeAll(async () => {
  app = await openTown();
  loaded = await load(app);
  special = new Map((await specialProviders(app.work())).map(({ shows, providerId }) => [shows, providerId]));
}, 120_000);
afterAll(() => app.close());

const load = (town: TestApp): Promise<TownLoaded> =>
  loadDemoTown(town, town.clock, { bookings: BOOKINGS, visits: VISITS });

const openTown = (): Promise<TestApp> =>
  openTestApp({ withCards: true, isHistory: true, now: `${TODAY}T08:00:00Z`, environment: USUAL_LIMITS });

const TABLES = [
  'people',
  'providers',
  'provider_categories',
  'provider_photos',
  'package_subscriptions',
  'resources',
  'customers',
  'offering_groups',
  'services',
  'offers',
  'offer_people',
  'offer_needs',
  'offer_need_things',
  'working_times',
  'breaks',
  'holidays',
  'holds',
  'payment_options',
  'payment_accounts',
  'orders',
  'card_payments',
  'refunds',
  'ledger_entries',
  'reservations',
  'reservation_things',
  'order_lines',
  'till_payments',
  'till_allocations',
  'till_counts',
  'web_integrations',
  'audit_entries',
];
/** Made by the processor, or by the database's own clock. */
const NOT_OURS = ['preview_code', 'processor_intent_id', 'processor_refund_id', 'secret_hash', 'updated_at'];

async function digestOf(town: TestApp): Promise<Record<string, string>> {
  const digests = TABLES.map(async (table) => {
    const row = sql`(to_jsonb(t) - ${NOT_OURS}::text[])::text`;
    const { rows } = await sql<{ digest: string }>`
      select concat_ws(' ', count(*), md5(string_agg(${row}, '|' order by ${row}))) as digest from ${sql.table(table)} t`.execute(
      town.database,
    );
    return [table, rows[0]?.digest ?? ''] as const;
  });
  return Object.fromEntries(await Promise.all(digests));
}

async function count(from: string): Promise<number> {
  const { rows } = await app.pool.query<{ count: number }>(`select count(*)::int as count from ${from}`);
  return rows[0]?.count ?? 0;
}

describe('the demo town', () => {
  it('is known by its people, who keep others out', async () => {
    expect(await hasDemoLogIns(app.work())).toBe(true);
  });

  // To load it takes most of the time.
  it.runIf(ALL_CASES)('is the same every time', { timeout: 120_000 }, async () => {
    const again = await openTown();
    await load(again);
    expect(await digestOf(again)).toEqual(await digestOf(app));
    await again.close();
  });

  it('violates no invariant', async () => {
    expect(await runAudit(app.pool, app.clock.now())).toEqual([]);
  });

  it('sells memberships: passes are used, over, and wait for their first use', async () => {
    const { rows } = await app.pool.query<{ state: string }>(
      `select distinct case when starts_on is null then 'waiting' when ends_on < $1 then 'over'
          when exists (select from pass_uses u where u.pass_id = p.id) then 'used' else 'new' end as state from passes p order by 1`,
      [TODAY],
    );
    expect(rows.map(({ state }) => state)).toEqual(expect.arrayContaining(['over', 'used', 'waiting']));
    expect(await count("passes where type = 'bundle'")).toBe(1);
  });

  it('is large enough, in a dozen towns, and can be searched', async () => {
    expect(await count("providers where type = 'C'")).toBeGreaterThanOrEqual(30);
    expect(await count("providers where type = 'P'")).toBeGreaterThanOrEqual(20);
    const answer = await app.ask(
      '{ getRandomProvidersAlsoByKeywordOrAddress(seed: 1) { centersTotal professionalsTotal } }',
    );
    const found = answer.data?.['getRandomProvidersAlsoByKeywordOrAddress'];
    // All but the one that is locked.
    expect(found).toEqual({
      centersTotal: (await count("providers where type = 'C'")) - 1,
      professionalsTotal: await count("providers where type = 'P'"),
    });
    expect(await count('(select distinct city_key from providers) as towns')).toBeGreaterThanOrEqual(12);
    expect(await count('(select description from providers group by 1 having count(*) > 1) as twins')).toBe(
      0,
    );
  });

  it('has one center that a week can be tried on: people, named rooms, a past, customers with notes and tags, log-ins', async () => {
    const { rows } = await app.pool.query<{ id: number }>(
      "select id from providers where name = 'Spa dei Navigli'",
    );
    const of = (table: string, which = 'true') =>
      count(`${table} where provider_id = ${rows[0]?.id ?? 0} and ${which}`);
    // Six who are booked, two who teach
    expect(await of('resources', `kind = ${RESOURCE_KINDS.human}`)).toBe(8);
    expect(await of('enrolments', "status = 'A'")).toBe(30);
    expect(await of('resource_units')).toBeGreaterThanOrEqual(4);
    expect(await of('reservations', `starts_at < '${TODAY}' and status = 'A'`)).toBeGreaterThan(VISITS * 0.8);
    expect(await of('customer_notes', 'is_health')).toBeGreaterThan(10);
    expect(await of('customer_tagged')).toBeGreaterThan(30);
    expect(await of('till_payments', `taken_at >= '${TODAY}'`)).toBe(2);
    expect(await of('customers', 'email is not null')).toBeGreaterThan(20);
    const business = await count(
      `provider_roles r join log_ins l on l.person_id = r.person_id where r.role in ('owner', 'manager', 'collaborator')`,
    );
    expect(business).toBeGreaterThanOrEqual(6);
  });

  it('has customers who come as people do, and are known since they first booked', async () => {
    expect(
      await count(
        '(select from reservations where booked_by_provider group by provider_id, customer_id having count(*) > 25) as often',
      ),
    ).toBe(0);
    expect(
      await count(
        'reservations r join customers c on c.provider_id = r.provider_id and c.id = r.customer_id where c.created_at > r.created_at',
      ),
    ).toBe(0);
  });

  it('has a month of bookings around now, paid and not, some cancelled', async () => {
    expect(loaded.booked).toBeGreaterThan(BOOKINGS * 0.8);
    const standing = "reservations where status = 'A'";
    expect(
      await count(`${standing} and starts_at < '${TODAY}' and starts_at > '${addDays(TODAY, -16)}'`),
    ).toBeGreaterThan(20);
    expect(
      await count(`${standing} and starts_at > '${TODAY}' and starts_at < '${addDays(TODAY, 18)}'`),
    ).toBeGreaterThan(40);
    expect(await count("orders where payment_state = 'fullyPaid'")).toBeGreaterThan(10);
    expect(await count("reservations where status in ('C', 'R') and not booked_by_provider")).toBe(
      loaded.cancelled + loaded.abandoned,
    );
    expect(await count("reservations where status in ('P', 'RSD')")).toBe(0);
    expect(await count('reservations where created_at >= starts_at')).toBe(0);
  });

  it('wrote to nobody and left nothing undone', async () => {
    expect(await count('mails')).toBe(0);
    expect(await count("pgboss.job where state <> 'completed'")).toBe(0);
    expect(await count("card_simulator.deliveries where state <> 'lost'")).toBe(0);
  });

  it('is loaded only where nobody is', async () => {
    const { config, databaseUrl, deps } = app;
    expect(await loadDemoTownIfEmpty(app.work(), config, { databaseUrl, origin: deps.origin })).toBeNull();
  });

  it('says what is worth a visit', async () => {
    const text = await welcome(app, { hasMailbox: true });
    for (const what of Object.values(SPECIAL_CASES)) expect(text).toContain(what);
    expect(text).toContain(`http://localhost:3000/provider/${special.get('discount')} `);
    expect(text).toContain('4242 4242 4242 4242');
    expect(text).toContain('http://localhost:3000/development/mailbox');
  });
});

const PROVIDER = `query($id: Id!) {
  getProviderGeneralInformation(id: $id) { name acceptPayments hasNotPaid free onlineDiscount reservationOffset timezone locked
    hasConnectedPaymentAccount nextFreeTime photos { id } plan { id } }
  getSubservicesForBooking(providerId: $id) { offers { id name priceCents onlinePriceCents capacity duration canBookOnly canPayOnline } }
  getLatestWebIntegrationWithProviderId(id: $id) { askFirstname askLastname askPhone }
}`;

interface Shown {
  provider: Record<string, unknown> | null;
  offers: {
    id: number;
    priceCents: number;
    onlinePriceCents: number;
    capacity: number;
    canBookOnly: boolean;
    canPayOnline: boolean;
  }[];
  asks: Record<string, unknown> | null;
}

async function shown(what: SpecialCase): Promise<Shown> {
  const { data } = await app.ask(PROVIDER, { id: special.get(what) });
  // The document above says which fields come back.
  const answer = data as {
    getProviderGeneralInformation: Shown['provider'];
    getSubservicesForBooking: { offers: Shown['offers'] }[] | null;
    getLatestWebIntegrationWithProviderId: Shown['asks'];
  };
  return {
    provider: answer.getProviderGeneralInformation,
    offers: (answer.getSubservicesForBooking ?? []).flatMap(({ offers }) => offers),
    asks: answer.getLatestWebIntegrationWithProviderId,
  };
}

/** How the offers can be had, as `book` and `pay`. */
function waysOf({ offers }: Shown): string[] {
  const ways = offers
    .filter(({ priceCents }) => priceCents > 0)
    .map(({ canBookOnly, canPayOnline }) => `${canBookOnly ? 'book' : ''}${canPayOnline ? 'pay' : ''}`);
  return [...new Set(ways)];
}

describe('shows', () => {
  it('every special case', () => {
    expect([...special.keys()]).toEqual(Object.keys(SPECIAL_CASES));
  });

  it.each([
    ['bothWays', 'Optional', ['bookpay']],
    ['noOnlinePayment', 'NoPayments', ['book']],
    ['onlineOnly', 'OnlineOnly', ['pay']],
    ['unconnected', 'OnlineOnly', ['']],
  ] as const)('%s: paid %s', async (what, setting, ways) => {
    const one = await shown(what);
    expect(one.provider).toMatchObject({ acceptPayments: setting, hasNotPaid: false });
    expect(waysOf(one)).toEqual(ways);
  });

  it('a discount, a notice, a zone and a form of their own', async () => {
    const { provider, offers } = await shown('discount');
    expect(provider).toMatchObject({ onlineDiscount: 10 });
    for (const { priceCents, onlinePriceCents } of offers) expect(onlinePriceCents).toBe(priceCents * 0.9);
    expect((await shown('notice')).provider).toMatchObject({ reservationOffset: 120 });
    expect((await shown('otherZone')).provider).toMatchObject({ timezone: 'Europe/London' });
    expect((await shown('asksForEmail')).asks).toEqual({
      askFirstname: false,
      askLastname: false,
      askPhone: false,
    });
    expect((await shown('bothWays')).asks).toEqual({
      askFirstname: true,
      askLastname: true,
      askPhone: true,
    });
  });

  it('a group of four, and a service that costs nothing', async () => {
    expect((await shown('groupOfFour')).offers.map(({ capacity }) => capacity)).toContain(4);
    expect((await shown('freeService')).offers.map(({ priceCents }) => priceCents)).toContain(0);
  });

  it('a holiday week from tomorrow', async () => {
    const { offers } = await shown('holidayWeek');
    const { data } = await app.ask(
      'query($id: Id!) { getResourceAvailabilityDates(subServiceId: $id) { freeDates } }',
      { id: offers[0]?.id },
    );
    // The document above asks for nothing else.
    const dates = data?.['getResourceAvailabilityDates'] as { freeDates: string[] } | null;
    expect(dates?.freeDates.find((date) => date > TODAY)).toBe(addDays(TODAY, 8));
  });

  it('the plan 0, the unpaid plan and the locked one', async () => {
    expect((await shown('freePlan')).provider).toMatchObject({
      free: true,
      plan: { id: 0 },
      nextFreeTime: null,
    });
    expect((await shown('notPaid')).provider).toMatchObject({ hasNotPaid: true });
    expect((await shown('locked')).provider).toBeNull();
  });

  it('a provider without photos among many with', async () => {
    expect((await shown('noPhoto')).provider).toMatchObject({ photos: [] });
    expect(await count('provider_photos where width > 1280 and height > 800')).toBeGreaterThan(100);
  });

  it('people who work at two providers under one calendar, and things that are needed', async () => {
    expect(
      await count(
        '(select person_id from resources where person_id is not null group by 1 having count(distinct provider_id) = 2) as people',
      ),
    ).toBe(3);
    expect(
      await count(`offer_need_things where provider_id = ${special.get('needsEquipment')}`),
    ).toBeGreaterThan(3);
  });
});
