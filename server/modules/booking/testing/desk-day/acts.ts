import type { Booking, Place } from './place.ts';
import { act, bookAsGuest, COLLABORATOR, keyOfTill, payOnPage } from './place.ts';
import type { Act, Part, Step } from './steps.ts';

const TIME = [
  'rulesAgainst',
  'reservationInvalidCapacity',
  'reservationInvalidResources',
  'reservationInvalidClass',
];
const CHANGE = [...TIME, 'alreadyCanceled', 'changedMeanwhile', 'reservationInvalidReschedule'];

/** What somebody may hear instead of a yes; anything else is a fault. */
const REFUSALS: Partial<Record<Act, readonly string[]>> = {
  // A start that the clocks leave out
  book: [...TIME, 'invalidDates', 'roomNotFree'],
  bookOnline: [...TIME, 'reservationInvalidSchedule', 'reservationInvalidBreak', 'invalidPastDate', 'IV.ST'],
  bookToPay: [...TIME, 'reservationInvalidSchedule', 'reservationInvalidBreak', 'invalidPastDate', 'IV.ST'],
  // It was paid already, or its time is over
  payOnline: ['closed'],
  move: [...CHANGE, 'invalidDates'],
  stretch: CHANGE,
  // A conversation needs no room
  room: [...CHANGE, 'thingsDoNotFit'],
  // Cheaper than what is paid, or a card holds its price
  service: [...CHANGE, 'alreadyPaid'],
  price: [...CHANGE, 'alreadyPaid'],
  note: CHANGE,
  cancel: ['alreadyCanceled', 'changedMeanwhile'],
  activate: [...TIME, 'reservationInvalidReschedule', 'changedMeanwhile', 'holdExpired'],
  confirm: ['alreadyCanceled', 'holdExpired', 'changedMeanwhile', 'reservationInvalidReschedule'],
  presence: ['alreadyCanceled', 'cannotUpdate'],
  // Nothing is asked for what is off
  pay: ['invalidInput', 'holdExpired'],
  giveBack: ['invalidInput'],
  refund: ['invalidInput'],
};

/** What a collaborator hears besides: of others' bookings, rules, calendars, rooms and money. */
const NOT_THEIRS = ['notFound', 'NotAuthorizedException', 'reservationInvalidResources'];
/** A manager gives back what came the same day by the same way alone. */
const NOT_OF_TODAY: readonly Act[] = ['giveBack', 'refund'];
const MANAGER = 1;

export function mayHear(name: Act, who: number): readonly string[] {
  const refusals = REFUSALS[name] ?? [];
  if (who === COLLABORATOR) return [...refusals, ...NOT_THEIRS];
  return who === MANAGER && NOT_OF_TODAY.includes(name) ? [...refusals, 'NotAuthorizedException'] : refusals;
}

/** A minute of the day by the clock of the center. */
export const clockTime = ({ date }: Place, minute: number): string =>
  `${date}T${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
export const why = (isSaid: boolean) => (isSaid ? { overruling: { reason: 'D’accordo con chi viene' } } : {});

/** One act of one of those at the desk, or of a guest, on a day as it was a moment ago. @returns what speaks against it; null: it is done, or there is nothing to do it with */
export async function take(
  place: Place,
  who: number,
  step: Step,
  bookings: readonly Booking[],
): Promise<string | null> {
  switch (step.do) {
    case 'book': {
      const resourceId = place.people[step.person];
      const { offerId, hasRoom = false } = place.offers[step.offer] ?? {};
      const mayAll = who !== COLLABORATOR;
      const priceCents = mayAll ? step.cents : null;
      const start = clockTime(place, step.at);
      const customer = { walkIn: {} };
      const room = mayAll && hasRoom && step.room !== null ? roomOf(place, step.room)[0] : null;
      const input = {
        offerId,
        resourceId,
        start,
        priceCents,
        room,
        customer,
        ...why(step.because && mayAll),
      };
      return act(place, who, 'book', { input });
    }
    case 'bookOnline':
    case 'bookToPay': {
      const start = clockTime(place, step.at);
      return bookAsGuest(place, { ...step, start, toPay: step.do === 'bookToPay' });
    }
    case 'payOnline': {
      // The last ones: their time is short
      const page = place.pages.at(-1 - (step.of % 3));
      return page ? payOnPage(place, page) : null;
    }
  }
  const booking = bookingOf(place, step, bookings);
  return booking ? takeOn(place, who, step, booking) : null;
}

/** Which booking an act is on: mostly one that it can be done with. */
export function bookingOf(place: Place, step: Step, bookings: readonly Booking[]): Booking | undefined {
  if (!('of' in step)) return undefined;
  const fitting = bookings.filter((one) => isFitting(place, step.do, one));
  const among = fitting.length === 0 || step.of % 5 === 0 ? bookings : fitting;
  return among[step.of % among.length];
}

function isFitting({ cards }: Place, name: Act, { id, status }: Booking): boolean {
  if (name === 'activate') return status === 'C';
  if (name === 'confirm') return status === 'P';
  if (name === 'cancelAndUndo') return ['A', 'P', 'RSD'].includes(status);
  return status === 'A' && (name !== 'refund' || cards.has(id));
}

async function takeOn(place: Place, who: number, step: Step, booking: Booking): Promise<string | null> {
  const { id, sequence } = booking;
  const seen = { id, sequence };
  switch (step.do) {
    case 'move': {
      const resourceId = step.person === null ? undefined : place.people[step.person];
      const input = {
        start: clockTime(place, step.at),
        resourceId,
        isCustomersWish: step.wish,
        ...why(step.because),
      };
      return act(place, who, 'change', { ...seen, input });
    }
    case 'stretch':
      return act(place, who, 'change', {
        ...seen,
        input: { durationMinutes: step.minutes, ...why(step.because) },
      });
    case 'room':
      return act(place, who, 'change', {
        ...seen,
        input: { things: roomOf(place, step.room), ...why(step.because) },
      });
    case 'service': {
      const offerId = place.offers[step.offer]?.offerId;
      return act(place, who, 'service', { ...seen, input: { offerId, ...why(step.because) } });
    }
    case 'price':
      return act(place, who, 'change', { ...seen, input: { priceCents: step.cents } });
    case 'note':
      return act(place, who, 'change', { ...seen, input: { note: step.text } });
    case 'cancel':
      return act(place, who, 'cancel', { input: { ids: [id], by: step.by } });
    case 'activate':
      return act(place, who, 'activate', { ...seen, input: why(step.because) });
    case 'confirm':
      return act(place, who, 'confirm', seen);
    case 'presence':
      return act(place, who, 'presence', { id, presence: step.is });
    case 'pay':
    case 'giveBack':
      return moveMoney(place, who, step, booking);
    case 'refund':
      return act(place, who, 'refund', {
        orderId: booking.orderId,
        amountCents: partOf(step.part, booking.paidCents),
      });
    default:
      throw new Error(`${step.do} is done alone`);
  }
}

function partOf(part: Part, cents: number): number {
  const sums = { aCent: 1, half: Math.floor(cents / 2), all: cents, more: cents + 1 };
  return Math.max(1, sums[part]);
}

export const roomOf = ({ rooms }: Place, room: number) => [{ resourceId: rooms[room], unit: 1 }];

async function moveMoney(
  place: Place,
  who: number,
  { do: name, part, method }: Extract<Step, { do: 'pay' | 'giveBack' }>,
  { orderId, dueCents, paidCents }: Booking,
): Promise<string | null> {
  const cents = partOf(part, name === 'pay' ? dueCents - paidCents : paidCents);
  const heard = await act(place, who, name, { orders: [{ orderId, amountCents: cents }], method });
  if (heard !== null) return heard;
  const key = keyOfTill(orderId, method);
  place.till.set(key, (place.till.get(key) ?? 0) + (name === 'pay' ? cents : -cents));
  return null;
}
