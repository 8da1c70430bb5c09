import { PACKAGE_IDS } from '#contracts/package-ids.ts';
import type { Locale } from '#contracts/languages.ts';
import { RESOURCE_KINDS } from '#contracts/statuses.ts';
import type { NewCenter } from '#contracts/validation/new-center.ts';
import type { Place } from '#server/adapters/places/port.ts';
import { GeocoderFailed } from '#server/adapters/places/port.ts';
import { audit } from '#server/kernel/audit.ts';
import type { Deps } from '#server/kernel/deps.ts';
import type { Work } from '#server/kernel/work.ts';
import { saveProviderRole } from '#server/modules/identity/index.ts';
import { subscribeToPackage } from '#server/modules/packages/index.ts';
import { createProvider } from '#server/modules/providers/index.ts';
import { addResource } from '#server/modules/staff/index.ts';
import { insertCenterSetup } from '../store/center-setups.ts';

/** Where most centers are: a town that was typed and not chosen is looked for there. */
const HOME_COUNTRY = 'IT';

/** A start every quarter of an hour, until the center says otherwise: every five minutes would be a hundred buttons a day. */
const FIRST_STEP_MINUTES = 15;

/** What a center begins with, its town as the place index knows it. */
export interface CenterToOpen {
  center: NewCenter;
  /** null for a town that the index does not know: it stays as it was typed. */
  place: Place | null;
  owner: { personId: number; email: string };
  language: Locale;
}

/** The town of a new center, before its transaction. An index that cannot answer keeps nobody from registering. */
export async function placeOf(
  { places }: Pick<Deps, 'places'>,
  { city, cityKey }: NewCenter,
  language: Locale,
): Promise<Place | null> {
  try {
    const chosen = cityKey === null ? null : await places.find(cityKey, language);
    return chosen ?? (await places.byName(city, HOME_COUNTRY, language));
  } catch (error) {
    if (error instanceof GeocoderFailed) return null;
    throw error;
  }
}

/**
 * Opens a center or practice: not published, on the package Grow without price and end, its owner in their role, one person who works
 * there, and the list of first settings before them. Joins the caller's transaction.
 * @returns its id
 */
export async function openCenter(
  tx: Work,
  { center, place, owner, language }: CenterToOpen,
): Promise<number> {
  const { type, name, city } = center;
  const { personId, email } = owner;
  const where = place && {
    city: place.name,
    cityKey: place.key,
    countryCode: place.country.code,
    state: place.province,
  };
  const providerId = await createProvider(tx, {
    type,
    name,
    city,
    ...where,
    language,
    notificationEmail: email,
    acceptPayments: 'NoPayments',
    defaultTimeSlotStep: FIRST_STEP_MINUTES,
    ownerPersonId: personId,
  });
  await saveProviderRole(tx, { providerId, personId, role: 'owner' });
  await subscribeToPackage(tx, providerId, { packageId: PACKAGE_IDS.allInOne, amountCents: 0 });
  // A professional works in person, with one time wherever they work; who works in a center is said later.
  const worksAs = type === 'P' ? personId : null;
  await addResource(tx, { providerId, kind: RESOURCE_KINDS.human, name, personId: worksAs });
  await insertCenterSetup(tx, providerId);
  await audit(tx, {
    providerId,
    actor: `person:${personId}`,
    action: 'centerOpened',
    subject: 'provider',
    subjectId: providerId,
    after: { type, name, city },
  });
  return providerId;
}
