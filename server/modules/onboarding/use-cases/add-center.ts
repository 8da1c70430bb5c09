import { NewCenter } from '#contracts/validation/new-center.ts';
import { checked } from '#server/kernel/checked.ts';
import { runIdempotent } from '#server/kernel/idempotency.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { RequestContext } from '#server/kernel/request-context.ts';
import { nameOfActor, signedIn } from '#server/kernel/request-context.ts';
import { countRequest } from '#server/kernel/request-limits.ts';
import type { Work } from '#server/kernel/work.ts';
import { expectFreshProof } from '#server/modules/authority/index.ts';
import { expectFactorFor, getPerson } from '#server/modules/identity/index.ts';
import { getProviderContacts, ownedProviders } from '#server/modules/providers/index.ts';
import { openCenter, placeOf } from './open-center.ts';

/** Enough for a chain on its first day, too few for a machine. */
const CENTERS_PER_PERSON_AND_DAY = 10;

/**
 * Opens another center or practice for whoever is signed in, as a customer or as a business.
 * @param given as `NewCenter` takes it
 * @throws Refusal unauthenticated; userNotConfirmed; stepUpNeeded; factorForRole without a second factor, as for any owner; invalidInput naming each field, or without a key; duplicateName for a second one of
 *   the same name in the same town; tooManyRequests
 */
export async function addCenter(
  asking: Pick<RequestContext, 'work' | 'deps' | 'actor' | 'locale' | 'address' | 'idempotencyKey'>,
  given: unknown,
): Promise<{ providerId: number }> {
  const { work, deps, actor, locale: language, address, idempotencyKey: key } = asking;
  const { personId } = signedIn(actor);
  expectFreshProof(work, actor);
  if (key === null) throw new Refusal('invalidInput', { affected: ['Idempotency-Key'] });
  await countRequest(work, `sign-up:${address}`, deps.limits.signUpsPerAddressPerHour);
  const center = checked(NewCenter, given);
  const place = await placeOf(deps, center, language);
  const command = { operation: 'addCenter', actor: nameOfActor(actor), origin: null, key, body: center };
  return work.transaction(async (tx) => {
    const { answer } = await runIdempotent(tx, command, async () => {
      await tx.lock([`centers of ${personId}`]);
      await countRequest(tx, `add-center:${personId}`, CENTERS_PER_PERSON_AND_DAY, 'day');
      const person = await getPerson(tx, personId);
      if (!person) throw new Refusal('errorUserNotFound');
      await expectFactorFor(tx, personId, 'owner');
      await refuseSecondOfTheSame(tx, personId, { name: center.name, city: place?.name ?? center.city });
      const owner = { personId, email: person.email };
      return { providerId: await openCenter(tx, { center, place, owner, language }) };
    });
    return answer;
  });
}

/** Two open tabs are one center: of two that come at once the second waits for the first. */
async function refuseSecondOfTheSame(
  work: Work,
  personId: number,
  wanted: { name: string; city: string },
): Promise<void> {
  const owned = await ownedProviders(work, personId);
  const known = await getProviderContacts(
    work,
    owned.map(({ id }) => id),
  );
  const isTheSame = [...known.values()].some(
    ({ name, city }) => folded(name) === folded(wanted.name) && folded(city ?? '') === folded(wanted.city),
  );
  if (isTheSame) throw new Refusal('duplicateName', { affected: ['name'] });
}

const folded = (text: string): string => text.normalize('NFKC').trim().toLowerCase();
