import * as v from 'valibot';
import { ServiceForm } from '#contracts/validation/offering.ts';
import type { Work } from '#server/kernel/work.ts';
import { aProvider } from '#server/modules/providers/builders.ts';
import { aColleague } from '#server/modules/staff/builders.ts';
import type { NewOfferInput, NewServiceInput } from './index.ts';
import { createOffer, createService, editService } from './index.ts';

export interface OfferMade {
  providerId: number;
  serviceId: number;
  offerId: number;
  /** The people who can do it. */
  people: number[];
}

/**
 * For tests: an offer of one hour for 50 euro, with the provider, the heading and the one person it needs unless they are
 * given. Working times are availability's own builder.
 */
export async function anOffer(
  work: Work,
  wanted: Partial<NewOfferInput> & { service?: Partial<NewServiceInput> } = {},
): Promise<OfferMade> {
  return work.transaction(async (tx) => {
    const { service, ...offer } = wanted;
    const providerId = offer.providerId ?? (await aProvider(tx));
    const serviceId =
      offer.serviceId ?? (await createService(tx, { name: 'Massaggi', ...service, providerId }));
    const people = offer.people ?? [await aColleague(tx, { providerId })];
    const terms = { name: 'Massaggio rilassante', priceCents: 5000, durationMinutes: 60, ...offer };
    const offerId = await createOffer(tx, { ...terms, providerId, serviceId, people });
    return { providerId, serviceId, offerId, people };
  });
}

/** For tests: the service of an offer as the back office writes it over, with this offer alone, as `anOffer` makes it unless told otherwise. */
export async function rewriteOffer(
  work: Work,
  { providerId, serviceId, offerId: id, people }: OfferMade,
  changes: Partial<v.InferInput<typeof ServiceForm>['offers'][number]>,
): Promise<void> {
  const offer = {
    name: 'Massaggio rilassante',
    priceCents: 5000,
    durationMinutes: 60,
    people,
    ...changes,
    id,
  };
  const form = v.parse(ServiceForm, { name: 'Massaggi', offers: [offer] });
  await editService(work, { providerId, serviceId }, form);
}
