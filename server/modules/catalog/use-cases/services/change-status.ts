import { announceOffersChanged } from '../announce-offers-changed.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { Work } from '#server/kernel/work.ts';
import type { Which } from '../../store/services/change-services.ts';
import {
  lockServices,
  readOfferIds,
  removeHeadings,
  removeOffers,
  setStatuses,
} from '../../store/services/change-services.ts';

export interface ServiceStatus {
  isActive?: boolean;
  isPublished?: boolean;
  isArchived?: boolean;
}

/** Switches some services on or off, publishes or hides them, archives or restores them: all or none. @throws Refusal notFound */
export async function changeServices(work: Work, which: Which, standing: ServiceStatus): Promise<void> {
  await work.transaction(async (tx) => {
    await expectAll(tx, which);
    await setStatuses(tx, which, standing);
    await announceOffersChanged(tx, which.providerId);
  });
}

/**
 * Removes some services with their offers, all or none: what was never booked is gone; the rest is hidden for good, and bookings keep the
 * names they were made with.
 * @throws Refusal notFound
 */
export async function removeServices(work: Work, which: Which): Promise<void> {
  const { providerId, ids } = which;
  await work.transaction(async (tx) => {
    await expectAll(tx, which);
    for (const serviceId of ids)
      await removeOffers(tx, { providerId, ids: await readOfferIds(tx, { providerId, serviceId }) });
    await removeHeadings(tx, which);
    await announceOffersChanged(tx, providerId);
  });
}

async function expectAll(work: Work, which: Which): Promise<void> {
  const found = await lockServices(work, which);
  if (found.length < new Set(which.ids).size) throw new Refusal('notFound');
}
