import type { NewProvider } from '#server/modules/providers/index.ts';
import type { Town, TownKey } from './towns.ts';
import { TOWNS } from './towns.ts';
import type { TownProvider } from './town-provider.ts';

const KM_PER_DEGREE = 111.2;
const TURN = Math.PI / 180;

/** What a provider says about itself; telephone and mail are made up from its town and name and lead nowhere. */
export function profileOf(
  provider: TownProvider,
  middle: { latitude: number; longitude: number },
  index: number,
) {
  const {
    type,
    name,
    categories,
    town: cityKey,
    description,
    tags = [],
    timeNote,
    language = 'it',
  } = provider;
  const town: Town = TOWNS[cityKey];
  const webName = webNameOf(name);
  const email = `${type === 'C' ? 'ciao' : 'studio'}@${webName}.example`;
  return {
    type,
    name,
    categories,
    description,
    tags: [...tags],
    timeNote,
    language,
    phone: phoneOf(town, index),
    email,
    notificationEmail: email,
    url: `https://www.${webName}.example`,
    addressLine1: provider.street,
    postalCode: provider.postalCode,
    city: town.city,
    cityKey,
    state: town.province,
    countryCode: town.country ?? 'IT',
    timeZone: town.zone ?? 'Europe/Rome',
    ...pointOf(middle, provider.from),
    acceptPayments: provider.pays ?? 'Optional',
    freeCancellationHours: provider.freeCancellationHours ?? 24,
    cancellationPolicy: provider.cancellationPolicy ?? '',
    reservationOffsetMinutes: provider.noticeMinutes ?? 0,
    bookingHorizonDays: provider.horizonDays ?? 180,
    defaultTimeSlotStep: provider.step ?? 15,
  } satisfies NewProvider & { cityKey: TownKey };
}

/** `Spa dei Navigli` → `spa-dei-navigli`. */
export function webNameOf(name: string): string {
  const plain = name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return plain.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-|-$/g, '');
}

function phoneOf({ prefix = '+39', dial }: Town, index: number): string {
  return `${prefix} ${dial} 5550 ${String(100 + index)}`;
}

function pointOf(middle: { latitude: number; longitude: number }, [north, east]: TownProvider['from']) {
  const kmPerDegreeEast = KM_PER_DEGREE * Math.cos(middle.latitude * TURN);
  const rounded = (degrees: number): number => Math.round(degrees * 1e5) / 1e5;
  return {
    latitude: rounded(middle.latitude + north / KM_PER_DEGREE),
    longitude: rounded(middle.longitude + east / kmPerDegreeEast),
  };
}
