import { MOST_BUNDLE_PARTS } from '#contracts/memberships.ts';
import { plainEuro } from '#contracts/money.ts';
import { MOST_MEMBERSHIP_OFFERS, MOST_MEMBERSHIP_RULES } from '#contracts/validation/membership.ts';
import { textOf } from '#web/lib/form-text.ts';
import { centsOrNone, numberOrNone } from '#web/lib/form/form-values.ts';
import type { MembershipSeen } from './membership-calls.ts';

/** An offer as the form has it: texts, as they are typed. */
export interface OfferValues {
  id: string;
  name: string;
  description: string;
  priceCents: string;
  /** '' for without limit. */
  sessionsCounter: string;
  duration: string;
  durationType: string;
  begins: string;
  /** Days of its season, '' for no bound. */
  startTime: string;
  endTime: string;
  isRecurringPayment: boolean;
  isPublished: boolean;
}

/** A rule of use as the form has it. */
export interface RuleValues {
  type: string;
  amount: string;
  period: string;
}

export const NEW_RULE: RuleValues = { type: 'subscriptionLimit', amount: '', period: 'week' };

/** A part of a bundle as the form has it. */
export interface PartValues {
  offerId: string;
  entries: string;
}

export const NEW_PART: PartValues = { offerId: '', entries: '1' };

/** A membership as the form has it. */
export interface MembershipValues {
  name: string;
  description: string;
  color: string;
  type: string;
  vatTreatment: string;
  coversAll: boolean;
  covers: readonly string[];
  /** Of a bundle; none of a membership. */
  parts: readonly PartValues[];
  offers: readonly OfferValues[];
  rules: readonly RuleValues[];
}

export const NEW_OFFER: OfferValues = {
  id: '',
  name: '',
  description: '',
  priceCents: '',
  sessionsCounter: '10',
  duration: '3',
  durationType: 'months',
  begins: 'purchase',
  startTime: '',
  endTime: '',
  isRecurringPayment: false,
  isPublished: true,
};

export const NEW_MEMBERSHIP_VALUES: MembershipValues = {
  name: '',
  description: '',
  color: '#1F5C49',
  type: 'class',
  vatTreatment: 'standard',
  coversAll: true,
  covers: [],
  parts: [],
  offers: [NEW_OFFER],
  rules: [],
};

export const NEW_BUNDLE_VALUES: MembershipValues = {
  ...NEW_MEMBERSHIP_VALUES,
  type: 'bundle',
  coversAll: false,
  parts: [NEW_PART],
};

/** A membership that exists, to be changed. */
export const valuesOfMembership = (one: MembershipSeen): MembershipValues => ({
  name: one.name,
  description: one.description,
  color: one.color,
  type: one.type,
  vatTreatment: one.vatTreatment,
  coversAll: one.coversAll,
  covers: one.covers.map(String),
  parts: one.parts.map(({ offerId, entries }) => ({ offerId: String(offerId), entries: String(entries) })),
  offers: one.offers.map((offer) => ({
    ...offer,
    id: String(offer.id),
    priceCents: plainEuro(offer.priceCents).replace('.', ','),
    sessionsCounter: offer.sessionsCounter === null ? '' : String(offer.sessionsCounter),
    duration: String(offer.duration),
    startTime: offer.startTime ?? '',
    endTime: offer.endTime ?? '',
  })),
  rules: one.rules.map(({ type, amount, period }) => ({ type, amount: String(amount), period })),
});

/** What was sent, as the contract of a membership takes it; what cannot be read is no number. */
export function givenOf(form: FormData): object {
  const text = (name: string): string => textOf(form, name);
  return {
    name: text('name'),
    description: text('description'),
    color: text('color') || undefined,
    type: text('type'),
    vatTreatment: text('vatTreatment') || 'standard',
    coversAll: form.has('coversAll'),
    covers: form.getAll('covers').map(Number),
    parts: rowsIn(form, 'parts', MOST_BUNDLE_PARTS).map((row) => ({
      offerId: numberOrNone(row('offerId')),
      entries: numberOrNone(row('entries')),
    })),
    offers: offersIn(form),
    rules: rowsIn(form, 'rules', MOST_MEMBERSHIP_RULES).map((row) => {
      const type = row('type');
      const period = type === 'cancelPeriod' ? 'noPeriod' : row('period') || 'week';
      return { type, period, amount: numberOrNone(row('amount')) };
    }),
  };
}

/** Rows by the numbers in the names of their fields: `offers.0.name`; each tells what stands in its field of a name. */
function rowsIn(form: FormData, list: string, most: number): ((name: string) => string)[] {
  const numbers = new Set<string>();
  for (const name of form.keys()) {
    const [named, number, field] = name.split('.');
    const isOfRow = named === list && /^\d{1,4}$/.test(number ?? '') && field !== undefined;
    if (isOfRow && number !== undefined && numbers.size <= most) numbers.add(number);
  }
  return [...numbers].map((number) => (name) => textOf(form, `${list}.${number}.${name}`));
}

function offersIn(form: FormData): object[] {
  return rowsIn(form, 'offers', MOST_MEMBERSHIP_OFFERS).map((text) => {
    return {
      id: numberOrNone(text('id')) ?? null,
      name: text('name'),
      description: text('description'),
      priceCents: centsOrNone(text('priceCents')),
      sessionsCounter: numberOrNone(text('sessionsCounter')) ?? null,
      duration: numberOrNone(text('duration')),
      durationType: text('durationType') || 'months',
      begins: text('begins') || 'purchase',
      startTime: text('startTime') || null,
      endTime: text('endTime') || null,
      isRecurringPayment: text('isRecurringPayment') !== '',
      isPublished: text('isPublished') !== '',
    };
  });
}
