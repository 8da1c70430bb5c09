import type { BusinessRole } from '#contracts/roles.ts';
import { anActor } from '#server/modules/identity/builders.ts';
import { invitePerson } from '#server/modules/identity/index.ts';
import { aProvider } from '#server/modules/providers/builders.ts';
import type { TestApp } from './test-app.ts';

type Actor = ReturnType<typeof anActor>;

/** A new provider with its owner, and the ways to ask about it. */
export interface AtProvider {
  providerId: number;
  owner: Actor;
  /** Somebody new who works there. @param minutesSinceProof how long ago they proved who they are */
  works(role: BusinessRole, minutesSinceProof?: number): Promise<Actor>;
  /**
   * What the one operation of a document answers, as the owner unless told otherwise, under a key of its own. `$p` is the provider.
   * @throws an error with the code of its refusal
   */
  ask(document: string, variables?: object, actor?: Actor): Promise<object>;
}

let made = 0;

/** For tests of a provider's settings. */
export async function atProvider(app: TestApp): Promise<AtProvider> {
  const providerId = await aProvider(app.work());
  const works = async (role: BusinessRole, minutesSinceProof = 1): Promise<Actor> => {
    const email = `${role}-settings-${(made += 1)}@example.it`;
    const invitation = { email, providerId, role, language: 'it', actor: 'system:test' } as const;
    const { personId } = await invitePerson(app.work(), invitation);
    const steppedUpAt = new Date(app.clock.now().getTime() - minutesSinceProof * 60_000);
    return anActor({ personId, providerRoles: [{ providerId, role }], steppedUpAt });
  };
  const owner = await works('owner');
  const ask = async (document: string, variables: object = {}, actor: Actor = owner): Promise<object> => {
    const { data, errors } = await app.ask(
      document,
      { p: providerId, ...variables },
      { actor, idempotencyKey: `key ${(made += 1)}`, locale: 'it' },
    );
    const [error] = errors ?? [];
    if (error) throw Object.assign(new Error(error.message), error);
    return Object.values(data as Record<string, object>)[0] ?? {};
  };
  return { providerId, owner, works, ask };
}
