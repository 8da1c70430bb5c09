import { parseEuro } from '#contracts/money.ts';
import { formatMinuteOfDay, parseTypedTime } from '#contracts/time-text.ts';
import { isLocalDate } from '#contracts/time.ts';
import { idOrNone } from '#web/lib/list-address.ts';

/** Who comes: one the provider knows, a new one, or a walk-in. */
export const WHO_KINDS = ['known', 'new', 'walkIn'] as const;
export type WhoKind = (typeof WHO_KINDS)[number];

/** What stands in the form, by the names of its fields: those of the contract, where it has them. */
export interface ReservationFormValues {
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

/** Names and texts that a form leads on to the full page with; an address says who comes by their number alone. */
export type CarriedFields = readonly (readonly [name: string, value: string])[];

const KEPT_OUT_OF_ADDRESS = ['q', 'note', 'overruling.reason'];

/** All that was typed in a small form, for the full page: what its address may say, and what goes along beside it. */
export function carriedOn(form: FormData): { search: URLSearchParams; beside: CarriedFields } {
  const short = new Map(Object.entries(IN_ADDRESS).map(([inAddress, name]) => [name, inAddress]));
  const said = [...form].flatMap(([name, value]) =>
    typeof value === 'string' && value !== '' && CARRIED.test(name) ? [[name, value] as const] : [],
  );
  const isBeside = (name: string): boolean =>
    KEPT_OUT_OF_ADDRESS.includes(name) || /^customer\.(new|walkIn)\./.test(name);
  const search = new URLSearchParams();
  for (const [name, value] of said) if (!isBeside(name)) search.set(short.get(name) ?? name, value);
  return { search, beside: said.filter(([name]) => isBeside(name)) };
}

/** Fields of the form itself, not its key and what scripts say. */
const CARRIED =
  /^(kind|q|customer\..+|offerId|resourceId|room|date|time|durationMinutes|priceCents|note|tells|despite|overruling\.reason|from)$/;

/**
 * What came along beside an address; nothing of what another page may have left there, nor of what somebody else typed: the browser keeps it with its history, and
 * colleagues share it.
 * @param personId who is there
 */
export function carriedIn(state: unknown, personId: number | undefined): CarriedFields {
  const { beside, by } = (state ?? {}) as { beside?: unknown; by?: unknown };
  if (!Array.isArray(beside) || by === undefined || by !== personId) return [];
  return (beside as unknown[]).flatMap((pair) => {
    const [name, value] = Array.isArray(pair) ? (pair as unknown[]) : [];
    return typeof name === 'string' && typeof value === 'string' && CARRIED.test(name) ? [[name, value]] : [];
  });
}

/** What an address or a form that was sent says. */
export function formValuesOf(said: Iterable<readonly [string, FormDataEntryValue]>): ReservationFormValues {
  const values = new Map<string, string>();
  for (const [name, value] of said)
    if (typeof value === 'string') values.set(IN_ADDRESS[name] ?? name, value);
  const value = (name: string): string => values.get(name) ?? '';
  return { kind: WHO_KINDS.find((kind) => kind === value('kind')) ?? 'known', q: value('q').trim(), value };
}

/** How many bookings are wanted: one a week. Null for what is no number. */
export function weeksOf({ value }: ReservationFormValues): number | null {
  const typed = value('weeks').trim() || '1';
  return /^\d{1,3}$/.test(typed) && Number(typed) > 0 ? Number(typed) : null;
}

/** What is asked about free times; null while there is too little to ask. */
export function timesAskedOf({ value }: ReservationFormValues) {
  const offerId = idOrNone.read(value('offerId'));
  const date = value('date');
  if (offerId === null || !isLocalDate(date)) return null;
  const minutes = Number(value('durationMinutes'));
  return {
    offerId,
    date,
    resourceId: idOrNone.read(value('resourceId')),
    durationMinutes: Number.isInteger(minutes) && minutes > 0 && minutes <= 1440 ? minutes : null,
    room: roomIn(value('room')),
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

/** A room or thing as its field says it: `7.2`, any of its units `7.`; null for none. */
function roomIn(said: string): { resourceId: number; unit: number | null } | null {
  const [, thing, unit] = /^([1-9]\d{0,14})\.(\d{0,5})$/.exec(said) ?? [];
  return thing === undefined ? null : { resourceId: Number(thing), unit: unit ? Number(unit) : null };
}

/** What was typed, as the contract takes it: for all of the bookings, and of the first. */
export function givenOf({ kind, value }: ReservationFormValues) {
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
    room: roomIn(value('room')),
  };
  return { forAll, place, date, time };
}
