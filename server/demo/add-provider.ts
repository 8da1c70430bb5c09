import { PACKAGE_IDS } from '#contracts/package-ids.ts';
import { RESOURCE_KINDS } from '#contracts/statuses.ts';
import { addDays } from '#contracts/time.ts';
import type { LocalDate } from '#contracts/time.ts';
import type { Deps } from '#server/kernel/deps.ts';
import type { Work } from '#server/kernel/work.ts';
import { findOrAddPerson } from '#server/modules/identity/index.ts';
import { subscribeToPackage } from '#server/modules/packages/index.ts';
import { roomsOf } from '#server/modules/media/index.ts';
import { setPaymentOptions } from '#server/modules/payments/index.ts';
import {
  addPhoto,
  createProvider,
  publishProvider,
  removePhoto,
  saveBillingInformation,
} from '#server/modules/providers/index.ts';
import { addResource, nameUnits } from '#server/modules/staff/index.ts';
import { addIntegration, createDefaultIntegration } from '#server/modules/widget/index.ts';
import { addServices } from './add-services.ts';
import { setOpeningHours, setSchedule } from './set-schedule.ts';
import { profileOf, webNameOf } from './town/profile.ts';
import type { TownPerson, TownProvider } from './town/town-provider.ts';

/** Colours of the people in a calendar, in turn. */
const PEOPLE_COLORS = ['#1F5C49', '#A8472A', '#3E6A8C', '#8A6F9B', '#C08A3E', '#7C8C3A'];
const PHOTO = { width: 1920, height: 1200 };
const MONTHLY_CENTS = 2900;
/** With the right check digit, and of nobody. */
const MADE_UP_VAT_NUMBER = '12345678903';

/** Adds one provider with everything it has, in one transaction. @returns its id */
export async function addTownProvider(
  work: Work,
  deps: Pick<Deps, 'places'>,
  provider: TownProvider,
  when: { index: number; today: LocalDate },
): Promise<number> {
  const place = await deps.places.find(provider.town, 'it');
  if (!place) throw new Error(`The place index does not know ${provider.town}`);
  return work.transaction(async (tx) => {
    const email = `${webNameOf(provider.name)}@example.it`;
    const ownerPersonId = await findOrAddPerson(tx, { email, language: 'it' });
    const profile = profileOf(provider, place, when.index);
    const providerId = await createProvider(tx, { ...profile, ownerPersonId });
    await saveBillingInformation(tx, providerId, billingOf(profile));
    await takePackage(tx, providerId, provider, when.today);
    await sayHowToPay(tx, providerId, provider);
    const resources = await addPeopleAndEquipment(tx, providerId, provider, when.today);
    if (provider.type === 'C')
      await setOpeningHours(
        tx,
        { id: providerId, timeZone: profile.timeZone },
        provider.opensOtherwise ?? [],
        when.today,
      );
    await addServices(tx, providerId, provider.services, { ...resources, today: when.today });
    // Written here and now, so that the ids are the same every time; the reaction finds them done.
    if (provider.shows !== 'asksForEmail') await createDefaultIntegration(tx, providerId);
    else
      await addIntegration(tx, providerId, {
        name: 'Radura',
        askFirstname: false,
        askLastname: false,
        askPhone: false,
      });
    await hangPhotosAndPublish(tx, providerId, provider, when.index);
    return providerId;
  });
}

function billingOf(profile: ReturnType<typeof profileOf>) {
  const { addressLine1, city, countryCode, latitude, longitude } = profile;
  return {
    name: profile.name,
    address: addressLine1,
    city,
    countryCode,
    latitude,
    longitude,
    email: profile.email,
    piva: countryCode === 'IT' ? MADE_UP_VAT_NUMBER : null,
    fiscalCode: null,
    sdi: null,
  };
}

async function takePackage(
  work: Work,
  providerId: number,
  { shows }: TownProvider,
  today: LocalDate,
): Promise<void> {
  if (shows === 'freePlan') return;
  const endsAt = shows === 'notPaid' ? new Date(`${addDays(today, -10)}T00:00:00Z`) : null;
  await subscribeToPackage(work, providerId, {
    packageId: PACKAGE_IDS.allInOne,
    amountCents: MONTHLY_CENTS,
    endsAt,
  });
}

async function sayHowToPay(
  work: Work,
  providerId: number,
  { pays = 'Optional', discountPercent = 0 }: TownProvider,
): Promise<void> {
  await setPaymentOptions(work, providerId, {
    serviceOnsite: pays !== 'OnlineOnly',
    serviceOnline: pays !== 'NoPayments',
    courseOnsite: pays !== 'OnlineOnly',
    courseOnline: pays !== 'NoPayments',
    onlineDiscountBasisPoints: discountPercent * 100,
  });
}

async function addPeopleAndEquipment(
  work: Work,
  providerId: number,
  { people, equipment = [], closed }: TownProvider,
  today: LocalDate,
) {
  const idsOfPeople = new Map<string, number>();
  for (const [index, person] of people.entries()) {
    idsOfPeople.set(person.name, await addTownPerson(work, providerId, person, { index, today }));
  }
  const idsOfEquipment = new Map<string, number>();
  for (const { name, units: quantity, unitNames, capacity } of equipment) {
    const thing = { providerId, kind: RESOURCE_KINDS.physical, name, quantity, capacity };
    const resourceId = await addResource(work, thing);
    if (unitNames) await nameUnits(work, { providerId, resourceId }, unitNames);
    idsOfEquipment.set(name, resourceId);
  }
  if (closed) await setSchedule(work, { providerId, resourceId: null }, { hours: [], away: closed }, today);
  return { idsOfPeople, idsOfEquipment };
}

async function addTownPerson(
  work: Work,
  providerId: number,
  person: TownPerson,
  { index, today }: { index: number; today: LocalDate },
): Promise<number> {
  const { name, gender, role, email } = person;
  const personId = email ? await findOrAddPerson(work, { email, language: 'it' }) : null;
  const color = PEOPLE_COLORS[index % PEOPLE_COLORS.length];
  const resourceId = await addResource(work, {
    providerId,
    kind: RESOURCE_KINDS.human,
    name,
    gender,
    role,
    color,
    personId,
  });
  await setSchedule(work, { providerId, resourceId }, person, today);
  return resourceId;
}

/** Publishing asks for a photo; who shows none takes it down afterwards. */
async function hangPhotosAndPublish(
  work: Work,
  providerId: number,
  { photos = 2, categories: [category] }: TownProvider,
  index: number,
): Promise<void> {
  const ids: number[] = [];
  for (const drawing of roomsOf({ id: index, category: category ?? null }, Math.max(1, photos)))
    ids.push(await addPhoto(work, providerId, { drawing, ...PHOTO }));
  await publishProvider(work, providerId);
  if (photos === 0) for (const id of ids) await removePhoto(work, providerId, id);
}
