import type { App } from '#server/kernel/app.ts';
import type { Work } from '#server/kernel/work.ts';
import {
  createUser,
  findPerson,
  getPerson,
  hasActiveLogIn,
  saveProviderRole,
} from '#server/modules/identity/index.ts';
import { bindToStaff } from '#server/modules/availability/index.ts';
import { resourcesOf } from '#server/modules/staff/index.ts';
import { TOWN_CUSTOMERS } from './town/customers.ts';
import { webNameOf } from './town/profile.ts';
import { TOWN_PROVIDERS } from './town/providers.ts';
import { GIORGIO } from './town/spa-dei-navigli.ts';

/** Runs the magazine and the team of Radura; and who writes. */
export const ADMINISTRATOR = 'admin@radura.example.it';
export const AUTHOR = 'author@radura.example.it';

/** For trying things out on one's own machine; never added where strangers can come. */
export const DEMO_PASSWORD = 'Radura-demo-1';

/** The center whose people can come in, and whose past is told: the one with a full calendar. */
export const HOST = TOWN_PROVIDERS.findIndex(({ shows }) => shows === 'bothWays');
/** Whom of its staff the collaborator is. */
const COLLABORATOR = 'Marta Bellini';
/** Teaches there alone. */
export const TEACHER = 'Lucia Ferrante';
/** Works here and at the host, with one calendar. */
const OTHER_CENTER = TOWN_PROVIDERS.findIndex(({ name }) => name === 'Fisio Porta Romana');
/** Works alone. */
const PRACTICE = TOWN_PROVIDERS.findIndex(({ name }) => name === 'Dott.ssa Chiara Villani');

/** As whom a visitor of a local start looks at the product by one click (`demo-door.ts`). */
export type DemoGuise = 'customer' | 'owner' | 'desk' | 'teacher';

export interface DemoLogIn {
  email: string;
  what: string;
  guise?: DemoGuise;
}

/** Who can log in in the demo town, as the list that `npm start` prints. */
export function demoLogIns(): DemoLogIn[] {
  const host = TOWN_PROVIDERS[HOST];
  const [otherCenter, practice] = [TOWN_PROVIDERS[OTHER_CENTER], TOWN_PROVIDERS[PRACTICE]];
  const [one, other] = TOWN_CUSTOMERS;
  if (!host || !otherCenter || !practice || !one || !other) return [];
  return [
    { email: one.email, what: 'a customer with bookings', guise: 'customer' },
    { email: other.email, what: 'another customer' },
    {
      email: `${webNameOf(host.name)}@example.it`,
      what: `owner of ${host.name}: /business/login, sets up a second factor first`,
      guise: 'owner',
    },
    {
      email: `desk@${webNameOf(host.name)}.example.it`,
      what: `manager of ${host.name}: /business/login`,
      guise: 'desk',
    },
    {
      email: `staff@${webNameOf(host.name)}.example.it`,
      what: `collaborator of ${host.name}: /business/login`,
    },
    {
      email: GIORGIO,
      what: `physiotherapist of ${host.name} and ${otherCenter.name}: /business/login`,
    },
    {
      email: `${webNameOf(practice.name)}@example.it`,
      what: `owner of a practice of one person, ${practice.name}: /business/login, sets up a second factor first`,
    },
    {
      email: `teacher@${webNameOf(host.name)}.example.it`,
      what: `teacher of ${host.name}: /business/login`,
      guise: 'teacher',
    },
    { email: ADMINISTRATOR, what: 'administrator of Radura: /admin/login, sets up a second factor first' },
    { email: AUTHOR, what: 'author of the magazine: /admin/login, sets up a second factor first' },
  ];
}

/** Whether one of them can come in, with a password that everybody can read: then nobody else may come. */
export async function hasDemoLogIns(work: Work): Promise<boolean> {
  for (const { email } of demoLogIns()) {
    const personId = await findPerson(work, email);
    if (personId === null || !(await hasActiveLogIn(work, personId))) continue;
    // Whoever registers with such an e-mail, to keep us from starting, cannot prove to read it.
    if ((await getPerson(work, personId))?.isVerified) return true;
  }
  return false;
}

/** Adds them, in the town's past; not where others come who know the password too. @param providerIds in the order of the list */
export async function addLogIns(app: App, providerIds: readonly number[]): Promise<void> {
  const providerId = providerIds[HOST];
  const [otherCenterId, practiceId] = [providerIds[OTHER_CENTER], providerIds[PRACTICE]];
  const [one, other, owner, manager, staff, physiotherapist, alone] = demoLogIns();
  if (app.isPublic || providerId === undefined || otherCenterId === undefined || practiceId === undefined)
    return;
  if (!one || !other || !owner || !manager || !staff || !physiotherapist || !alone) return;
  const work = app.jobs.work();
  const common = { password: DEMO_PASSWORD, language: 'it', actor: 'system:demo' } as const;
  for (const [index, { email }] of [one, other].entries()) {
    const { firstname = '', lastname = '' } = TOWN_CUSTOMERS[index] ?? {};
    await createUser(work, app.deps, { ...common, email, firstname, lastname });
  }
  const people = [
    { email: owner.email, firstname: 'Nora', lastname: 'Zanardi', at: { providerId, role: 'owner' } },
    { email: manager.email, firstname: 'Bice', lastname: 'Rinaldi', at: { providerId, role: 'manager' } },
    {
      email: alone.email,
      firstname: 'Chiara',
      lastname: 'Villani',
      at: { providerId: practiceId, role: 'owner' },
    },
  ] as const;
  for (const person of people) await createUser(work, app.deps, { ...common, ...person });
  const at = { providerId, role: 'collaborator' } as const;
  const collaborator = { email: staff.email, firstname: 'Marta', lastname: 'Bellini', at };
  await beOfTheStaff(work, COLLABORATOR, {
    providerId,
    personId: (await createUser(work, app.deps, { ...common, ...collaborator })).personId,
  });
  // Bound to his calendars at both already, by his e-mail
  const giorgio = { email: physiotherapist.email, firstname: 'Giorgio', lastname: 'Salvi', at };
  const { personId } = await createUser(work, app.deps, { ...common, ...giorgio });
  await saveProviderRole(work, { providerId: otherCenterId, personId, role: 'collaborator' });
}

/** Adds the log-in of a teacher, once the classes have made them one of the staff. */
export async function addTeacherLogIn(app: App, providerIds: readonly number[]): Promise<void> {
  const providerId = providerIds[HOST];
  const teacher = demoLogIns().find(({ guise }) => guise === 'teacher');
  if (app.isPublic || providerId === undefined || !teacher) return;
  const work = app.jobs.work();
  const [firstname, lastname] = TEACHER.split(' ');
  const { personId } = await createUser(work, app.deps, {
    password: DEMO_PASSWORD,
    language: 'it',
    actor: 'system:demo',
    email: teacher.email,
    firstname: firstname ?? '',
    lastname: lastname ?? '',
    at: { providerId, role: 'collaborator' },
  });
  await beOfTheStaff(work, TEACHER, { providerId, personId });
}

async function beOfTheStaff(
  work: Work,
  name: string,
  of: { providerId: number; personId: number },
): Promise<void> {
  const resource = (await resourcesOf(work, of.providerId)).find((one) => one.name === name);
  if (!resource) throw new Error(`${name} is nobody of the staff`);
  await work.transaction((tx) => bindToStaff(tx, { ...of, resourceId: resource.id }));
}
