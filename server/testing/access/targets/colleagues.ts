import { randomUUID } from 'node:crypto';
import { newToken, tokenHash } from '#server/kernel/secrets.ts';
import { hashPin } from '#server/modules/identity/use-cases/passwords.ts';
import { PASSWORD } from '#server/modules/identity/testing/sign-in-steps.ts';
import { aColleague } from '#server/modules/staff/builders.ts';
import type { Member, ProviderOfTown, Town } from '../town.ts';
import { anotherProvider, otherPlaceOf, placeOf } from './services.ts';
import type { AccessTarget, AnothersIds, Args } from './target.ts';
import { UNKNOWN_ID } from './target.ts';

let made = 0;
const anEmail = (): string => `collega-${(made += 1)}@example.it`;

type Status = 'active' | 'inactive' | 'invited';

const COLUMNS: Record<Status, string> = {
  active: 'true, now(), null, null, null',
  inactive: 'false, now(), null, null, null',
  invited: "false, null, 'manager', now() + interval '1 year', $2",
};

/** A manager of a provider who stands so, with a log-in of their own. @returns the place */
async function colleague({ app }: Town, { providerId }: ProviderOfTown, standing: Status): Promise<number> {
  const { rows } = await app.pool.query<{ id: string }>(
    `with person as (insert into people (email_key, email, verified_at) values ($2, $2, now()) returning id),
          log_in as (insert into log_ins (person_id, created_at) select id, now() from person returning person_id),
          profile as (insert into profiles (person_id, updated_at) select id, now() from person)
     insert into provider_roles (provider_id, person_id, role, created_at, active, since, invited_as, invited_until, invited_email)
       select $1, person_id, 'manager', now(), ${COLUMNS[standing]} from log_in returning id`,
    [providerId, anEmail()],
  );
  return Number(rows[0]?.id);
}

const anotherColleague =
  (path: string, standing: Status): AnothersIds =>
  async (town, me) => [{ [path]: await colleague(town, otherPlaceOf(town, me), standing) }];
const anotherStaff =
  (path: string): AnothersIds =>
  async (town, me) => [
    { [path]: await aColleague(town.app.work(), { providerId: otherPlaceOf(town, me).providerId }) },
  ];

/** Somebody's place, and what is changed in it. */
function place(standing: Status, more: Args = {}): AccessTarget {
  const argsOf = async (town: Town, at: ProviderOfTown): Promise<Args> => ({
    providerId: at.providerId,
    id: await colleague(town, at, standing),
    version: 1,
    role: 'collaborator',
    resourceId: await aColleague(town.app.work(), { providerId: at.providerId }),
    ...more,
  });
  return {
    called: `the place of somebody who is ${standing}; another’s: of another provider`,
    mine: (town, me) => argsOf(town, placeOf(town, me)),
    others: async (town, me) => [await argsOf(town, otherPlaceOf(town, me))],
    unknown: { providerId: UNKNOWN_ID },
    ids: {
      providerId: anotherProvider,
      id: anotherColleague('id', standing),
      resourceId: anotherStaff('resourceId'),
    },
  };
}
export const ACTIVE_COLLEAGUE = place('active');
export const COLLEAGUE_SHARE = place('active', {
  version: 0,
  input: { kind: 'individual', amountType: 'percent', amount: 4000 },
});
export const INACTIVE_COLLEAGUE = place('inactive');
export const INVITED_COLLEAGUE = place('invited');

const invitation = async ({ app }: Town, { providerId }: ProviderOfTown): Promise<Args> => ({
  providerId,
  input: {
    email: anEmail(),
    firstname: 'Nina',
    role: 'collaborator',
    resourceId: await aColleague(app.work(), { providerId }),
  },
});

/** Somebody who is not there yet. */
export const NEW_COLLEAGUE: AccessTarget = {
  called: 'an invitation; another’s: to another provider',
  mine: (town, me) => invitation(town, placeOf(town, me)),
  others: async (town, me) => [await invitation(town, otherPlaceOf(town, me))],
  unknown: { providerId: UNKNOWN_ID },
  ids: { providerId: anotherProvider, 'input.resourceId': anotherStaff('input.resourceId') },
};

/** Where something is offered to oneself: a provider that one does not work at. */
export const OFFER_TO_ME: AccessTarget = {
  called: 'what is offered to oneself; another’s: what is offered to somebody else',
  async mine(town, me) {
    const { providerId } = otherPlaceOf(town, me);
    await town.app.pool.query(
      `insert into provider_roles (provider_id, person_id, role, active, since, created_at, invited_as, invited_until, invited_email)
         values ($1, $2, 'collaborator', false, null, now(), 'collaborator', now() + interval '1 year', '')
       on conflict (provider_id, person_id) do nothing`,
      [providerId, me.personId],
    );
    return { providerId };
  },
  async others(town) {
    await colleague(town, town.hidden, 'invited');
    return [{ providerId: town.hidden.providerId }];
  },
  unknown: { providerId: UNKNOWN_ID },
  ids: { providerId: (town) => [{ providerId: town.hidden.providerId }] },
};

/** Reads of a provider's users. */
export const USERS: AccessTarget = {
  called: 'a provider’s users; another’s: of another provider',
  mine: (town, me) => ({ providerId: placeOf(town, me).providerId }),
  others: (town, me) => [{ providerId: otherPlaceOf(town, me).providerId }],
  unknown: { providerId: UNKNOWN_ID },
  ids: { providerId: anotherProvider },
};

/** Where one works. */
export const OWN_ROLE: AccessTarget = {
  called: 'one’s own role; another’s: at another provider',
  mine: (town, me) => ({ providerId: placeOf(town, me).providerId }),
  others: (town, me) => [{ providerId: otherPlaceOf(town, me).providerId }],
  unknown: { providerId: UNKNOWN_ID },
  ids: { providerId: anotherProvider },
};

/**
 * A shared computer at which somebody has logged in, who is there now, and beside them a colleague who has a PIN.
 * @returns the colleague
 */
async function colleagueAtDesk(town: Town, at: ProviderOfTown, me: Member): Promise<number> {
  const { app } = town;
  const token = newToken();
  me.browser.standsAt(token);
  pinHash ??= hashPin(app.deps.secrets, PIN);
  const { rows } = await app.pool.query<{ person_id: string }>(
    `with seat as (
       update device_people set device_hash = $1, signed_in_at = $2
        where session_id = (select max(id) from login_sessions where person_id = $3 and area = 'business')),
     pin as (insert into person_pins (person_id, pin_hash, set_at)
               select person_id, $4, $2 from provider_roles where id = $5)
     insert into device_people (device_hash, person_id, second_factor, signed_in_at)
       select $1, person_id, 'passkey', $2 from provider_roles where id = $5 returning person_id`,
    [tokenHash(token), app.clock.now(), me.personId, await pinHash, await colleague(town, at, 'active')],
  );
  return Number(rows[0]?.person_id);
}
const PIN = '2749';
let pinHash: Promise<string> | null = null;

const changeTo = (at: ProviderOfTown, personId: number): Args => ({
  providerId: at.providerId,
  personId,
  pin: PIN,
});

/** Who comes back by a PIN; another's: at another provider's computer, or somebody who works there. */
export const COLLEAGUE_AT_DESK: AccessTarget = {
  called: 'a colleague at the same computer; another’s: of another provider',
  mine: async (town, me) => changeTo(placeOf(town, me), await colleagueAtDesk(town, placeOf(town, me), me)),
  others: async (town, me) => [
    changeTo(otherPlaceOf(town, me), await colleagueAtDesk(town, otherPlaceOf(town, me), me)),
  ],
  unknown: { providerId: UNKNOWN_ID },
  ids: {
    providerId: anotherProvider,
    // At the very computer, with the right PIN, but without a role at the center
    personId: async (town, me) => [
      { personId: await colleagueAtDesk(town, otherPlaceOf(town, me), me) },
      { personId: town.vera.personId },
    ],
  },
};

const onPage = ({ providerId, personId, pin }: Args): Args => ({
  center: providerId,
  form: { personId: String(personId), pin, attemptKey: randomUUID() },
});

/** The screen of the same, and its form. */
export const CHANGE_OF_PERSON: AccessTarget = {
  called: COLLEAGUE_AT_DESK.called,
  mine: async (town, me) => onPage((await COLLEAGUE_AT_DESK.mine?.(town, me)) ?? {}),
  others: async (town, me) => ((await COLLEAGUE_AT_DESK.others?.(town, me)) ?? []).map(onPage),
  unknown: { center: UNKNOWN_ID },
  ids: {
    center: (town: Town, me: Member) =>
      [otherPlaceOf(town, me), town.hidden].map(({ providerId }) => ({ center: providerId })),
    'form.personId': async (town, me) => [
      { 'form.personId': String(await colleagueAtDesk(town, otherPlaceOf(town, me), me)) },
    ],
  },
};

/** A screen or form about somebody's place. */
function userScreen(
  called: string,
  standing: Status | null,
  more: (town: Town, at: ProviderOfTown, id: number) => Args = () => ({}),
  ids: AccessTarget['ids'] = {},
): AccessTarget {
  const argsOf = async (town: Town, at: ProviderOfTown): Promise<Args> => {
    const id = standing === null ? 0 : await colleague(town, at, standing);
    const args: Args = { center: at.providerId, ...(standing !== null && { id }), ...more(town, at, id) };
    return args['form'] ? { ...args, form: { ...args['form'], attemptKey: randomUUID() } } : args;
  };
  return {
    called: `${called} of a center; another’s: of another one`,
    mine: (town, me) => argsOf(town, placeOf(town, me)),
    others: async (town, me) => [await argsOf(town, otherPlaceOf(town, me))],
    unknown: { center: UNKNOWN_ID },
    ids: {
      center: (town: Town, me: Member) =>
        [otherPlaceOf(town, me), town.hidden].map(({ providerId }) => ({ center: providerId })),
      ...(standing !== null && { id: anotherColleague('id', standing) }),
      ...ids,
    },
  };
}

export const USERS_SCREEN = userScreen('the users', null);
export const INVITE_SCREEN = userScreen('the form of an invitation', null);
export const USER_SCREEN = userScreen('a user', 'active');
export const USER_ROLE_SCREEN = userScreen('the role of a user', 'active', () => ({ change: 'role' }));
export const ACT_ON_USER = userScreen(
  'an act on a user',
  'active',
  (_town, _at, id) => ({ form: { act: 'deactivate', ids: id } }),
  { 'form.ids': anotherColleague('form.ids', 'active') },
);
export const USER_ROLE_TO_SAVE = userScreen('the role of a user to save', 'active', () => ({
  change: 'role',
  form: { version: 1, role: 'collaborator' },
}));
export const USER_SHARE_TO_SAVE = userScreen('the share of a user to save', 'active', () => ({
  change: 'share',
  form: { version: 0, kind: 'individual', amountType: 'percent', amount: '40' },
}));
export const USER_STAFF_TO_SAVE = userScreen('a user to put on the staff', 'active', () => ({
  change: 'staff',
  form: { staff: 'new', newStaffName: 'Nuova' },
}));
export const OWNERSHIP_TO_HAND_OVER = userScreen('a user to hand ownership to', 'active', () => ({
  change: 'ownership',
  form: { password: PASSWORD },
}));
export const INVITATION_TO_SEND = userScreen(
  'an invitation to send',
  null,
  () => ({ form: { email: anEmail(), firstname: 'Nina', role: 'collaborator' } }),
  { 'form.staff': anotherStaff('form.staff') },
);

const onAccount =
  (target: AccessTarget, intent: string): AccessTarget['mine'] =>
  async (town, me) => {
    const { providerId } = (await target.mine?.(town, me)) ?? {};
    return { form: { intent: `${intent}:${String(providerId)}`, attemptKey: randomUUID() } };
  };
const othersOnAccount =
  (target: AccessTarget, intent: string): AccessTarget['others'] =>
  async (town, me) =>
    ((await target.others?.(town, me)) ?? []).map(({ providerId }) => ({
      form: { intent: `${intent}:${String(providerId)}`, attemptKey: randomUUID() },
    }));

/** The forms of the own account about what is offered, and about leaving. */
export const ACCEPT_ON_ACCOUNT: AccessTarget = {
  called: OFFER_TO_ME.called,
  mine: onAccount(OFFER_TO_ME, 'accept'),
  others: othersOnAccount(OFFER_TO_ME, 'accept'),
};
export const LEAVE_ON_ACCOUNT: AccessTarget = {
  called: OWN_ROLE.called,
  mine: onAccount(OWN_ROLE, 'leave'),
  others: othersOnAccount(OWN_ROLE, 'leave'),
};
