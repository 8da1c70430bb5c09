import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { row } from './row.ts';
import { IN_AT_BUSINESS, NOBODY, SIGNED_IN, SIGNED_IN_AS_CUSTOMER } from './actors.ts';
import type { Trial } from './checks.ts';
import { faultsByWhoMay, faultsByWhoMayNot, faultsOnIds, faultsOnOthers } from './checks.ts';
import { idsUnaccountedFor, onOneselfWithIds, withoutRow } from './coverage.ts';
import { openTrial } from './describe-access.ts';
import { leakingSchema } from './leaks.ts';
import { builtScreens, pagesOf } from './pages.ts';
import { Surface } from './surface.ts';
import { BOOKING, verasBooking } from './targets/bookings.ts';
import { ONESELF } from './targets/own-account.ts';
import { CHOICE } from './who-tries.ts';
import type { AnothersIds, AccessTarget } from './targets/target.ts';

const screens = await builtScreens();
let trial: Trial;

/** A page that loads everybody's e-mails, for as long as this file runs. */
const LEAKING_PAGE = 'leaking-page';

beforeAll(async () => {
  screens.routes[LEAKING_PAGE] = {
    id: LEAKING_PAGE,
    parentId: 'root',
    path: 'profile/everybody',
    module: {
      default: () => null,
      loader: async () => (await trial.town.app.pool.query('select email from people')).rows,
    },
  };
  const schema = leakingSchema();
  trial = await openTrial(new Surface(schema, pagesOf(screens)), { withWeb: true, schema });
});
afterAll(async () => {
  delete screens.routes[LEAKING_PAGE];
  await trial.town.close();
});

const verasCustomers = async (...[town]: Parameters<AnothersIds>): Promise<number[]> => {
  await verasBooking(town);
  const { rows } = await town.app.pool.query<{ id: string }>(
    'select id from customers where person_id = $1',
    [town.vera.personId],
  );
  return rows.map(({ id }) => Number(id));
};

const ORDERS: AccessTarget = {
  called: 'orders',
  mine: () => ({ input: { page: 1 } }),
  ids: {
    'input.of.customerId': async (town, me) =>
      (await verasCustomers(town, me)).map((id) => ({ 'input.of.customerId': id })),
    'input.of.customerIds': async (town, me) =>
      (await verasCustomers(town, me)).map((id) => ({ 'input.of.customerIds': id })),
  },
};

describe('what leaks is seen', () => {
  it('a list of everybody’s reservations: by the canaries in it', async () => {
    const leaking = row('everybodysReservations', ONESELF, SIGNED_IN);
    const faults = await faultsByWhoMay(trial, leaking);
    for (const name of CHOICE.may(leaking)) {
      expect(faults).toContainEqual(
        expect.stringContaining(`${name}: shows reservations.id of somebody else’s`),
      );
      expect(faults).toContainEqual(
        expect.stringContaining(`${name}: shows people.email of somebody else’s`),
      );
    }
  });

  it('a subscription that tells of everybody’s reservations: it has no row, and by the canaries in it', async () => {
    const name = 'everybodysReservationsLive';
    expect(withoutRow(trial.surface.operations.keys(), [])).toContain(name);
    await verasBooking(trial.town);
    const leaking = row(name, ONESELF, IN_AT_BUSINESS);
    const faults = await faultsByWhoMay(trial, leaking);
    for (const who of CHOICE.may(leaking))
      expect(faults).toContainEqual(
        expect.stringContaining(`${who}: shows reservations.id of somebody else’s`),
      );
    const refused = await faultsByWhoMayNot(trial, row(name, ONESELF, NOBODY));
    for (const who of ['owner', 'owner who has just registered'])
      expect(refused).toContainEqual(expect.stringContaining(`${who}: got in`));
    expect(refused.filter((fault) => fault.startsWith('visitor'))).toEqual([]);
  });

  it('a verb that cancels anybody’s reservation: by its id, said to be about oneself', () => {
    const rows = [row('cancelAnybodysReservation', ONESELF, SIGNED_IN)];
    expect(onOneselfWithIds(trial.surface, rows)).toEqual(['cancelAnybodysReservation takes id']);
    expect(idsUnaccountedFor(trial.surface, rows)).toEqual(['cancelAnybodysReservation(id)']);
  });

  it('the same verb with an honest row: by what it changes', async () => {
    const honest = row('cancelAnybodysReservation', BOOKING, SIGNED_IN);
    const one = await faultsOnIds(trial, { ...honest, own: ['customer'] });
    expect(one).toContainEqual(expect.stringMatching(/^customer, id .*: changed reservations$/));
    const others = await faultsOnOthers(trial, { ...honest, own: ['customer'] });
    expect(others).toContainEqual(expect.stringMatching(/^customer, .*: got in/));
  });

  it('an optional id inside an input, and a list of them: by the answer', async () => {
    const rows = [row('ordersOf', ORDERS, ['customer'])];
    expect(onOneselfWithIds(trial.surface, [row('ordersOf', ONESELF, SIGNED_IN)])).toEqual([
      'ordersOf takes input.of.customerId, input.of.customerIds',
    ]);
    expect(idsUnaccountedFor(trial.surface, rows)).toEqual([]);
    const faults = await faultsOnIds(trial, row('ordersOf', ORDERS, ['customer']));
    for (const path of ['input.of.customerId', 'input.of.customerIds']) {
      expect(faults).toContainEqual(expect.stringContaining(`customer, ${path}`));
      expect(faults).toContainEqual(expect.stringMatching(`${path} .*shows orders.id of somebody else’s`));
      expect(faults).toContainEqual(expect.stringMatching(`${path} .*tells that it exists`));
    }
  });

  it('an id that is said to be ignored and is not', async () => {
    const ignores = { 'input.of.customerId': 'a lie', 'input.of.customerIds': 'another' };
    const faults = await faultsOnIds(trial, row('ordersOf', ORDERS, ['customer'], NOBODY, { ignores }));
    expect(faults).toContainEqual(
      expect.stringMatching(/^customer, input.of.customerId .*tells that it exists/),
    );
  });

  it('a page that loads everybody’s e-mails', async () => {
    const operation = 'GET /profile/everybody';
    expect(withoutRow(pagesOf(screens).keys(), [])).toContain(operation);
    const leaking = row(operation, ONESELF, SIGNED_IN_AS_CUSTOMER);
    const faults = await faultsByWhoMay(trial, leaking);
    for (const name of CHOICE.may(leaking))
      expect(faults).toContainEqual(
        expect.stringContaining(`${name}: shows people.email of somebody else’s`),
      );
  });
});
