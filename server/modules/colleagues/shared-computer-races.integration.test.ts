import { describe, expect, it } from 'vitest';
import { openHttpServer } from '#server/http-server.ts';
import { PASSWORD } from '#server/modules/identity/testing/sign-in-steps.ts';
import { aProvider } from '#server/modules/providers/builders.ts';
import { Statements } from '#server/testing/statements.ts';
import { openTestApp } from '#server/testing/test-app.ts';
import { colleagueAt, Computer, REMOVE_PIN } from './testing/desk-steps.ts';

/** The statement with which whoever comes back locks their place at the computer, and their PIN: here they are stopped. */
const LOCKS_THE_PLACE = /from "device_people".* for update/is;
const CHANGE_PASSWORD =
  'mutation ($o: String!, $n: String!) { changePassword(oldPassword: $o, newPassword: $n) { status } }';

/** Somebody comes back by their PIN, and at the same moment ends what that PIN may do elsewhere. @returns what each heard, and whether they are there */
async function atOnce(ending: { query: string; variables?: object }, { rowLocks = true } = {}) {
  const app = await openTestApp({ environment: { SIGN_INS_PER_ADDRESS_PER_HOUR: '100000' } });
  const http = await openHttpServer(app, app.config, { isDevelopment: false, withWeb: false });
  try {
    const here = await aProvider(app.work());
    const [ada, berta] = [await colleagueAt(app, [here]), await colleagueAt(app, [here])];
    const [desk, elsewhere] = [new Computer(app, http), new Computer(app, http)];
    await desk.logInWithPin(ada, '2749');
    await desk.logIn(berta);
    await elsewhere.logIn(ada);
    const statements = new Statements(app, { rowLocks });
    const [back, ended] = await statements.meet(
      LOCKS_THE_PLACE,
      () => desk.change(here, ada, '2749'),
      () => elsewhere.call(ending.query, ending.variables),
    );
    const brokenOff = statements.brokenOff();
    return { heard: [back.code, ended.code], isThere: (await desk.whoIsThere()) === ada.personId, brokenOff };
  } finally {
    await http.close();
    await app.close();
  }
}

describe.each([
  ['changes the password', { query: CHANGE_PASSWORD, variables: { o: PASSWORD, n: 'Un-altro-bosco-9!' } }],
  ['removes the PIN', { query: REMOVE_PIN }],
  ['logs out everywhere', { query: 'mutation { endOtherSignIns { status } }' }],
])('who comes back while they elsewhere %s', (_name, ending) => {
  it('is out again', async () => {
    expect(await atOnce(ending)).toEqual({ heard: [null, null], isThere: false, brokenOff: [] });
  });

  it('stays without the lock of their place, which alone carries this', async () => {
    expect(await atOnce(ending, { rowLocks: false })).toMatchObject({ heard: [null, null], isThere: true });
  });
});
