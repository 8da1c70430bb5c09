import { parseEuro } from '#contracts/money.ts';
import { formatMinuteOfDay, parseTypedTime } from '#contracts/time-text.ts';
import { isLocalDate } from '#contracts/time.ts';
import { idOrNone } from '#web/lib/list-address.ts';

/** Who comes: one the provider knows, a new one, or a walk-in. */
export const WHO_KINDS = ['known', 'new', 'walkIn'] as const;
export type WhoKind = (typeof WHO_KINDS)[number];

/** What stands in the form, by the names of its fields: those of the contract, where it has them. */
export interface TypedReservation {
  kind: WhoKind;
  q: string;
  /** The rest as it was typed. */
  value: (name: string) => string;
}

/** Short names in the address, as other screens lead here by them. */
const IN_ADDRESS: Readonly<Record<string, string>> = {
  resource: 'resourceId',
  customer: 'customer.id',
  offer: 'offerId',
};

/** What an address or a form that was sent says. */
export function typedOf(said: FormData | URLSearchParams): TypedReservation {
  const values = new Map<string, string>();
  for (const [name, value] of said)
    if (typeof value === 'string') values.set(IN_ADDRESS[name] ?? name, value);
  const value = (name: string): string => values.get(name) ?? '';
  return { kind: WHO_KINDS.find((kind) => kind === value('kind')) ?? 'known', q: value('q').trim(), value };
}

/** How many bookings are wanted: one a week. Null for what is no number. */
export function weeksOf({ value }: TypedReservation): number | null {
  const typed = value('weeks').trim() || '1';
  return /^\d{1,3}$/.test(typed) && Number(typed) > 0 ? Number(typed) : null;
}

/** What is asked about free times; null while there is too little to ask. */
export function timesAskedOf({ value }: TypedReservation) {
  const offerId = idOrNone.read(value('offerId'));
  const date = value('date');
  if (offerId === null || !isLocalDate(date)) return null;
  const minutes = Number(value('durationMinutes'));
  return {
    offerId,
    date,
    resourceId: idOrNone.read(value('resourceId')),
    durationMinutes: Number.isInteger(minutes) && minutes > 0 && minutes <= 1440 ? minutes : null,
  };
}

/** The time as it is typed, `9`, `930` or `09:30`, written out; null for none. */
function timeOf(typed: string): string | null {
  const minute = parseTypedTime(typed);
  return minute === null || minute === 1440 ? null : formatMinuteOfDay(minute);
}

/** A number that may be left out; what is none is told by the schema. */
const numberOrNone = (typed: string): number | null => (typed.trim() === '' ? null : Number(typed));

/** An amount that may be left out; what is none is told by the schema. */
const centsOrNone = (typed: string): number | null =>
  typed.trim() === '' ? null : (parseEuro(typed.replace('€', '').trim()) ?? Number.NaN);

/** What was typed, as the contract takes it: for all of the bookings, and of the first. */
export function givenOf({ kind, value }: TypedReservation) {
  const time = timeOf(value('time'));
  const date = value('date');
  const customers = {
    known: { id: idOrNone.read(value('customer.id')) },
    new: {
      new: {
        firstname: value('customer.new.firstname'),
        lastname: value('customer.new.lastname'),
        phone: value('customer.new.phone'),
        email: value('customer.new.email'),
      },
    },
    walkIn: { walkIn: { name: value('customer.walkIn.name'), email: value('customer.walkIn.email') } },
  };
  const forAll = {
    customer: customers[kind],
    note: value('note'),
    tellsCustomer: value('tells') !== '',
    despiteBlacklist: value('despite') !== '',
    overruling: value('overruling.reason').trim() === '' ? null : { reason: value('overruling.reason') },
  };
  const place = {
    offerId: idOrNone.read(value('offerId')) ?? undefined,
    resourceId: idOrNone.read(value('resourceId')),
    start: isLocalDate(date) && time !== null ? `${date}T${time}` : '',
    durationMinutes: numberOrNone(value('durationMinutes')),
    priceCents: centsOrNone(value('priceCents')),
  };
  return { forAll, place, date, time };
}
