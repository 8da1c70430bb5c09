import type { DeskBooking, DeskState } from '../desk-record.ts';
import type { DeskRow, EndState, Finding } from './end-state.ts';
import { isOff } from './end-state.ts';

/** What is booked by customers takes so long. */
const MS_OF_CUSTOMERS = 3_600_000;
const MS_OF_MINUTE = 60_000;

const FIELDS = [
  'startsAt',
  'minutes',
  'resourceId',
  'roomId',
  'status',
  'presence',
  'takenCents',
  'returnedCents',
  'changes',
  'payments',
] as const satisfies readonly (keyof DeskState)[];

/** Each booking of a desk is as it was told, or as it was asked for where no answer came: every act had its one effect, every cent is there. */
export function checkDesks({
  deskBookings,
  deskReservations,
  reservations,
}: Pick<EndState, 'deskBookings' | 'deskReservations' | 'reservations'>): Finding[] {
  const rows = Map.groupBy(deskReservations, ({ key }) => key);
  return [
    ...deskBookings.flatMap((booking) =>
      [...booking.oddities, ...whatIsWrong(booking, rows.get(booking.key) ?? [])].map((what) => ({
        what: `at a desk: ${what}`,
        of: booking.key,
      })),
    ),
    ...takenTwice(deskReservations, reservations),
  ];
}

function whatIsWrong({ id, told, asked }: DeskBooking, rows: readonly DeskRow[]): string[] {
  const [row, ...others] = rows;
  if (others.length > 0) return ['booked twice'];
  if (row === undefined) return told === null ? [] : ['an acknowledged booking is not there'];
  if (told === null && asked === null) return ['made, although refused'];
  if (id !== null && id !== row.id) return ['another booking than the one told'];
  const isOne = [told, asked].some((state) => state !== null && differing(state, row).length === 0);
  return isOne ? [] : [`not as told: ${differing(told ?? asked ?? row, row).join(', ')}`];
}

const differing = (state: DeskState, row: DeskState): string[] =>
  FIELDS.filter((field) => state[field] !== row[field]);

/** Somebody is in two places at once, also where a customer booked one of them. A group shares its time. */
function takenTwice(desk: readonly DeskRow[], customers: EndState['reservations']): Finding[] {
  const standing = [
    ...desk.map((row) => ({ ...row, endsAt: row.startsAt + row.minutes * MS_OF_MINUTE })),
    ...customers.map((row) => ({ ...row, roomId: undefined, endsAt: row.startsAt + MS_OF_CUSTOMERS })),
  ].filter((row) => !isOff(row));
  const people = Map.groupBy(standing, ({ resourceId }) => resourceId);
  return [...people].flatMap(([person, rows]) => {
    const sorted = rows.toSorted((one, other) => one.startsAt - other.startsAt || one.endsAt - other.endsAt);
    return sorted.flatMap((row, index) => {
      const next = sorted[index + 1];
      if (next === undefined || next.startsAt >= row.endsAt || isOneGroup(row, next)) return [];
      const of = `person ${person} at ${new Date(next.startsAt).toISOString()}`;
      return [{ what: 'at a desk: a place taken twice', of }];
    });
  });
}

/** Groups need no room here. */
function isOneGroup(row: Taken, next: Taken): boolean {
  return (
    (['offerId', 'startsAt', 'endsAt'] as const).every((field) => row[field] === next[field]) &&
    row.roomId === null
  );
}

interface Taken {
  offerId: number;
  startsAt: number;
  endsAt: number;
  roomId?: number | null | undefined;
}
