import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CustomerForm } from '#contracts/validation/customer.ts';
import { errorText } from '#contracts/error-texts.ts';
import { aPerson } from '#server/modules/identity/builders.ts';
import { findPerson } from '#server/modules/identity/index.ts';
import { aProvider } from '#server/modules/providers/builders.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import { runAudit } from '#server/run-audit.ts';
import { Statements } from '#server/testing/statements.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { openTestApp } from '#server/testing/test-app.ts';
import { aChildOf, aCustomer, aWalkIn, foundByBooking } from './builders.ts';
import type { Customer } from './index.ts';
import { addCustomer, changeCustomer, clearCare, getCustomer, setCare, whoIsWrittenTo } from './index.ts';

let app: TestApp;
let providerId: number;

beforeAll(async () => {
  app = await openTestApp({ environment: { DATABASE_CONNECTIONS: '16' } });
});
afterAll(async () => {
  expect(await runAudit(app.pool, app.clock.now())).toEqual([]);
  await app.close();
});
beforeEach(async () => {
  providerId = await aProvider(app.work());
});

const NOBODY: CustomerForm = { firstname: null, lastname: null, email: null, phone: null, further: [] };
const add = (form: Partial<CustomerForm>) =>
  addCustomer(app.work(), providerId, { ...NOBODY, ...form, language: 'it' });
const change = (customerId: number, version: number, form: Partial<CustomerForm>) =>
  changeCustomer(app.work(), { providerId, customerId, version, language: 'it' }, { ...NOBODY, ...form });

async function theCustomer(customerId: number): Promise<Customer> {
  const customer = await getCustomer(app.work(), providerId, customerId);
  if (!customer) throw new Error('The customer is gone');
  return customer;
}
async function recordOf(customerId: number): Promise<{ version: number; recorded: string[] } | undefined> {
  const { rows } = await app.pool.query<{ version: number; recorded: string[] }>(
    'select version, recorded from customers where provider_id = $1 and id = $2',
    [providerId, customerId],
  );
  return rows[0];
}
const codeOf = async (attempt: Promise<unknown>) => {
  try {
    await attempt;
    return 'done';
  } catch (error) {
    if (error instanceof Refusal) return [error.code, ...(error.details.affected ?? [])].join(' ');
    throw error;
  }
};

describe('a customer the provider writes down', () => {
  it('needs neither e-mail nor person, and several of one name are several', async () => {
    const [one, other] = [await add({ firstname: 'Piero' }), await add({ firstname: 'Piero' })];
    expect(one).not.toBe(other);
    expect(await theCustomer(one)).toEqual({
      id: one,
      personId: null,
      firstname: 'Piero',
      lastname: null,
      email: null,
      phone: null,
      isBlacklisted: false,
      caredForBy: null,
    });
    const phoneOnly = await add({ phone: '+39 333 1234567' });
    expect(await theCustomer(phoneOnly)).toMatchObject({ personId: null, phone: '+39 333 1234567' });
  });

  it('is bound by the e-mail to its person, whom nothing else happens to', async () => {
    const before = await app.pool.query('select count(*)::int as n from log_ins');
    const id = await add({ firstname: 'Ada', email: 'ada-desk@example.it' });
    const personId = await findPerson(app.work(), 'ADA-desk@example.it');
    expect(await theCustomer(id)).toMatchObject({ personId, email: 'ada-desk@example.it' });
    const { rows } = await app.pool.query('select verified_at from people where id = $1', [personId]);
    expect(rows).toEqual([{ verified_at: null }]);
    expect((await app.pool.query('select count(*)::int as n from log_ins')).rows).toEqual(before.rows);
    // The same person is known elsewhere as somebody else, and a booking with the e-mail finds the customer.
    const elsewhere = await aProvider(app.work());
    const known = { language: 'it' as const, ...NOBODY, email: 'ada-desk@example.it' };
    expect(await addCustomer(app.work(), elsewhere, known)).not.toBe(id);
    const contact = { email: 'ada-desk@example.it', firstname: 'Adelina', lastname: 'Rossi', phone: null };
    expect(await foundByBooking(app.work(), { providerId, personId: personId ?? 0, ...contact })).toBe(id);
    expect(await theCustomer(id)).toMatchObject({ firstname: 'Ada', lastname: 'Rossi' });
    // What a booking fills in was not written down by the provider, and a form opened before is told of it.
    expect(await recordOf(id)).toEqual({ version: 2, recorded: ['email', 'firstname'] });
  });

  it('shares no e-mail with another customer, also of those written down at once', async () => {
    await aCustomer(app.work(), { providerId, email: 'taken@example.it' });
    const refused = await add({ firstname: 'Eva', email: 'Taken@Example.IT' }).catch(
      (error: unknown) => error,
    );
    expect(refused).toMatchObject({ code: 'alreadyAssigned', details: { affected: ['email'] } });
    expect(errorText('alreadyAssigned', 'it', { known: 'email' })).toBe(
      'Un altro cliente ha già questo indirizzo e-mail.',
    );
    const attempts = await Promise.all(
      Array.from({ length: 10 }, () => codeOf(add({ email: 'at-once@example.it' }))),
    );
    expect(attempts.toSorted()).toEqual([...Array<string>(9).fill('alreadyAssigned email'), 'done']);
  });

  it('is never found by a booking of others: neither by name and phone nor by a further address', async () => {
    const more = { kind: 'email', value: 'second@example.it', label: null } as const;
    const id = await add({
      firstname: 'Ada',
      email: 'first@example.it',
      phone: '02 123456',
      further: [more],
    });
    const personId = await aPerson(app.work(), { email: 'second@example.it' });
    const contact = { email: 'second@example.it', firstname: 'Ada', lastname: null, phone: '02 123456' };
    expect(await foundByBooking(app.work(), { providerId, personId, ...contact })).not.toBe(id);
  });
});

describe('changing a customer', () => {
  it('goes by the version the form was filled from', async () => {
    const id = await add({ firstname: 'Piero' });
    await change(id, 1, { firstname: 'Pietro', phone: '02 123456' });
    expect(await theCustomer(id)).toMatchObject({ firstname: 'Pietro', phone: '02 123456' });
    expect(await codeOf(change(id, 1, { firstname: 'Piero' }))).toBe('changedMeanwhile');
    expect(await codeOf(change(999_999, 1, { firstname: 'Piero' }))).toBe('errorUserNotFound customerId');
    const of = {
      providerId: await aProvider(app.work()),
      customerId: id,
      version: 2,
      language: 'it' as const,
    };
    const form = { ...NOBODY, firstname: 'Piero' };
    expect(await codeOf(changeCustomer(app.work(), of, form))).toBe('errorUserNotFound customerId');
    const both = await Promise.all([1, 2].map((n) => codeOf(change(id, 2, { firstname: `Piero ${n}` }))));
    expect(both.toSorted()).toEqual(['changedMeanwhile', 'done']);
  });

  it('with another e-mail makes them another person to us, without one nobody', async () => {
    const id = await add({ firstname: 'Ada', email: 'ada1@example.it' });
    const first = (await theCustomer(id)).personId;
    await change(id, 1, { firstname: 'Ada', email: 'ADA1@example.it' });
    expect(await theCustomer(id)).toMatchObject({ personId: first, email: 'ADA1@example.it' });
    await change(id, 2, { firstname: 'Ada', email: 'ada2@example.it' });
    const second = (await theCustomer(id)).personId;
    expect(second).not.toBe(first);
    expect(second).toBe(await findPerson(app.work(), 'ada2@example.it'));
    await change(id, 3, { firstname: 'Ada' });
    expect(await theCustomer(id)).toMatchObject({ personId: null, email: null });
    await aCustomer(app.work(), { providerId, email: 'taken2@example.it' });
    expect(await codeOf(change(id, 4, { firstname: 'Ada', email: 'taken2@example.it' }))).toBe(
      'alreadyAssigned',
    );
  });

  it('keeps the person whose log-in has another e-mail by now, as long as the address stays', async () => {
    const personId = await aPerson(app.work(), { email: 'old@example.it' });
    const id = await aCustomer(app.work(), { providerId, personId, email: 'old@example.it' });
    await app.pool.query(
      "update people set email = 'new@example.it', email_key = 'new@example.it' where id = $1",
      [personId],
    );
    await change(id, 1, { firstname: 'Ada', email: 'old@example.it' });
    expect(await theCustomer(id)).toMatchObject({ personId, email: 'old@example.it', firstname: 'Ada' });
    // Only what the provider changed is its own record.
    expect(await recordOf(id)).toEqual({ version: 2, recorded: ['firstname'] });
  });

  it('writes further contacts over, in their order', async () => {
    const id = await add({ firstname: 'Ada', phone: '02 123456' });
    const furtherOf = async () =>
      (
        await app.pool.query(
          'select kind, value, label from customer_contacts where provider_id = $1 and customer_id = $2 order by kind, position',
          [providerId, id],
        )
      ).rows;
    const further: CustomerForm['further'] = [
      { kind: 'email', value: 'ada-work@example.it', label: 'lavoro' },
      { kind: 'phone', value: '02 999999', label: 'casa' },
      { kind: 'phone', value: '02 888888', label: null },
    ];
    await change(id, 1, { firstname: 'Ada', email: 'ada3@example.it', phone: '02 777777', further });
    expect(await theCustomer(id)).toMatchObject({ email: 'ada3@example.it', phone: '02 777777' });
    expect(await furtherOf()).toEqual(further);
    await change(id, 2, { firstname: 'Ada' });
    expect(await furtherOf()).toEqual([]);
    expect(await theCustomer(id)).toMatchObject({ firstname: 'Ada', personId: null });
  });
});

describe('care', () => {
  const careOf = (customerId: number, carerId: number) =>
    codeOf(setCare(app.work(), { providerId, customerId }, { carerId, relation: 'parent' }));

  it('gives the mails to who cares, until they have an address of their own', async () => {
    const work = app.work();
    const mother = await aCustomer(work, { providerId, email: 'mother@example.it' });
    const child = await aChildOf(work, { providerId, carerId: mother });
    const reader = async () => whoIsWrittenTo(work, providerId, await theCustomer(child));
    expect(await reader()).toMatchObject({ id: mother, email: 'mother@example.it' });
    await change(child, 2, { firstname: 'Leo', email: 'leo@example.it' });
    expect(await reader()).toMatchObject({ id: child, email: 'leo@example.it' });
    await change(child, 3, { firstname: 'Leo' });
    await clearCare(work, { providerId, customerId: child });
    expect(await reader()).toBeNull();
    const walkIn = await aWalkIn(work, { providerId });
    await setCare(work, { providerId, customerId: child }, { carerId: walkIn, relation: 'other' });
    expect(await reader()).toBeNull();
  });

  it('is of one level, of another, in one provider', async () => {
    const work = app.work();
    const [a, b, c] = [
      await aWalkIn(work, { providerId }),
      await aWalkIn(work, { providerId }),
      await aWalkIn(work, { providerId }),
    ];
    expect(await careOf(a, a)).toBe('invalidInput carerId');
    expect(await careOf(a, b)).toBe('done');
    expect(await careOf(b, c)).toBe('invalidInput carerId');
    expect(await careOf(b, a)).toBe('invalidInput carerId');
    expect(await careOf(c, a)).toBe('invalidInput carerId');
    expect(await careOf(c, b)).toBe('done');
    const elsewhere = await aProvider(work);
    const stranger = await aWalkIn(work, { providerId: elsewhere });
    expect(await careOf(a, stranger)).toBe('errorUserNotFound carerId');
    expect(await careOf(stranger, a)).toBe('errorUserNotFound customerId');
    expect(await codeOf(clearCare(work, { providerId, customerId: stranger }))).toBe(
      'errorUserNotFound customerId',
    );
    await expect(
      app.pool.query("update customers set cared_for_by = $1, care_relation = 'other' where id = $2", [
        stranger,
        c,
      ]),
    ).rejects.toMatchObject({ constraint: 'customers_cared_for_by' });
  });

  it('makes no chain of those who begin at once', async () => {
    for (let round = 0; round < 10; round += 1) {
      const [a, b, c] = await Promise.all([1, 2, 3].map(() => aWalkIn(app.work(), { providerId })));
      const heard = await Promise.all([
        careOf(a ?? 0, b ?? 0),
        careOf(b ?? 0, c ?? 0),
        careOf(c ?? 0, a ?? 0),
      ]);
      expect(heard.filter((code) => code === 'done')).toHaveLength(1);
    }
  });
});

describe('without the locks of their rows, which alone carry this', () => {
  it('two who begin at once make a chain of care', async () => {
    const bare = await openTestApp();
    const statements = new Statements(bare, { rowLocks: false });
    const its = await aProvider(bare.work());
    const [a, b, c] = [
      await aWalkIn(bare.work(), { providerId: its }),
      await aWalkIn(bare.work(), { providerId: its }),
      await aWalkIn(bare.work(), { providerId: its }),
    ];
    const put = (customerId: number, carerId: number) => () =>
      setCare(bare.work(), { providerId: its, customerId }, { carerId, relation: 'parent' });
    // The first has looked whether anybody cares for the carer, or is in care of the customer.
    await statements.meet(/from "customers".*"cared_for_by" = /is, put(a, b), put(b, c));
    expect((await runAudit(bare.pool, bare.clock.now())).map(({ invariant }) => invariant)).toEqual([
      "who cares for a customer is in nobody's care",
    ]);
    await bare.close();
  });
});

describe('the audit', () => {
  const violated = async () => (await runAudit(app.pool, app.clock.now())).map(({ invariant }) => invariant);

  it('names a chain of care, nobody at all, a person without e-mail, and a record that is not there', async () => {
    const work = app.work();
    const mother = await aCustomer(work, { providerId });
    const child = await aChildOf(work, { providerId, carerId: mother });
    const grandmother = await aWalkIn(work, { providerId });
    const set = (sql: string, id: number) =>
      app.pool.query(`update customers set ${sql} where id = $1`, [id]);
    await set(`cared_for_by = ${grandmother}, care_relation = 'parent'`, mother);
    expect(await violated()).toEqual(["who cares for a customer is in nobody's care"]);
    await set('cared_for_by = null, care_relation = null', mother);
    await set("email = '', firstname = null, recorded = '{}'", child);
    expect(await violated()).toEqual(['a customer has a name or a contact, or has left']);
    await set("email = null, firstname = 'Leo', recorded = '{firstname,phone}'", child);
    expect(await violated()).toEqual(['what a provider wrote down of a customer is there']);
    await set("recorded = '{firstname}'", child);
    await set("email = null, firstname = 'Ada'", mother);
    expect(await violated()).toEqual([
      'a customer with a person has an e-mail, but for whoever had it erased',
    ]);
    await set("email = 'ada@example.it'", mother);
    await expect(set('firstname = null, email = null', child)).rejects.toMatchObject({
      constraint: 'customers_are_somebody',
    });
    await expect(set(`cared_for_by = id, care_relation = 'other'`, grandmother)).rejects.toMatchObject({
      constraint: 'customers_care_for_others',
    });
    expect(await violated()).toEqual([]);
  });
});
