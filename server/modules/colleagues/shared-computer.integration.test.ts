import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { HttpServer } from '#server/http-server.ts';
import { openHttpServer } from '#server/http-server.ts';
import { endRole, setUserActive } from '#server/modules/identity/index.ts';
import { PASSWORD, SIGN_IN, signInVariables } from '#server/modules/identity/testing/sign-in-steps.ts';
import { aProvider } from '#server/modules/providers/builders.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { openTestApp } from '#server/testing/test-app.ts';
import type { Colleague } from './testing/desk-steps.ts';
import { AT_DESK, CHANGE, colleagueAt, Computer, REMOVE_PIN, SET_PIN } from './testing/desk-steps.ts';

const PIN = '2749';
const STEP_UP = 'mutation ($password: String!) { stepUp(password: $password) { status } }';
const MORNING = new Date('2026-11-02T08:00:00Z');

let app: TestApp;
let http: HttpServer;
let here: number;
let ada: Colleague;
let berta: Colleague;
let desk: Computer;

beforeAll(async () => {
  app = await openTestApp({ environment: { SIGN_INS_PER_ADDRESS_PER_HOUR: '100000' } });
  http = await openHttpServer(app, app.config, { isDevelopment: false, withWeb: false });
});
afterAll(async () => {
  await http.close();
  await app.close();
});

/** Ada has logged in with a PIN; Berta, who has one, is there. */
beforeEach(async () => {
  app.clock.set(MORNING);
  here = await aProvider(app.work());
  [ada, berta] = [await colleagueAt(app, [here]), await colleagueAt(app, [here])];
  desk = new Computer(app, http);
  await desk.logInWithPin(ada, PIN);
  await desk.logInWithPin(berta, '8316');
});

const count = async (statement: string, values: unknown[] = []): Promise<number> =>
  Number((await app.pool.query<{ count: string }>(statement, values)).rows[0]?.count);
const placesOf = ({ personId }: Colleague) =>
  count('select count(*) from device_people where person_id = $1', [personId]);

describe('who comes back', () => {
  it('is there in a session of their own, and the colleague’s is over', async () => {
    const left = desk.withCookies('radura_business', 'radura_desk');
    expect(await desk.offered(here)).toEqual([ada.personId]);
    expect(await desk.change(here, ada, PIN)).toMatchObject({ data: true, code: null });
    expect(await desk.whoIsThere()).toBe(ada.personId);
    expect(await left.whoIsThere()).toBeNull();
    expect(await desk.offered(here)).toEqual([berta.personId]);
    expect(await desk.change(here, berta, '8316')).toMatchObject({ data: true });
    expect(await desk.whoIsThere()).toBe(berta.personId);
  });

  it('is written down, from whom to whom and where', async () => {
    await desk.change(here, ada, PIN);
    const { rows } = await app.pool.query(
      "select actor, subject_id::int as whose, before, after from audit_entries where action = 'personChanged' and provider_id = $1",
      [here],
    );
    expect(rows).toEqual([
      {
        actor: `person:${ada.personId}`,
        whose: ada.personId,
        before: { personId: berta.personId },
        after: { sessionId: expect.any(Number), device: 'Chrome, Windows' },
      },
    ]);
  });

  it('is told to who answers for the team, the latest ten, each at its center', async () => {
    const there = await aProvider(app.work());
    await app.pool.query(
      "insert into provider_roles (provider_id, person_id, role, created_at, since) values ($1, $2, 'manager', now(), now())",
      [there, ada.personId],
    );
    const office = new Computer(app, http);
    await office.logIn(await colleagueAt(app, [here, there], 'owner'));
    const turnsAt = async (providerId: number) => {
      const { data } = await office.call<{
        items: { email: string; turns: { from: string; device: string }[] }[];
      }>('query ($p: Id!) { getCollaborators(providerId: $p) { items { email turns { from device } } } }', {
        p: providerId,
      });
      return data?.items.find(({ email }) => email === ada.email)?.turns;
    };
    const turns = (count: number) =>
      Array.from({ length: count }, () => ({ from: 'Ada Bosco', device: 'Chrome, Windows' }));
    for (const told of [1, 2]) {
      await desk.change(here, ada, PIN);
      await desk.change(here, berta, '8316');
      expect(await turnsAt(here)).toEqual(turns(told));
    }
    for (let turn = 0; turn < 9; turn += 1) {
      await desk.change(here, ada, PIN);
      await desk.change(here, berta, '8316');
    }
    expect(await turnsAt(here)).toEqual(turns(10));
    expect(await turnsAt(there)).toEqual([]);
  });

  it('has proved nothing anew: what asks for a proof asks for it, and the PIN is none', async () => {
    await desk.change(here, ada, PIN);
    expect((await desk.call(SET_PIN, { pin: '5063' })).code).toBe('stepUpNeeded');
    expect((await desk.call('mutation { newRecoveryCodes { recoveryCodes } }')).code).toBe('stepUpNeeded');
    expect(
      (
        await desk.call('mutation ($e: String!) { askForNewEmail(email: $e) { status } }', {
          e: 'x@example.it',
        })
      ).code,
    ).toBe('stepUpNeeded');
    expect((await desk.call(STEP_UP, { password: PIN })).code).toBe('wrongPassword');
    expect((await desk.call(STEP_UP, { password: PASSWORD })).code).toBeNull();
    expect((await desk.call(SET_PIN, { pin: '5063' })).code).toBeNull();
  });

  it('leaves no mark of the browser and no step to anybody: the next password counts as from anywhere', async () => {
    const mark = desk.cookies.get('radura_device');
    const { cookieLines } = await desk.change(here, ada, PIN);
    expect(cookieLines.map((line) => line.split('=')[0])).toEqual(['radura_business', 'hybrid_logout']);
    expect(desk.cookies.get('radura_device')).toBe(mark);
  });

  it('goes with the day: the session ends at the center’s midnight however busy it is', async () => {
    app.clock.set(new Date('2026-11-02T19:00:00Z'));
    await desk.logIn(berta);
    await desk.logIn(ada);
    expect(await desk.change(here, berta, '8316')).toMatchObject({ code: null });
    const { rows } = await app.pool.query<{ ends_at: Date }>(
      'select ends_at from login_sessions where person_id = $1 and by_pin',
      [berta.personId],
    );
    expect(rows[0]?.ends_at.toISOString()).toBe('2026-11-02T23:00:00.000Z');
    app.clock.set(new Date('2026-11-02T21:30:00Z'));
    expect(await desk.whoIsThere()).toBe(berta.personId);
    app.clock.set(new Date('2026-11-02T22:59:00Z'));
    expect(await desk.whoIsThere()).toBe(berta.personId);
    app.clock.set(new Date('2026-11-02T23:00:00Z'));
    expect(await desk.whoIsThere()).toBeNull();
  });

  it('comes back again and again, and never later than twelve hours after the log-in', async () => {
    for (let hour = 1; hour <= 11; hour += 1) {
      app.clock.set(new Date(MORNING.getTime() + hour * 3_600_000));
      const next = hour % 2 === 1 ? ada : berta;
      expect(await desk.change(here, next, next === ada ? PIN : '8316')).toMatchObject({ code: null });
    }
    app.clock.set(new Date(MORNING.getTime() + 12 * 3_600_000 - 1000));
    expect(await desk.change(here, berta, '8316')).toMatchObject({ code: null });
    app.clock.set(new Date(MORNING.getTime() + 12 * 3_600_000));
    expect(await desk.whoIsThere()).toBeNull();
  });
});

describe('a full log-in', () => {
  it('changes what the computer is known by: what it was before is worth nothing', async () => {
    const before = desk.withCookies('radura_desk', 'radura_business');
    const cora = await colleagueAt(app, [here]);
    await desk.logIn(cora);
    expect(desk.cookies.get('radura_desk')).not.toBe(before.cookies.get('radura_desk'));
    expect(await desk.offered(here)).toEqual([ada.personId, berta.personId]);
    const copied = desk.withCookies('radura_business');
    copied.cookies.set('radura_desk', before.cookies.get('radura_desk') ?? '');
    expect(await copied.offered(here)).toEqual([]);
    expect((await copied.change(here, ada, PIN)).code).toBe('wrongPin');
  });

  it('with a copy of the secret alone takes nobody along, and leaves the computer its list', async () => {
    const cora = await colleagueAt(app, [here]);
    const thief = desk.withCookies('radura_desk');
    await thief.logIn(cora);
    expect(await thief.offered(here)).toEqual([]);
    expect((await thief.change(here, ada, PIN)).code).toBe('wrongPin');
    expect(await desk.offered(here)).toEqual([ada.personId]);
  });

  it('of somebody of the list takes it along, though nobody is in any more', async () => {
    app.clock.advance(181);
    expect(await desk.whoIsThere()).toBeNull();
    await desk.logIn(ada);
    expect(await desk.offered(here)).toEqual([berta.personId]);
  });

  it('keeps the secret from scripts, other sites and tables', async () => {
    const { cookieLines } = await new Computer(app, http).call(SIGN_IN, signInVariables(ada.email));
    expect(cookieLines.find((line) => line.startsWith('radura_desk='))).toMatch(
      /^radura_desk=[\w-]{43}; Max-Age=43200; Path=\/; HttpOnly; SameSite=Strict$/,
    );
  });

  it('of a customer, and of a program, makes no computer', async () => {
    const own = new Computer(app, http);
    await own.call(SIGN_IN, signInVariables(ada.email), { headers: { 'x-radura-area': 'public' } });
    expect([...own.cookies.keys()]).not.toContain('radura_desk');
    const before = await placesOf(ada);
    await own.call(SIGN_IN, signInVariables(ada.email, { os: 'ios' }));
    expect([...own.cookies.keys()]).not.toContain('radura_desk');
    expect(await placesOf(ada)).toBe(before);
  });

  it('without the second factor that a role asks for lets nobody come back', async () => {
    const owner = await colleagueAt(app, [here], 'owner');
    await desk.logInWithPin(owner, '6042');
    await desk.change(here, ada, PIN);
    expect(await desk.offered(here)).toContain(owner.personId);
    await app.pool.query("update provider_roles set role = 'director' where person_id = $1", [
      berta.personId,
    ]);
    expect(await desk.offered(here)).toEqual([owner.personId]);
    expect((await desk.change(here, berta, '8316')).code).toBe('wrongPin');
    expect((await desk.change(here, owner, '6042')).code).toBeNull();
  });
});

describe('all refusals are one', () => {
  it('whoever is meant, whatever is wrong with it', async () => {
    const cora = await colleagueAt(app, [here]);
    await desk.logIn(cora); // without a PIN
    await desk.logIn(berta);
    const elsewhere = await colleagueAt(app, [await aProvider(app.work())]);
    const answers = [
      await desk.change(here, ada, '1111'),
      await desk.change(here, ada, ''),
      await desk.change(here, ada, '27491234567890'),
      await desk.change(here, cora, '2749'),
      await desk.change(here, elsewhere, '2749'),
      await desk.change(here, { personId: 987_654_321 }, '2749'),
      await desk.change(here, berta, '8316'),
    ];
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(answers[0]).toMatchObject({ code: 'wrongPin', status: 200, cookieLines: [] });
  });

  it('the secret of the computer alone opens nothing', async () => {
    const thief = desk.withCookies('radura_desk');
    expect((await thief.change(here, ada, PIN)).code).toBe('unauthenticated');
    expect((await thief.call(AT_DESK, { p: here })).code).toBe('unauthenticated');
  });

  it('nor with a session that did not begin at it: of a stranger, a colleague, or the very person elsewhere', async () => {
    const stranger = await colleagueAt(app, [await aProvider(app.work())]);
    const cora = await colleagueAt(app, [here]);
    for (const [somebody, code] of [
      [stranger, 'notFound'],
      [cora, 'wrongPin'],
      [berta, 'wrongPin'],
    ] as const) {
      const thief = new Computer(app, http);
      await thief.logIn(somebody);
      thief.cookies.set('radura_desk', desk.cookies.get('radura_desk') ?? '');
      expect((await thief.change(here, ada, PIN)).code).toBe(code);
    }
    expect((await desk.change(here, ada, PIN)).code).toBeNull();
  });

  it('nor in another area', async () => {
    const headers = { 'x-radura-area': 'public' };
    expect((await desk.call(CHANGE, { p: here, id: ada.personId, pin: PIN }, { headers })).code).toBe(
      'unauthenticated',
    );
  });

  it('another site changes nobody', async () => {
    const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    const { status } = await desk.call(CHANGE, { p: here, id: ada.personId, pin: PIN }, { headers });
    expect(status).toBe(403);
    expect(await desk.whoIsThere()).toBe(berta.personId);
  });

  it('sent once more it is refused: the session it came from is over', async () => {
    const again = desk.withCookies('radura_business', 'radura_desk');
    await desk.change(here, ada, PIN);
    expect((await again.change(here, ada, PIN)).code).toBe('unauthenticated');
    expect(await desk.whoIsThere()).toBe(ada.personId);
  });

  it('of two right PINs at once one counts, and there is one session', async () => {
    const cora = await colleagueAt(app, [here]);
    await desk.logInWithPin(cora, '5917');
    const answers = await Promise.all([
      desk.withCookies('radura_business', 'radura_desk').change(here, ada, PIN),
      desk.withCookies('radura_business', 'radura_desk').change(here, berta, '8316'),
    ]);
    expect(answers.filter(({ code }) => code === null)).toHaveLength(1);
    expect(
      await count('select count(*) from login_sessions where by_pin and person_id in ($1, $2)', [
        ada.personId,
        berta.personId,
      ]),
    ).toBe(1);
  });
});

describe('guessing', () => {
  /** Notes each look at a PIN; and takes the counting away, which alone carries the limit. */
  const watch = (isCounted: boolean) =>
    app.pool.query(`
      create table looks (person_id bigint);
      create function look() returns trigger language plpgsql as $$
      begin
        if new.tries > old.tries then
          insert into looks values (new.person_id);
          ${isCounted ? '' : 'new.tries := old.tries;'}
        end if;
        return new;
      end $$;
      create trigger look before update on device_people for each row execute function look()`);
  const stopWatching = () =>
    app.pool.query('drop trigger look on device_people; drop function look; drop table looks');

  async function twentyAtOnce(): Promise<number> {
    const guesses = Array.from({ length: 20 }, (_none, at) => String(3071 + at));
    const answers = await Promise.all(guesses.map((pin) => desk.change(here, ada, pin)));
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set(['wrongPin']));
    return count('select count(*) from looks where person_id = $1', [ada.personId]);
  }

  it('twenty at once get five looks, and then the right one does not help either', async () => {
    await watch(true);
    try {
      expect(await twentyAtOnce()).toBe(5);
    } finally {
      await stopWatching();
    }
    expect((await desk.change(here, ada, PIN)).code).toBe('wrongPin');
    expect([await placesOf(ada), await desk.offered(here)]).toEqual([0, []]);
    await desk.logIn(ada);
    await desk.logIn(berta);
    expect((await desk.change(here, ada, PIN)).code).toBeNull();
  });

  it('without the count, which alone carries this, all twenty look, and the next is in', async () => {
    await watch(false);
    try {
      expect(await twentyAtOnce()).toBe(20);
      expect((await desk.change(here, ada, PIN)).code).toBeNull();
    } finally {
      await stopWatching();
    }
  });

  it('a right one is not counted, and forgets none of the wrong ones: the day bears five', async () => {
    const comesBackAndGoes = async (): Promise<void> => {
      expect((await desk.change(here, ada, PIN)).code).toBeNull();
      expect((await desk.change(here, berta, '8316')).code).toBeNull();
    };
    for (const wrong of ['3071', '3072', '3073', '3074']) {
      expect((await desk.change(here, ada, wrong)).code).toBe('wrongPin');
      for (let turn = 0; turn < 3; turn += 1) await comesBackAndGoes();
    }
    expect((await desk.change(here, ada, '3075')).code).toBe('wrongPin');
    expect((await desk.change(here, ada, PIN)).code).toBe('wrongPin');
    expect([await placesOf(ada), await desk.offered(here)]).toEqual([0, []]);
    await desk.logIn(ada);
    await desk.logIn(berta);
    await comesBackAndGoes();
  });

  it('is limited for each person over all computers, and told alike', async () => {
    await app.pool.query('insert into request_counts (bucket, window_start, count) values ($1, $2, 60)', [
      `pin:${ada.personId}`,
      MORNING,
    ]);
    expect((await desk.change(here, ada, PIN)).code).toBe('wrongPin');
    app.clock.advance(60);
    expect((await desk.change(here, ada, PIN)).code).toBeNull();
  });

  it('is limited for each session', async () => {
    const { rows } = await app.pool.query<{ id: string }>(
      'select id from login_sessions where person_id = $1',
      [berta.personId],
    );
    await app.pool.query('insert into request_counts (bucket, window_start, count) values ($1, $2, 120)', [
      `change-person:${rows[0]?.id}`,
      MORNING,
    ]);
    expect(await desk.change(here, ada, PIN)).toMatchObject({ code: 'tooManyRequests', status: 429 });
  });
});

describe('two centers', () => {
  it('each offers whoever works there', async () => {
    const there = await aProvider(app.work());
    const [both, onlyThere] = [await colleagueAt(app, [here, there]), await colleagueAt(app, [there])];
    await desk.logInWithPin(onlyThere, '6180');
    await desk.logInWithPin(both, '9274');
    expect([await desk.offered(here), await desk.offered(there)]).toEqual([
      [ada.personId, berta.personId],
      [onlyThere.personId],
    ]);
    expect((await desk.change(here, onlyThere, '6180')).code).toBe('wrongPin');
    expect((await desk.change(there, ada, PIN)).code).toBe('wrongPin');
    expect((await desk.change(there, onlyThere, '6180')).code).toBeNull();
    expect((await desk.change(here, both, '9274')).code).toBe('notFound');
  });

  it('each has its own midnight', async () => {
    const east = await aProvider(app.work(), { timeZone: 'Asia/Tokyo' });
    const [one, other] = [await colleagueAt(app, [here, east]), await colleagueAt(app, [here, east])];
    app.clock.set(new Date('2026-11-02T14:30:00Z')); // 15:30 in Rome, 23:30 in Tokyo
    const shared = new Computer(app, http);
    await shared.logInWithPin(one, '6180');
    await shared.logInWithPin(other, '9274');
    expect([await shared.offered(here), await shared.offered(east)]).toEqual([
      [one.personId],
      [one.personId],
    ]);
    app.clock.set(new Date('2026-11-02T15:00:00Z'));
    expect([await shared.offered(here), await shared.offered(east)]).toEqual([[one.personId], []]);
    expect((await shared.change(east, one, '6180')).code).toBe('wrongPin');
    expect((await shared.change(here, one, '6180')).code).toBeNull();
  });
});

describe('a night of a clock change', () => {
  it.each([
    // Twenty-five hours: 22:00 summer time and 23:30 winter time are of one day
    ['2026-10-25T10:00:00Z', '2026-10-25T21:59:00Z', true],
    ['2026-10-25T10:30:00Z', '2026-10-25T22:30:00Z', false],
    ['2026-10-24T21:59:00Z', '2026-10-24T22:00:00Z', false],
    ['2026-10-24T22:00:00Z', '2026-10-25T02:00:00Z', true],
    // Twenty-three hours
    ['2026-03-28T23:00:00Z', '2026-03-29T01:30:00Z', true],
    ['2026-03-28T22:59:00Z', '2026-03-28T23:00:00Z', false],
    ['2026-03-29T20:00:00Z', '2026-03-29T21:59:00Z', true],
    ['2026-03-29T20:00:00Z', '2026-03-29T22:00:00Z', false],
  ])('from %s, at %s it counts: %s', async (loggedIn, at, counts) => {
    app.clock.set(new Date(loggedIn));
    const shared = new Computer(app, http);
    await shared.logInWithPin(ada, PIN);
    await shared.logIn(berta);
    // Berta's session must live
    await app.pool.query("update login_sessions set idle_until = 'infinity', ends_at = null");
    app.clock.set(new Date(at));
    expect((await shared.change(here, ada, PIN)).code).toBe(counts ? null : 'wrongPin');
  });
});

describe('nobody comes back any more', () => {
  const elsewhere = async (somebody: Colleague): Promise<Computer> => {
    const other = new Computer(app, http);
    await other.logIn(somebody);
    return other;
  };
  const isOut = async () => {
    expect(await desk.offered(here)).toEqual([]);
    expect((await desk.change(here, ada, PIN)).code).toBe('wrongPin');
  };

  it('after a log-out everywhere', async () => {
    await (await elsewhere(ada)).call('mutation { endOtherSignIns { status } }');
    await isOut();
  });

  it('after another password', async () => {
    const CHANGE_PASSWORD =
      'mutation ($o: String!, $n: String!) { changePassword(oldPassword: $o, newPassword: $n) { status } }';
    const changed = await (
      await elsewhere(ada)
    ).call(CHANGE_PASSWORD, { o: PASSWORD, n: 'Un-altro-bosco-9!' });
    expect(changed.code).toBeNull();
    await isOut();
  });

  it('after another PIN, which ends sessions of the one before', async () => {
    await desk.change(here, ada, PIN);
    expect((await (await elsewhere(ada)).call(SET_PIN, { pin: '5063' })).code).toBeNull();
    expect(await desk.whoIsThere()).toBeNull();
    expect(await placesOf(ada)).toBe(1);
  });

  it('without a PIN', async () => {
    expect((await (await elsewhere(ada)).call(REMOVE_PIN)).code).toBeNull();
    await isOut();
  });

  it('after the role has ended, here or at the last center', async () => {
    await endRole(app.work(), { providerId: here, personId: ada.personId, actor: 'system:test' });
    expect(await placesOf(ada)).toBe(0);
    await isOut();
  });

  it('of who has a role elsewhere alone, though the computer knows them', async () => {
    const there = await aProvider(app.work());
    const both = await colleagueAt(app, [here, there]);
    await desk.logInWithPin(both, '6180');
    await desk.change(here, berta, '8316');
    await endRole(app.work(), { providerId: here, personId: both.personId, actor: 'system:test' });
    expect(await placesOf(both)).toBe(1);
    expect((await desk.change(here, both, '6180')).code).toBe('wrongPin');
  });

  it('with an account that was disabled', async () => {
    await setUserActive(app.work(), { email: ada.email, isActive: false, actor: 'system:test' });
    await setUserActive(app.work(), { email: ada.email, isActive: true, actor: 'system:test' });
    await isOut();
  });

  it('after the own log-out there; who has not logged out stays on the list', async () => {
    await desk.change(here, ada, PIN);
    await desk.call('mutation { signOut { status } }');
    expect([await placesOf(ada), await placesOf(berta)]).toEqual([0, 1]);
    expect(await desk.whoIsThere()).toBeNull();
    expect((await desk.change(here, berta, '8316')).code).toBe('unauthenticated');
    await desk.logIn(berta);
    expect(await desk.offered(here)).toEqual([]);
    await desk.logIn(ada);
    expect(await desk.offered(here)).toEqual([berta.personId]);
  });

  it('when their session there was ended from elsewhere', async () => {
    await desk.change(here, ada, PIN);
    const other = await elsewhere(ada);
    const { data } = await other.call<{ id: number; isCurrent: boolean }[]>(
      '{ getMySignIns { id isCurrent } }',
    );
    for (const { id, isCurrent } of data ?? [])
      if (!isCurrent) await other.call('mutation ($id: Id!) { endSignIn(id: $id) { status } }', { id });
    expect([await desk.whoIsThere(), await placesOf(ada)]).toEqual([null, 1]);
  });

  it('after the daily sweep of what is over anyway', async () => {
    app.clock.advance(12 * 60 - 1);
    await app.jobs.runNow('identity.sweep-old-steps');
    expect(await placesOf(ada)).toBe(1);
    app.clock.advance(1);
    await app.jobs.runNow('identity.sweep-old-steps');
    expect([await placesOf(ada), await placesOf(berta)]).toEqual([0, 0]);
  });
});

describe('two tabs', () => {
  it('what the former person’s tab sends is refused, and so is a change of person from it', async () => {
    await desk.change(here, ada, PIN, berta.personId);
    const sent = await desk.call(STEP_UP, { password: PASSWORD }, { pageOf: berta.personId });
    expect(sent).toMatchObject({ code: 'otherPerson', status: 409 });
    expect(await desk.change(here, berta, '8316', berta.personId)).toMatchObject({ code: 'otherPerson' });
    expect(await desk.whoIsThere()).toBe(ada.personId);
  });
});

describe('the own PIN', () => {
  const OWN = '{ getMyPin { setAt } }';

  it('needs a fresh proof, and is told by mail', async () => {
    app.clock.advance(16);
    expect((await desk.call(SET_PIN, { pin: '5063' })).code).toBe('stepUpNeeded');
    expect((await desk.call(REMOVE_PIN)).code).toBe('stepUpNeeded');
    await desk.call(STEP_UP, { password: PASSWORD });
    expect((await desk.call(SET_PIN, { pin: '5063' })).code).toBeNull();
    expect((await desk.call(OWN)).data).toEqual({ setAt: app.clock.now().toISOString() });
    expect((await desk.call(REMOVE_PIN)).code).toBeNull();
    expect((await desk.call(REMOVE_PIN)).code).toBe('notFound');
    expect((await desk.call(OWN)).data).toBeNull();
    await app.jobs.drain();
    const { rows } = await app.pool.query(
      "select kind from mails where recipient = $1 and kind like 'account-pin%' order by kind desc",
      [berta.email],
    );
    expect(rows.map(({ kind }) => kind)).toEqual([
      'account-pin-set',
      'account-pin-set',
      'account-pin-removed',
    ]);
  });

  it.each(['', '123', '1234567', '12a4', '١٢٣٤', ' 2749'])('refuses %j, which is none', async (pin) => {
    expect((await desk.call(SET_PIN, { pin })).code).toBe('invalidInput');
  });

  it('refuses what is easy to guess about the person', async () => {
    await app.pool.query(
      "update profiles set birthday = '1985-03-17', phone = '+39 333 1234 682' where person_id = $1",
      [berta.personId],
    );
    for (const pin of ['1703', '1985', '4682', '0000', '4321'])
      expect((await desk.call(SET_PIN, { pin })).code).toBe('pinTooEasy');
  });

  it('stands in no table as it is', async () => {
    const { rows } = await app.pool.query<{ pin_hash: string }>('select pin_hash from person_pins');
    expect(rows).not.toEqual([]);
    for (const { pin_hash } of rows) expect(pin_hash).toMatch(/^\$argon2id\$/);
  });
});
