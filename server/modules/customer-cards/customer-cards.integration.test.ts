import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { worksEveryDay } from '#server/modules/availability/builders.ts';
import { aConfirmedReservation, bookFor } from '#server/modules/booking/builders.ts';
import { anOffer } from '#server/modules/catalog/builders.ts';
import { aClass } from '#server/modules/classes/builders.ts';
import { signedUp } from '#server/modules/classes/testing/signed-up.ts';
import { aChildOf, aCustomer, aWalkIn } from '#server/modules/customers/builders.ts';
import { aColleague } from '#server/modules/staff/builders.ts';
import { runAudit } from '#server/run-audit.ts';
import type { AtProvider } from '#server/testing/at-provider.ts';
import { atProvider } from '#server/testing/at-provider.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { openTestApp } from '#server/testing/test-app.ts';

const LIST = `query($p: Id!, $search: String, $standing: String, $away: Int, $tag: Id, $sort: String, $down: Boolean, $page: Int) {
  getCustomers(providerId: $p, search: $search, standing: $standing, notSeenDays: $away, tagId: $tag, sort: $sort, isDescending: $down, page: $page) {
    total isMore pages items { id firstname lastname email phone isBlacklisted visits lastAt nextAt } } }`;
const CARD = `query($p: Id!, $id: Id!) { getCustomer(providerId: $p, id: $id) {
  id version firstname lastname email phone taxCode birthday language isBlacklisted blacklistReason archivedAt
  further { kind value label } carer { id email relation } inCare { id firstname email phone } came { visits lastAt nextAt noShows }
  money { unpaidVisits owedCents paidCents } history { action by fields isBlacklisted } } }`;
const CREATE = 'mutation($p: Id!, $input: CustomerInput!) { createCustomer(providerId: $p, input: $input) }';
const EDIT = `mutation($p: Id!, $id: Id!, $version: Int!, $input: CustomerInput!) {
  editCustomer(providerId: $p, id: $id, version: $version, input: $input) }`;
const BLACKLIST = `mutation($p: Id!, $id: Id!, $input: BlacklistingInput!) {
  setCustomerBlacklisted(providerId: $p, id: $id, input: $input) }`;
const ARCHIVE = 'mutation($p: Id!, $ids: [Id!]!) { archiveCustomers(providerId: $p, ids: $ids) }';
const RESTORE = 'mutation($p: Id!, $ids: [Id!]!) { restoreCustomers(providerId: $p, ids: $ids) }';
const NOTE = `mutation($p: Id!, $customer: Id!, $input: CustomerNoteInput!) {
  addCustomerNote(providerId: $p, customerId: $customer, input: $input) }`;
const REMOVE =
  'mutation($p: Id!, $id: Id!, $health: Boolean!) { removeCustomerNote(providerId: $p, id: $id, isHealth: $health) }';
const MARK =
  'mutation($p: Id!, $id: Id!, $health: Boolean!) { markCustomerNote(providerId: $p, id: $id, isHealth: $health) }';
const HEALTH =
  'query($p: Id!, $customer: Id!) { getHealthNotes(providerId: $p, customerId: $customer) { id text by } }';
const NOTES =
  'query($p: Id!, $id: Id!) { getCustomer(providerId: $p, id: $id) { healthNotes notes { text by canRemove } tags { name } } }';
const TAG =
  'mutation($p: Id!, $input: CustomerTagInput!) { createCustomerTag(providerId: $p, input: $input) }';
const SET_TAGS =
  'mutation($p: Id!, $id: Id!, $tags: [Id!]!) { setCustomerTags(providerId: $p, id: $id, tagIds: $tags) }';
const DELETE_TAG = 'mutation($p: Id!, $id: Id!) { deleteCustomerTag(providerId: $p, id: $id) }';
const FIND = 'query($p: Id!, $q: String) { searchCustomers(providerId: $p, q: $q) { id } }';

interface Listed {
  total: number;
  items: { id: number; firstname: string; visits: number; lastAt: string | null; email: string | null }[];
}

let app: TestApp;
let at: AtProvider;
let anna: number;
let offerId: number;

beforeAll(async () => {
  app = await openTestApp();
});
afterAll(async () => {
  expect(await runAudit(app.pool, app.clock.now())).toEqual([]);
  await app.close();
});
beforeEach(async () => {
  at = await atProvider(app);
  const { providerId } = at;
  anna = await aColleague(app.work(), { providerId });
  await worksEveryDay(app.work(), { providerId, resourceId: anna });
  ({ offerId } = await anOffer(app.work(), { providerId, people: [anna] }));
});

const named = (firstname: string, more: object = {}) =>
  aWalkIn(app.work(), { providerId: at.providerId, firstname, ...more });
const book = (customerId: number, start: string, offer = offerId) =>
  bookFor(app, { providerId: at.providerId, offerId: offer, customerId, at: start });
/** As if a booking had been so many days ago. */
async function cameDaysAgo(customerId: number, days: number): Promise<void> {
  const { reservationId } = await book(customerId, '2026-11-20T10:00');
  const { rows } = await app.pool.query<{ by: string }>(
    'select ($2::timestamptz - starts_at)::text as by from reservations where id = $1',
    [reservationId, new Date(app.clock.now().getTime() - days * 86_400_000)],
  );
  const by = rows[0]?.by;
  const range = (name: string) => `tstzrange(lower(${name}) + $2::interval, upper(${name}) + $2::interval)`;
  for (const statement of [
    `update holds set starts_at = starts_at + $2::interval, service = ${range('service')}, busy = ${range('busy')}
      where kind = 'reservation' and holder_id = $1`,
    `update reservations set starts_at = starts_at + $2::interval, ends_at = ends_at + $2::interval,
      local_start = local_start + $2::interval where id = $1`,
    `update orders set starts_at = starts_at + $2::interval, ends_at = ends_at + $2::interval
      where id = (select order_id from reservations where id = $1)`,
  ])
    await app.pool.query(statement, [reservationId, by]);
}
const list = async (variables: object = {}, actor = at.owner) =>
  (await at.ask(LIST, variables, actor)) as Listed;
const names = async (variables: object = {}) =>
  (await list(variables)).items.map(({ firstname }) => firstname);
/** Somebody who works here and is a person of the staff. */
async function collaboratorAs(resourceId: number) {
  const actor = await at.works('collaborator');
  await app.pool.query('update resources set person_id = $2 where id = $1', [resourceId, actor.personId]);
  return actor;
}

describe('the list', () => {
  it('is in the order of names, ten a page, the rest counted', async () => {
    for (let index = 0; index < 12; index += 1) await named(`Nome ${String(index).padStart(2, '0')}`);
    const first = await list();
    expect([first.total, first.items.length]).toEqual([12, 10]);
    expect(await names({ page: 2 })).toEqual(['Nome 10', 'Nome 11']);
    expect((await names({ down: true }))[0]).toBe('Nome 11');
    expect((await names({ sort: 'added', down: true }))[0]).toBe('Nome 11');
  });

  it('tells visits, the last and the next, and is sorted by them with whoever never came at the end', async () => {
    const [often, once] = [await named('Olga'), await named('Ugo')];
    await named('Ivo');
    await cameDaysAgo(often, 3);
    await cameDaysAgo(often, 40);
    await cameDaysAgo(once, 100);
    await book(once, '2026-11-28T10:00');
    const { items } = await list({ sort: 'lastVisit', down: true });
    expect(items.map(({ firstname, visits }) => [firstname, visits])).toEqual([
      ['Olga', 2],
      ['Ugo', 1],
      ['Ivo', 0],
    ]);
    expect(items[1]).toMatchObject({ nextAt: expect.stringContaining('2026-11-28') });
  });

  it('finds who came and has not for so many days, unless something is booked', async () => {
    const [gone, back, here] = [await named('Gina'), await named('Berto'), await named('Elsa')];
    await named('Mai');
    await cameDaysAgo(gone, 70);
    await cameDaysAgo(back, 75);
    await cameDaysAgo(here, 10);
    await book(back, '2026-11-28T10:00');
    expect(await names({ away: 60 })).toEqual(['Gina']);
    expect(await names({ away: 90 })).toEqual([]);
  });

  it('is searched by name, phone and e-mail', async () => {
    await named('Rosa', { lastname: 'Bianchi', phone: '333 1234567' });
    await named('Piera', { email: 'piera@example.it' });
    expect(await names({ search: 'bian' })).toEqual(['Rosa']);
    expect(await names({ search: '33312' })).toEqual(['Rosa']);
    expect(await names({ search: 'piera@' })).toEqual(['Piera']);
  });

  it('knows nobody of another provider', async () => {
    await named('Nostro');
    const elsewhere = await atProvider(app);
    expect((await elsewhere.ask(LIST)) as Listed).toMatchObject({ total: 0, items: [] });
    await expect(elsewhere.ask(LIST, { p: at.providerId })).rejects.toMatchObject({ code: 'notFound' });
  });
});

describe('a collaborator', () => {
  it('sees who has booked with them, with what they came to with them alone', async () => {
    const { providerId } = at;
    const [own, others] = [await named('Mia'), await named('Altrui')];
    const bruno = await aColleague(app.work(), { providerId });
    await worksEveryDay(app.work(), { providerId, resourceId: bruno });
    const { offerId: ofBruno } = await anOffer(app.work(), { providerId, people: [bruno] });
    await cameDaysAgo(own, 5);
    await book(others, '2026-11-27T10:00', ofBruno);
    await book(own, '2026-11-26T10:00', ofBruno);
    const actor = await collaboratorAs(anna);
    const { items, total } = await list({}, actor);
    expect([total, items[0]]).toMatchObject([1, { firstname: 'Mia', visits: 1, nextAt: null }]);
    expect(await at.ask(CARD, { id: own }, actor)).toMatchObject({ money: null, history: [] });
    await expect(at.ask(CARD, { id: others }, actor)).rejects.toMatchObject({ code: 'notFound' });
    await expect(at.ask(ARCHIVE, { ids: [own] }, actor)).rejects.toMatchObject({
      code: 'NotAuthorizedException',
    });
  });

  it('neither sees nor searches contacts that the owner hides, of carers as little', async () => {
    const { providerId } = at;
    const mother = await aCustomer(app.work(), { providerId, email: 'madre@example.it' });
    const child = await aChildOf(app.work(), { providerId, carerId: mother });
    await book(child, '2026-11-26T10:00');
    const withPhone = await named('Tina', { phone: '333 7654321' });
    await app.pool.query("update customers set tax_code = 'RSSMRA80A01F205X' where id = $1", [withPhone]);
    await book(withPhone, '2026-11-27T10:00');
    const actor = await collaboratorAs(anna);
    await app.pool.query('update providers set collaborators_see_contacts = false where id = $1', [
      providerId,
    ]);
    expect((await list({}, actor)).items.map(({ email }) => email)).toEqual([null, null]);
    expect((await list({ search: '3337654' }, actor)).total).toBe(0);
    expect(await at.ask(CARD, { id: child }, actor)).toMatchObject({ carer: { id: mother, email: null } });
    expect(await at.ask(CARD, { id: withPhone }, actor)).toMatchObject({ phone: null, taxCode: null });
    // Nor of who is in somebody's care
    await book(mother, '2026-11-28T10:00');
    const cared = await app.pool.query("update customers set phone = '333 1112222' where id = $1", [child]);
    expect(cared.rowCount).toBe(1);
    expect(await at.ask(CARD, { id: mother }, actor)).toMatchObject({
      inCare: [{ id: child, email: null, phone: null }],
    });
  });
});

describe('the card', () => {
  it('tells what is owed to who sees takings, and to a manager how many visits', async () => {
    const customerId = await named('Dina');
    await book(customerId, '2026-11-26T10:00');
    const owner = await at.ask(CARD, { id: customerId });
    const manager = await at.ask(CARD, { id: customerId }, await at.works('manager'));
    expect(owner).toMatchObject({ money: { unpaidVisits: 1, owedCents: 5000, paidCents: 0 } });
    expect(manager).toMatchObject({ money: { unpaidVisits: 1, owedCents: null, paidCents: null } });
  });

  it('counts an unpaid sign-up among the visits to pay', async () => {
    const yoga = await aClass(app.work(), { providerId: at.providerId, starts: ['2026-12-03T17:00:00Z'] });
    const email = 'iole@example.it';
    await signedUp(app, yoga, { name: 'Iole', email, sessionIds: yoga.sessionIds });
    const { rows } = await app.pool.query('select customer_id as id from enrolments where offer_id = $1', [
      yoga.classId,
    ]);
    expect(await at.ask(CARD, { id: rows[0]?.id })).toMatchObject({
      money: { unpaidVisits: 1, owedCents: 1500, paidCents: 0 },
    });
  });

  it('keeps what is typed and tells who changed which fields, never what stood in them', async () => {
    const input = { firstname: 'Lia', lastname: 'Neri', phone: '02 1234567', birthday: '1980-02-29' };
    const more = { taxCode: 'ner lia 80b69 f205x', language: 'en' };
    const further = [{ kind: 'phone', value: '333 1112223', label: 'lavoro' }];
    const id = await at.ask(CREATE, { input: { ...input, ...more, further } });
    expect(await at.ask(CARD, { id })).toMatchObject({
      ...input,
      taxCode: 'NERLIA80B69F205X',
      language: 'en',
      further,
      version: 1,
    });
    await at.ask(EDIT, { id, version: 1, input: { ...input, phone: '02 7654321' } });
    const card = await at.ask(CARD, { id });
    expect(card).toMatchObject({
      further: [],
      taxCode: null,
      history: [{ action: 'editCustomer', fields: ['phone'] }, { action: 'createCustomer' }],
    });
    const { rows } = await app.pool.query(
      "select after::text from audit_entries where subject = 'customer' and subject_id = $1",
      [id],
    );
    expect(JSON.stringify(rows)).not.toContain('7654321');
  });

  it('is not written over by a form of before', async () => {
    const id = await at.ask(CREATE, { input: { firstname: 'Lia' } });
    await at.ask(EDIT, { id, version: 1, input: { firstname: 'Lea' } });
    await expect(at.ask(EDIT, { id, version: 1, input: { firstname: 'Leo' } })).rejects.toMatchObject({
      code: 'changedMeanwhile',
    });
  });

  it.each([
    ['nobody at all', {}],
    ['a birthday that is no day', { firstname: 'Lia', birthday: '1980-02-30' }],
    ['a birthday to come', { firstname: 'Lia', birthday: '2090-01-01' }],
    ['a tax code of ten signs', { firstname: 'Lia', taxCode: 'ABCDEFGHIJ' }],
    ['a language we do not speak', { firstname: 'Lia', language: 'de' }],
    ['a name that turns the reading direction around', { firstname: 'Li\u202Ea' }],
  ])('refuses %s', async (_what, input) => {
    await expect(at.ask(CREATE, { input })).rejects.toMatchObject({ code: 'invalidInput' });
  });
});

describe('who is no longer received', () => {
  it('is refused online and told with the reason, until they are received again', async () => {
    const id = await named('Zeno', { email: 'zeno@example.it' });
    await at.ask(BLACKLIST, { id, input: { isBlacklisted: true, reason: 'Tre volte assente' } });
    expect(await at.ask(CARD, { id })).toMatchObject({
      isBlacklisted: true,
      blacklistReason: 'Tre volte assente',
      history: [{ action: 'setCustomerBlacklisted', isBlacklisted: true }],
    });
    expect(await names({ standing: 'blacklisted' })).toEqual(['Zeno']);
    await at.ask(BLACKLIST, { id, input: { isBlacklisted: false } });
    expect(await at.ask(CARD, { id })).toMatchObject({ isBlacklisted: false, blacklistReason: null });
  });
});

describe('who is archived', () => {
  it('leaves list and search, never the past, and comes back', async () => {
    const [one, other] = [await named('Carla'), await named('Carlo')];
    await cameDaysAgo(one, 5);
    await at.ask(ARCHIVE, { ids: [one] });
    expect(await names()).toEqual(['Carlo']);
    expect(await names({ standing: 'archived' })).toEqual(['Carla']);
    expect(await at.ask(FIND, { q: 'carl' })).toEqual([{ id: other }]);
    expect(await at.ask(CARD, { id: one })).toMatchObject({ came: { visits: 1 } });
    await at.ask(RESTORE, { ids: [one] });
    expect(await names()).toEqual(['Carla', 'Carlo']);
  });

  it('is shown again by a booking, of their own or at the desk, and by no refused one', async () => {
    const { providerId } = at;
    const email = `torna-${providerId}@example.it`;
    const online = await aCustomer(app.work(), { providerId, email });
    const desk = await named('Carla');
    await at.ask(ARCHIVE, { ids: [online, desk] });
    await book(desk, '2026-11-24T10:00');
    const taken = aConfirmedReservation(app, { offerId, email, at: '2026-11-24T10:00' });
    await expect(taken).rejects.toMatchObject({
      code: expect.stringMatching(/^reservationInvalid/) as unknown,
    });
    expect(await at.ask(CARD, { id: online })).toMatchObject({ archivedAt: expect.any(String) as unknown });
    await aConfirmedReservation(app, { offerId, email, at: '2026-11-24T12:00' });
    for (const id of [online, desk])
      expect(await at.ask(CARD, { id })).toMatchObject({
        archivedAt: null,
        history: [{ action: 'restoreCustomerByBooking' }, { action: 'archiveCustomers' }],
      });
  });

  it('is all of them or nobody', async () => {
    const one = await named('Carla');
    const elsewhere = await aWalkIn(app.work(), { providerId: (await atProvider(app)).providerId });
    await expect(at.ask(ARCHIVE, { ids: [one, elsewhere] })).rejects.toMatchObject({ code: 'notFound' });
    expect(await names()).toEqual(['Carla']);
  });
});

describe('notes', () => {
  it('have a writer and a date, and what they say stands in no history', async () => {
    const customer = await named('Gaia');
    await at.ask(NOTE, { customer, input: { text: 'Preferisce\r\nla mattina' } }, await at.works('manager'));
    expect(await at.ask(NOTES, { id: customer })).toMatchObject({
      healthNotes: 0,
      notes: [{ text: 'Preferisce\nla mattina', by: expect.stringContaining('manager'), canRemove: true }],
    });
    const { rows } = await app.pool.query(
      'select before::text, after::text from audit_entries where subject_id = $1',
      [customer],
    );
    expect(JSON.stringify(rows)).not.toContain('mattina');
    const kept = await app.pool.query(
      "select answer::text from idempotency_answers where answer::text like '%mattina%'",
    );
    expect(kept.rows).toEqual([]);
  });

  it('about health are read by owner and director, and by who treats them, never by reception; who reads is noted', async () => {
    const customer = await named('Gaia');
    const input = { text: 'Ernia L5', isHealth: true };
    const manager = await at.works('manager');
    await at.ask(NOTE, { customer, input }, manager);
    expect(await at.ask(NOTES, { id: customer }, manager)).toMatchObject({ healthNotes: 1, notes: [] });
    await expect(at.ask(HEALTH, { customer }, manager)).rejects.toMatchObject({
      code: 'NotAuthorizedException',
    });
    expect(await at.ask(HEALTH, { customer }, await at.works('director'))).toMatchObject([
      { text: 'Ernia L5' },
    ]);
    const anyone = await collaboratorAs(anna);
    await expect(at.ask(HEALTH, { customer }, anyone)).rejects.toMatchObject({ code: 'notFound' });
    await book(customer, '2026-11-26T10:00');
    expect(await at.ask(HEALTH, { customer }, anyone)).toMatchObject([{ text: 'Ernia L5' }]);
    expect(await at.ask(CARD, { id: customer })).toMatchObject({
      history: [{ action: 'readHealthNotes' }, { action: 'readHealthNotes' }, { action: 'addCustomerNote' }],
    });
  });

  it('about health want a proof of the last quarter of an hour', async () => {
    const customer = await named('Gaia');
    const late = await at.works('owner', 16);
    await expect(at.ask(HEALTH, { customer }, late)).rejects.toMatchObject({ code: 'stepUpNeeded' });
  });

  it('are marked and removed only as what they are', async () => {
    const customer = await named('Gaia');
    const id = await at.ask(NOTE, { customer, input: { text: 'Ernia L5', isHealth: true } });
    const manager = await at.works('manager');
    await expect(at.ask(REMOVE, { id, health: false }, manager)).rejects.toMatchObject({ code: 'notFound' });
    await expect(at.ask(REMOVE, { id, health: true }, manager)).rejects.toMatchObject({
      code: 'NotAuthorizedException',
    });
    await expect(at.ask(MARK, { id, health: false }, manager)).rejects.toMatchObject({
      code: 'NotAuthorizedException',
    });
    await at.ask(MARK, { id, health: false });
    await at.ask(REMOVE, { id, health: false }, manager);
    expect(await at.ask(NOTES, { id: customer })).toMatchObject({ healthNotes: 0, notes: [] });
  });

  it('of others stay where a collaborator wants them gone', async () => {
    const customer = await named('Gaia');
    await book(customer, '2026-11-26T10:00');
    const actor = await collaboratorAs(anna);
    const theirs = await at.ask(NOTE, { customer, input: { text: 'Del banco' } });
    const own = await at.ask(NOTE, { customer, input: { text: 'Di Anna' } }, actor);
    await expect(at.ask(REMOVE, { id: theirs, health: false }, actor)).rejects.toMatchObject({
      code: 'NotAuthorizedException',
    });
    await at.ask(REMOVE, { id: own, health: false }, actor);
    expect(await at.ask(NOTES, { id: customer }, actor)).toMatchObject({
      notes: [{ text: 'Del banco', canRemove: false }],
    });
  });

  it.each([
    ['nothing', '  '],
    ['four thousand signs and one', 'a'.repeat(4001)],
    ['a text that turns the reading direction around', 'ciao \u202E oaic'],
  ])('refuse %s', async (_what, text) => {
    const customer = await named('Gaia');
    await expect(at.ask(NOTE, { customer, input: { text } })).rejects.toMatchObject({ code: 'invalidInput' });
  });
});

describe('tags of several at once', () => {
  const CHANGE = `mutation($p: Id!, $add: [TagOfSomeCustomersInput!], $remove: [TagOfSomeCustomersInput!]) {
    changeTagsOfCustomers(providerId: $p, add: $add, remove: $remove) { added { tagId customerIds } removed { tagId customerIds } } }`;
  const CHOSEN = `query($p: Id!, $ids: [Id!]!) { getChosenCustomers(providerId: $p, ids: $ids) { id isArchived tags { name } } }`;
  type OfSome = { tagId: number; customerIds: readonly number[] };
  const change = async (add: OfSome[], remove: OfSome[] = [], actor = at.owner) =>
    (await at.ask(CHANGE, { add, remove }, actor)) as { added: OfSome[]; removed: OfSome[] };
  const aTag = async (name: string) => Number(await at.ask(TAG, { input: { name, color: '#336655' } }));
  const tagsOf = async (ids: number[]) =>
    ((await at.ask(CHOSEN, { ids })) as unknown as { tags: { name: string }[] }[]).map(({ tags }) =>
      tags.map(({ name }) => name),
    );
  const told = async (id: number) =>
    (
      await app.pool.query(
        "select after from audit_entries where action = 'changeTagsOfCustomers' and subject = 'customer' and subject_id = $1",
        [id],
      )
    ).rows;

  it('are given and taken, each once, told on the cards that changed, and put back the other way around', async () => {
    const [vip, gym] = [await aTag('VIP'), await aTag('Palestra')];
    const ids = [await named('Ada'), await named('Bea'), await named('Cleo')];
    const [ada = 0, bea = 0, cleo = 0] = ids;
    await at.ask(SET_TAGS, { id: ada, tags: [vip] });
    await at.ask(SET_TAGS, { id: cleo, tags: [gym] });
    const before = await tagsOf(ids);
    const done = await change(
      [{ tagId: vip, customerIds: [ada, bea, bea] }],
      [{ tagId: gym, customerIds: ids }],
    );
    expect(done).toEqual({
      added: [{ tagId: vip, customerIds: [bea] }],
      removed: [{ tagId: gym, customerIds: [cleo] }],
    });
    expect(await tagsOf(ids)).toEqual([['VIP'], ['VIP'], []]);
    expect([await told(ada), await told(bea)]).toEqual([[], [{ after: { fields: ['tags'] } }]]);
    expect(await change(done.removed, done.added)).toEqual({ added: done.removed, removed: done.added });
    expect(await tagsOf(ids)).toEqual(before);
  });

  it('are all or none: nobody of others, no tag of others, none too many, and not both ways', async () => {
    const vip = await aTag('VIP');
    const [ada, full] = [await named('Ada'), await named('Bea')];
    const { rows } = await app.pool.query<{ id: string }>(
      "insert into customer_tags (provider_id, name, color) select $1, 'Gruppo ' || n, '#336655' from generate_series(1, 20) n returning id",
      [at.providerId],
    );
    await at.ask(SET_TAGS, { id: full, tags: rows.map(({ id }) => Number(id)) });
    const other = await atProvider(app);
    const [theirTag, theirs] = [
      Number(await other.ask(TAG, { input: { name: 'Altrove', color: '#336655' } })),
      await aWalkIn(app.work(), { providerId: other.providerId, firstname: 'Zoe' }),
    ];
    const refused = (code: string, more: object = {}) => expect.objectContaining({ code, ...more });
    for (const [add, remove, refusal] of [
      [[{ tagId: vip, customerIds: [ada, theirs] }], [], refused('notFound')],
      [[{ tagId: theirTag, customerIds: [ada] }], [], refused('notFound')],
      [[], [{ tagId: theirTag, customerIds: [ada] }], refused('notFound')],
      [[{ tagId: vip, customerIds: [ada, full] }], [], refused('cannotUpdate')],
      [[{ tagId: vip, customerIds: [ada] }], [{ tagId: vip, customerIds: [ada] }], refused('invalidInput')],
      [[], [], refused('invalidInput')],
      [[{ tagId: vip, customerIds: [] }], [], refused('invalidInput')],
      [
        [{ tagId: vip, customerIds: Array.from({ length: 101 }, (_, n) => n + 1) }],
        [],
        refused('invalidInput'),
      ],
    ] as const)
      await expect(change([...add], [...remove])).rejects.toEqual(refusal);
    expect((await tagsOf([ada, full])).map((tags) => tags.length)).toEqual([0, 20]);
    // Who is not there any more is left out
    expect(await tagsOf([theirs, ada])).toEqual([[]]);
  });
});

describe('tags', () => {
  const aTag = (name: string) => at.ask(TAG, { input: { name, color: '#AA3355' } });

  it('are one of a name, given to customers, found by, and taken from all of them', async () => {
    const [one] = [await named('Lisa'), await named('Luca')];
    const vip = await aTag('VIP');
    await expect(aTag('vip')).rejects.toMatchObject({ code: 'alreadyAssigned' });
    await at.ask(SET_TAGS, { id: one, tags: [vip, vip] });
    expect(await names({ tag: vip })).toEqual(['Lisa']);
    expect(await at.ask(NOTES, { id: one })).toMatchObject({ tags: [{ name: 'VIP' }] });
    await at.ask(DELETE_TAG, { id: vip });
    expect(await at.ask(NOTES, { id: one })).toMatchObject({ tags: [] });
  });

  it('are fifty at most, also when two are added at once', async () => {
    await app.pool.query(
      "insert into customer_tags (provider_id, name, color) select $1, 'Gruppo ' || n, '#336655' from generate_series(1, 49) n",
      [at.providerId],
    );
    const outcomes = await Promise.allSettled([aTag('A'), aTag('B'), aTag('C')]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('of another provider are given to nobody', async () => {
    const elsewhere = await atProvider(app);
    const theirs = await elsewhere.ask(TAG, { input: { name: 'VIP', color: '#336655' } });
    await expect(at.ask(SET_TAGS, { id: await named('Lisa'), tags: [theirs] })).rejects.toMatchObject({
      code: 'notFound',
    });
  });
});
