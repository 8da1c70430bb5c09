import * as fc from 'fast-check';

/** Something that somebody does on a day at the desk. `of` counts through what has been booked by then; who does it is counted too, where it is not whoever's turn it is. */
export type Step =
  | {
      do: 'book';
      offer: number;
      person: number;
      at: number;
      cents: number | null;
      room: number | null;
      because: boolean;
    }
  | { do: 'bookOnline'; offer: number; person: number; at: number }
  | { do: 'bookToPay'; offer: number; person: number; at: number }
  | { do: 'payOnline'; of: number }
  | { do: 'move'; of: number; person: number | null; at: number; because: boolean; wish: boolean }
  | { do: 'stretch'; of: number; minutes: number; because: boolean }
  | { do: 'room'; of: number; room: number; because: boolean }
  | { do: 'service'; of: number; offer: number; because: boolean }
  | { do: 'price'; of: number; cents: number }
  | { do: 'note'; of: number; text: string }
  | { do: 'cancel'; of: number; by: 'we' | 'customer' }
  | { do: 'activate'; of: number; because: boolean }
  | { do: 'confirm'; of: number }
  | { do: 'presence'; of: number; is: Presence | null }
  | { do: 'pay'; of: number; part: Part; method: Method }
  | { do: 'giveBack'; of: number; part: Part; method: Method }
  | { do: 'refund'; of: number; part: Part }
  | { do: 'moveAndUndo'; of: number; at: number; person: number | null; wish: boolean; who: number }
  | { do: 'stretchAndUndo'; of: number; minutes: number; who: number }
  | { do: 'roomAndUndo'; of: number; room: number; who: number }
  | { do: 'serviceAndUndo'; of: number; offer: number; who: number }
  | { do: 'presenceAndUndo'; of: number; is: Presence; who: number }
  | { do: 'cancelAndUndo'; of: number; by: 'we' | 'customer'; who: number }
  | { do: 'wait'; minutes: number };

export type Act = Step['do'];
export type Presence = 'arrived' | 'noShow';
export type Method = 'cash' | 'terminal';
/** Of what is owed, or there. */
export type Part = 'aCent' | 'half' | 'all' | 'more';

const of = fc.nat(40);
/** Five-minute steps of the whole day, mostly from 7 to 21: on the hours' edges, off the usual starts, over the breaks, in the hour that comes twice or never. */
const at = fc.oneof(
  { weight: 9, arbitrary: fc.integer({ min: 84, max: 252 }).map((step) => step * 5) },
  { weight: 1, arbitrary: fc.integer({ min: 0, max: 60 }).map((step) => step * 5) },
);
/** As guests are offered them. */
const start = fc.integer({ min: 18, max: 34 }).map((half) => half * 30);
const because = fc.boolean();
const wish = fc.boolean();
/** Of the three at the desk. */
const who = fc.nat(2);
const person = fc.nat(2);
const perhapsAnother = fc.option(person, { nil: null });
const offer = fc.nat(2);
const room = fc.nat(1);
const cents = fc.constantFrom(1, 1000, 2500, 5000, 6000);
const part = fc.constantFrom<Part>('aCent', 'half', 'half', 'all', 'all', 'more');
const method = fc.constantFrom<Method>('cash', 'terminal');
const is = fc.constantFrom<Presence>('arrived', 'noShow');
const by = fc.constantFrom('we' as const, 'customer' as const);
const minutes = fc.constantFrom(15, 30, 45, 60, 90, 120);

const step = <Name extends Act>(
  weight: number,
  name: Name,
  fields: {
    [Key in keyof Omit<Extract<Step, { do: Name }>, 'do'>]: fc.Arbitrary<Extract<Step, { do: Name }>[Key]>;
  },
): { weight: number; arbitrary: fc.Arbitrary<Step> } => ({
  weight,
  // Exactly the fields of this step
  arbitrary: fc
    .record<Record<string, unknown>>(fields, { noNullPrototype: true })
    .map((given) => ({ do: name, ...given }) as unknown as Step),
});

const bookings = [
  step(8, 'book', {
    offer,
    person,
    at,
    cents: fc.option(cents, { nil: null, freq: 5 }),
    room: fc.option(room, { nil: null }),
    because,
  }),
  step(3, 'bookOnline', { offer, person, at: start }),
  step(6, 'bookToPay', { offer, person, at: start }),
  step(6, 'payOnline', { of }),
];
const steps = fc.oneof(
  ...bookings,
  step(6, 'move', { of, person: perhapsAnother, at, because, wish }),
  step(3, 'stretch', { of, minutes, because }),
  step(3, 'room', { of, room, because }),
  step(3, 'service', { of, offer, because }),
  step(3, 'price', { of, cents }),
  step(2, 'note', { of, text: fc.constantFrom('', 'Prima volta', 'Porta la figlia') }),
  step(3, 'cancel', { of, by }),
  step(3, 'activate', { of, because }),
  step(2, 'confirm', { of }),
  step(2, 'presence', { of, is: fc.option(is, { nil: null }) }),
  step(6, 'pay', { of, part, method }),
  step(4, 'giveBack', { of, part, method }),
  step(4, 'refund', { of, part }),
  step(5, 'moveAndUndo', { of, at, person: perhapsAnother, wish, who }),
  step(2, 'stretchAndUndo', { of, minutes, who }),
  step(4, 'roomAndUndo', { of, room, who }),
  step(4, 'serviceAndUndo', { of, offer, who }),
  step(2, 'presenceAndUndo', { of, is, who }),
  step(3, 'cancelAndUndo', { of, by, who }),
  step(1, 'wait', { minutes: fc.constantFrom(1, 30, 240) }),
);

/** With so many acts a day begins that has none yet. */
const FIRST = 15;

/** So many acts make a day: at first there is only booking. */
export const days = (acts: number): fc.Arbitrary<Step[]> =>
  fc
    .tuple(
      fc.array(fc.oneof(...bookings), { minLength: FIRST, maxLength: FIRST }),
      fc.array(steps, { minLength: acts - FIRST, maxLength: acts - FIRST }),
    )
    .map((parts) => parts.flat());

/** Who waits for nothing and acts beside nobody: what is undone is compared with what was. */
export const isAlone = (one: Step): boolean => one.do === 'wait' || one.do.endsWith('AndUndo');
