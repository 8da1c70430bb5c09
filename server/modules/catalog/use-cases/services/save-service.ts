import type { GroupKind } from '#contracts/group-kinds.ts';
import type { ServiceForm } from '#contracts/validation/offering.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import { getVatRegime } from '#server/modules/providers/index.ts';
import type { Work } from '#server/kernel/work.ts';
import { MOST_SERVICES } from '../../rules/most-services.ts';
import { hasGroup, insertOffer, insertService, replaceNeeds } from '../../store/offerings.ts';
import {
  countServices,
  readOfferIds,
  removeOffers,
  updateHeading,
  updateWholeOffer,
} from '../../store/services/change-services.ts';
import { announceOffersChanged } from '../announce-offers-changed.ts';
import { expectKnownNeeds } from '../expect-known-needs.ts';
import { expectPicture } from './pictures.ts';

/**
 * Adds a heading with its offers, at the end of the provider's list.
 * @throws Refusal cannotUpdate with more than a provider may have; invalidInput for a group, person, thing or picture it does not have
 * @returns its id
 */
export async function addService(work: Work, providerId: number, form: ServiceForm): Promise<number> {
  return work.transaction(async (tx) => {
    if ((await countServices(tx, providerId)) >= MOST_SERVICES) throw new Refusal('cannotUpdate');
    await expectGroup(tx, { providerId, groupId: form.groupId, kind: 'service' });
    await expectPicture(tx, { providerId, serviceId: null }, form.imageUrl);
    const serviceId = await insertService(tx, providerId, { ...form, position: LAST });
    await saveOffers(tx, { providerId, serviceId }, form.offers);
    await announceOffersChanged(tx, providerId);
    return serviceId;
  });
}

/**
 * Writes a heading and its offers over; an offer that the form leaves out is removed. Bookings that exist keep what they were made with.
 * Joins the caller's transaction, which has locked the service.
 * @throws Refusal as `addService`; invalidInput for an offer that is not the service's
 */
export async function editService(
  work: Work,
  of: { providerId: number; serviceId: number },
  form: ServiceForm,
): Promise<void> {
  return work.transaction(async (tx) => {
    await expectGroup(tx, { providerId: of.providerId, groupId: form.groupId, kind: 'service' });
    await expectPicture(tx, of, form.imageUrl);
    await updateHeading(tx, of, form);
    await saveOffers(tx, of, form.offers);
    await announceOffersChanged(tx, of.providerId);
  });
}

/** Behind all that stand: the next reordering numbers them anew. */
export const LAST = 100_000;

async function saveOffers(
  work: Work,
  { providerId, serviceId }: { providerId: number; serviceId: number },
  offers: ServiceForm['offers'],
): Promise<void> {
  const known = await readOfferIds(work, { providerId, serviceId });
  const kept = offers.flatMap(({ id }) => (id === null ? [] : [id]));
  if (kept.some((id) => !known.includes(id)) || new Set(kept).size < kept.length)
    throw new Refusal('invalidInput', { affected: ['offers'] });
  await expectTreatments(work, providerId, offers);
  await removeOffers(work, { providerId, ids: known.filter((id) => !kept.includes(id)) });
  await expectKnownNeeds(work, providerId, offers, (position) => `offers.${position}.`);
  for (const [position, offer] of offers.entries()) {
    const placed = { ...offer, position };
    if (offer.id !== null) await updateWholeOffer(work, { providerId, offerId: offer.id }, placed);
    const offerId = offer.id ?? (await insertOffer(work, providerId, serviceId, placed));
    await replaceNeeds(work, providerId, offerId, offer);
  }
}

/** @throws Refusal invalidInput for a group of nobody, of another provider or of another kind */
export async function expectGroup(
  work: Work,
  { providerId, groupId, kind }: { providerId: number; groupId: number | null; kind: GroupKind },
): Promise<void> {
  if (groupId !== null && !(await hasGroup(work, { providerId, groupId, kind })))
    throw new Refusal('invalidInput', { affected: ['groupId'] });
}

/** Activity for members is out of scope for sports bodies alone. */
async function expectTreatments(
  work: Work,
  providerId: number,
  offers: ServiceForm['offers'],
): Promise<void> {
  const affected = offers.flatMap(({ vatTreatment }, position) =>
    vatTreatment === 'membersOutOfScope' ? [`offers.${position}.vatTreatment`] : [],
  );
  if (affected.length === 0) return;
  const vat = await getVatRegime(work, providerId);
  if (vat?.regime !== 'sportsBody') throw new Refusal('invalidInput', { affected });
}
