import { randomUUID } from 'node:crypto';
import type { BusinessRole } from '#contracts/roles.ts';
import type { SignedInPerson } from '#server/kernel/request-context.ts';
import { anActor } from '#server/modules/identity/builders.ts';
import { createUser, findPerson } from '#server/modules/identity/index.ts';
import { PASSWORD } from '#server/modules/identity/testing/sign-in-steps.ts';
import type { AskedAs, TestApp } from '#server/testing/test-app.ts';

let made = 0;

/** For tests: somebody with a proved e-mail and a password who works nowhere. */
export async function aPersonWithLogIn(
  app: TestApp,
  email = `socia-${(made += 1)}@example.it`,
  at?: { providerId: number; role: BusinessRole },
): Promise<{ personId: number; email: string }> {
  const user = { email, password: PASSWORD, firstname: 'Sara', lastname: 'Bosco', language: 'it' } as const;
  const { personId } = await createUser(app.work(), app.deps, {
    ...user,
    ...(at && { at }),
    actor: 'system:test',
  });
  return { personId, email };
}

/** For tests: somebody who works at a provider, as a door would have read them just after a proof. */
export async function worksAt(
  app: TestApp,
  providerId: number,
  role: BusinessRole,
): Promise<SignedInPerson & { email: string }> {
  const { email, personId } = await aPersonWithLogIn(app, undefined, { providerId, role });
  return { ...actorAt(app, personId, providerId, role), email };
}

/** For tests: somebody signed in where businesses sign in, just after a proof. */
export const actorAt = (
  app: TestApp,
  personId: number,
  providerId: number,
  role: BusinessRole,
): SignedInPerson =>
  anActor({ personId, providerRoles: [{ providerId, role }], steppedUpAt: app.clock.now() });

/** For tests: what the one operation of a document answers. @throws an error with the code of its refusal */
export async function call<T>(
  app: TestApp,
  document: string,
  variables: Record<string, unknown>,
  asked: AskedAs,
): Promise<T> {
  const { data, errors } = await app.ask(document, variables, { idempotencyKey: randomUUID(), ...asked });
  const [error] = errors ?? [];
  if (error) throw Object.assign(new Error(error.message), { code: error.code, affected: error.affected });
  return Object.values(data as Record<string, T>)[0] as T;
}

/** For tests: the place of somebody at a provider. */
export async function placeIdOf(app: TestApp, providerId: number, email: string): Promise<number> {
  const personId = await findPerson(app.work(), email);
  const { rows } = await app.pool.query<{ id: number }>(
    'select id from provider_roles where provider_id = $1 and person_id = $2',
    [providerId, personId],
  );
  return Number(rows[0]?.id);
}
