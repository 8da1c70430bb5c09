import type * as v from 'valibot';
import { NewGroup, NewOffer, NewService } from '#contracts/validation/offering.ts';
import { checked } from '#server/kernel/checked.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { Work } from '#server/kernel/work.ts';
import {
  hasGroup,
  hasService,
  insertGroup,
  insertOffer,
  insertService,
  replaceNeeds,
} from '../store/offerings.ts';
import { announceOffersChanged } from './announce-offers-changed.ts';
import { expectKnownNeeds } from './expect-known-needs.ts';

type OfProvider = { providerId: number };
export type NewGroupInput = OfProvider & v.InferInput<typeof NewGroup>;
export type NewServiceInput = OfProvider & v.InferInput<typeof NewService>;
/** `people` are the resources that can do it, `needs` what must be free too. */
export type NewOfferInput = OfProvider & { serviceId: number } & v.InferInput<typeof NewOffer>;

/**
 * Adds a group of services, or of another kind.
 * @throws Refusal invalidInput; duplicateName
 * @returns its id
 */
export async function createGroup(work: Work, { providerId, ...given }: NewGroupInput): Promise<number> {
  const group = checked(NewGroup, given);
  return work.transaction((tx) => insertGroup(tx, providerId, group));
}

/**
 * Adds a heading for offers.
 * @throws Refusal invalidInput
 * @returns its id
 */
export async function createService(work: Work, { providerId, ...given }: NewServiceInput): Promise<number> {
  const service = checked(NewService, given);
  return work.transaction(async (tx) => {
    if (
      service.groupId !== null &&
      !(await hasGroup(tx, { providerId, groupId: service.groupId, kind: 'service' }))
    )
      refuse('groupId');
    return insertService(tx, providerId, service);
  });
}

/**
 * Adds an offer under a heading.
 * @throws Refusal invalidInput, also for a service, person or thing the provider does not have
 * @returns its id
 */
export async function createOffer(
  work: Work,
  { providerId, serviceId, ...given }: NewOfferInput,
): Promise<number> {
  const offer = checked(NewOffer, given);
  return work.transaction(async (tx) => {
    if (!(await hasService(tx, providerId, serviceId))) refuse('serviceId');
    await expectKnownNeeds(tx, providerId, [offer]);
    const offerId = await insertOffer(tx, providerId, serviceId, offer);
    await replaceNeeds(tx, providerId, offerId, offer);
    await announceOffersChanged(tx, providerId);
    return offerId;
  });
}

function refuse(...affected: string[]): never {
  throw new Refusal('invalidInput', { affected });
}
