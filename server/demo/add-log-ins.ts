import type { App } from '#server/app.ts';
import type { Work } from '#server/kernel/work.ts';
import { createUser, findPerson, getPerson, hasActiveLogIn } from '#server/modules/identity/index.ts';
import { bindToStaff } from '#server/modules/availability/index.ts';
import { resourcesOf } from '#server/modules/staff/index.ts';
import { TOWN_CUSTOMERS } from './town/customers.ts';
import { webNameOf } from './town/profile.ts';
import { TOWN_PROVIDERS } from './town/providers.ts';

/** For trying things out on one's own machine; never added where strangers can come. */
export const DEMO_PASSWORD = 'Radura-demo-1';

/** The center whose people can come in, and whose past is told: the one with a full calendar. */
export const HOST = TOWN_PROVIDERS.findIndex(({ shows }) => shows === 'bothWays');
/** Whom of its staff the collaborator is. */
const COLLABORATOR = 'Marta Bellini';

export interface DemoLogIn {
  email: string;
  what: string;
}

/** Who can log in in the demo town, as the list that `npm start` prints. */
export function demoLogIns(): DemoLogIn[] {
  const host = TOWN_PROVIDERS[HOST];
  const [one, other] = TOWN_CUSTOMERS;
  if (!host || !one || !other) return [];
  return [
    { email: one.email, what: 'a customer with bookings' },
    { email: other.email, what: 'another customer' },
    {
      email: `${webNameOf(host.name)}@example.it`,
      what: `owner of ${host.name}: /business/login, sets up a second factor first`,
    },
    {
      email: `desk@${webNameOf(host.name)}.example.it`,
      what: `manager of ${host.name}: /business/login`,
    },
    {
      email: `staff@${webNameOf(host.name)}.example.it`,
      what: `collaborator of ${host.name}: /business/login`,
    },
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
  const [one, other, owner, manager, staff] = demoLogIns();
  if (app.isPublic || providerId === undefined || !one || !other || !owner || !manager || !staff) return;
  const work = app.jobs.work();
  const common = { password: DEMO_PASSWORD, language: 'it', actor: 'system:demo' } as const;
  for (const [index, { email }] of [one, other].entries()) {
    const { firstname = '', lastname = '' } = TOWN_CUSTOMERS[index] ?? {};
    await createUser(work, app.deps, { ...common, email, firstname, lastname });
  }
  const people = [
    { email: owner.email, firstname: 'Nora', lastname: 'Zanardi', role: 'owner' },
    { email: manager.email, firstname: 'Bice', lastname: 'Rinaldi', role: 'manager' },
    { email: staff.email, firstname: 'Marta', lastname: 'Bellini', role: 'collaborator' },
  ] as const;
  for (const { role, ...person } of people) {
    const { personId } = await createUser(work, app.deps, { ...common, ...person, at: { providerId, role } });
    if (role === 'collaborator') await beOfTheStaff(work, { providerId, personId });
  }
}

async function beOfTheStaff(work: Work, of: { providerId: number; personId: number }): Promise<void> {
  const resource = (await resourcesOf(work, of.providerId)).find(({ name }) => name === COLLABORATOR);
  if (!resource) throw new Error(`${COLLABORATOR} is nobody of the staff`);
  await work.transaction((tx) => bindToStaff(tx, { ...of, resourceId: resource.id }));
}
