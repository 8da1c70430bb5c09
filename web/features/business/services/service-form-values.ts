import { plainEuro } from '#contracts/money.ts';
import { parseTypedTime } from '#contracts/time-text.ts';
import { MOST_NEEDS, MOST_OFFERS } from '#contracts/validation/offering.ts';
import { centsOrNone, numberOrNone } from '#web/lib/form/form-values.ts';
import type { OwnOffer, OwnService, ServiceResource } from './service-calls.ts';

/** An offer as the form has it: texts, as they are typed. */
export interface OfferFormValues {
  id: string;
  name: string;
  description: string;
  priceCents: string;
  durationMinutes: string;
  prepareMinutes: string;
  cleanupMinutes: string;
  capacity: string;
  minimumCapacity: string;
  /** '' for as the center says. */
  vatTreatment: string;
  isActive: boolean;
  people: readonly string[];
  needs: readonly NeedFormValues[];
}

/** So many of these rooms and things. */
export interface NeedFormValues {
  units: string;
  resourceIds: readonly string[];
}

/** What a line of the needs begins with. */
export const NO_NEED: NeedFormValues = { units: '1', resourceIds: [] };

/** A service as the form has it. */
export interface ServiceFormValues {
  name: string;
  description: string;
  imageUrl: string;
  groupId: string;
  isLimited: boolean;
  periodStartDate: string;
  periodEndDate: string;
  periodStartMinute: string;
  periodEndMinute: string;
  locationType: string;
  minCalendarSlot: string;
  offers: readonly OfferFormValues[];
}

/** What a new offer begins with: an hour, and everybody who works here can do it. */
export function newOffer(resources: readonly ServiceResource[]): OfferFormValues {
  return {
    id: '',
    name: '',
    description: '',
    priceCents: '',
    durationMinutes: '60',
    prepareMinutes: '0',
    cleanupMinutes: '0',
    capacity: '1',
    minimumCapacity: '1',
    vatTreatment: '',
    isActive: true,
    people: resources.filter(({ kind }) => kind === 'human').map(({ id }) => String(id)),
    needs: [],
  };
}

/** What a new service begins with. */
export function newService(resources: readonly ServiceResource[]): ServiceFormValues {
  return {
    name: '',
    description: '',
    imageUrl: '',
    groupId: '',
    isLimited: false,
    periodStartDate: '',
    periodEndDate: '',
    periodStartMinute: '',
    periodEndMinute: '',
    locationType: '1',
    minCalendarSlot: '',
    offers: [newOffer(resources)],
  };
}

/** A service that stands, to be changed. */
export function serviceFormValues(service: OwnService): ServiceFormValues {
  return {
    name: service.name,
    description: service.description,
    imageUrl: service.imageUrl ?? '',
    groupId: textOrNone(service.group?.id),
    isLimited: !service.isAlwaysAvailable,
    periodStartDate: service.periodStartDate ?? '',
    periodEndDate: service.periodEndDate ?? '',
    periodStartMinute: timeOrNone(service.periodStartMinute),
    periodEndMinute: timeOrNone(service.periodEndMinute),
    locationType: String(service.locationType),
    minCalendarSlot: textOrNone(service.minCalendarSlot),
    offers: service.offers.map(offerFormValues),
  };
}

/** The same as a new one, whose offers are new as well. */
export function copyOfService(service: OwnService, name: string): ServiceFormValues {
  const typed = serviceFormValues(service);
  return { ...typed, name, offers: typed.offers.map((offer) => ({ ...offer, id: '' })) };
}

function offerFormValues(offer: OwnOffer): OfferFormValues {
  return {
    id: String(offer.id),
    name: offer.name,
    description: offer.description,
    priceCents: plainEuro(offer.priceCents).replace('.', ','),
    durationMinutes: String(offer.duration),
    prepareMinutes: String(offer.prepareMinutes),
    cleanupMinutes: String(offer.cleanupMinutes),
    capacity: String(offer.capacity),
    minimumCapacity: String(offer.minimumCapacity),
    vatTreatment: offer.vatTreatment ?? '',
    isActive: offer.isActive,
    people: offer.people.map(String),
    needs: offer.needs.map(({ units, resourceIds }) => ({
      units: String(units),
      resourceIds: resourceIds.map(String),
    })),
  };
}

const textOrNone = (value: number | null | undefined): string =>
  value === null || value === undefined ? '' : String(value);
const timeOrNone = (minute: number | null): string =>
  minute === null
    ? ''
    : `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

/**
 * What was sent; an offer's fields are called `offers.0.name`. Everybody can send fields by the ten thousand, so the form is gone through
 * once, and of the offers no more are read than tell that there are too many.
 */
export function valuesOfForm(form: FormData): ServiceFormValues {
  const service: Fields = new Map();
  const offers = new Map<string, Fields>();
  for (const [name, value] of form) {
    if (typeof value !== 'string') continue;
    const [, number, ofOffer = ''] = /^offers\.(\d+)\.(.*)$/s.exec(name) ?? [];
    if (number === undefined) addTo(service, name, value);
    else addToOffer(offers, number, [ofOffer, value]);
  }
  const text = textIn(service);
  return {
    name: text('name'),
    description: text('description'),
    imageUrl: text('imageUrl'),
    groupId: text('groupId'),
    isLimited: service.has('isLimited'),
    periodStartDate: text('periodStartDate'),
    periodEndDate: text('periodEndDate'),
    periodStartMinute: text('periodStartMinute'),
    periodEndMinute: text('periodEndMinute'),
    locationType: text('locationType'),
    minCalendarSlot: text('minCalendarSlot'),
    offers: [...offers.values()].map(offerOf),
  };
}

/** All that was sent by a name. */
type Fields = Map<string, string[]>;

function addTo(fields: Fields, name: string, value: string): void {
  const sent = fields.get(name);
  if (sent) sent.push(value);
  else fields.set(name, [value]);
}

function addToOffer(offers: Map<string, Fields>, number: string, [name, value]: [string, string]): void {
  const known = offers.get(number);
  if (!known && offers.size > MOST_OFFERS) return;
  const fields: Fields = known ?? new Map();
  if (!known) offers.set(number, fields);
  addTo(fields, name, value);
}

const textIn =
  (fields: Fields) =>
  (name: string): string =>
    fields.get(name)?.[0] ?? '';

function offerOf(fields: Fields): OfferFormValues {
  const text = textIn(fields);
  return {
    id: text('id'),
    name: text('name'),
    description: text('description'),
    priceCents: text('priceCents'),
    durationMinutes: text('durationMinutes'),
    prepareMinutes: text('prepareMinutes'),
    cleanupMinutes: text('cleanupMinutes'),
    capacity: text('capacity'),
    minimumCapacity: text('minimumCapacity'),
    vatTreatment: text('vatTreatment'),
    isActive: fields.has('isActive'),
    people: fields.get('people') ?? [],
    needs: needsOf(fields),
  };
}

/** The needs in the order in which they were sent, without empty lines at their end, which were never filled in. */
function needsOf(fields: Fields): NeedFormValues[] {
  const needs = new Map<string, NeedFormValues>();
  for (const [name, sent] of fields) {
    const [, number, part] = /^needs\.(\d+)\.(units|resourceIds)$/.exec(name) ?? [];
    if (number === undefined) continue;
    const known = needs.get(number);
    if (!known && needs.size > MOST_NEEDS) continue;
    const need = known ?? { units: '', resourceIds: [] };
    needs.set(number, part === 'units' ? { ...need, units: sent[0] ?? '' } : { ...need, resourceIds: sent });
  }
  const typed = [...needs.values()];
  return typed.slice(0, typed.findLastIndex(({ resourceIds }) => resourceIds.length > 0) + 1);
}

/**
 * What was typed, as the contract of a service takes it: nothing typed is left out, and what cannot be read is no number. An offer without
 * a name of its own is called as the service.
 */
export function givenOf(typed: ServiceFormValues): object {
  const { isLimited } = typed;
  // Where the service has no name either, that is said once
  const sharedName = typed.name.trim() || '–';
  return {
    name: typed.name,
    description: typed.description,
    imageUrl: typed.imageUrl === '' ? null : typed.imageUrl,
    groupId: numberOrNone(typed.groupId) ?? null,
    isAlwaysAvailable: !isLimited,
    periodStartDate: isLimited ? typed.periodStartDate || null : null,
    periodEndDate: isLimited ? typed.periodEndDate || null : null,
    periodStartMinute: isLimited ? minuteOrNone(typed.periodStartMinute) : null,
    periodEndMinute: isLimited ? minuteOrNone(typed.periodEndMinute) : null,
    locationType: numberOrNone(typed.locationType),
    minCalendarSlot: numberOrNone(typed.minCalendarSlot) ?? null,
    offers: typed.offers.map((offer) => ({
      id: numberOrNone(offer.id) ?? null,
      name: offer.name.trim() || sharedName,
      description: offer.description,
      priceCents: centsOrNone(offer.priceCents),
      durationMinutes: numberOrNone(offer.durationMinutes),
      prepareMinutes: numberOrNone(offer.prepareMinutes),
      cleanupMinutes: numberOrNone(offer.cleanupMinutes),
      capacity: numberOrNone(offer.capacity),
      minimumCapacity: numberOrNone(offer.minimumCapacity),
      vatTreatment: offer.vatTreatment || null,
      isActive: offer.isActive,
      people: offer.people.map(Number),
      needs: offer.needs.map(({ units, resourceIds }) => ({
        units: numberOrNone(units),
        resourceIds: resourceIds.map(Number),
      })),
    })),
  };
}

const minuteOrNone = (typed: string): number | null =>
  typed.trim() === '' ? null : (parseTypedTime(typed) ?? Number.NaN);
