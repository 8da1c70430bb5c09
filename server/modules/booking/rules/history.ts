import type { HeldUnit } from './things.ts';

/** Who did it: somebody who works at the provider by name, the customer, or the program. */
export const HISTORY_ACTORS = ['person', 'guest', 'processor', 'system'] as const;
export type HistoryActor = (typeof HISTORY_ACTORS)[number];

/** A line of a booking's history with what the log says of it, so that a screen can put it into words; null: it says nothing of that. */
export interface HistoryLine {
  at: Date;
  action: string;
  actor: HistoryActor;
  personId: number | null;
  /** What they are called here; null for nobody who works here. */
  by: string | null;
  startsAtBefore: string | null;
  startsAtAfter: string | null;
  resourceIdBefore: number | null;
  resourceIdAfter: number | null;
  resourceBefore: string | null;
  resourceAfter: string | null;
  /** Rooms and things. */
  unitsBefore: HeldUnit[];
  unitsAfter: HeldUnit[];
  thingsBefore: string | null;
  thingsAfter: string | null;
  minutesBefore: number | null;
  minutesAfter: number | null;
  priceCentsBefore: number | null;
  priceCentsAfter: number | null;
  statusBefore: string | null;
  statusAfter: string | null;
  /** What money was taken or went back, in cents, and by which way. */
  amountCents: number | null;
  method: string | null;
  /** One of our words for why (`byProvider`, `expired`). */
  reason: string | null;
  /** Why, as somebody typed it: what was overruled or waived. */
  why: string | null;
  presence: string | null;
  isAboutNote: boolean;
  /** The provider did it because the customer asked for it. */
  isCustomersWish: boolean;
  /** Rules that were overridden. */
  overruled: string[];
}

/** Reads an entry of the log, whatever wrote it. */
export function historyLine(entry: {
  happenedAt: Date;
  actor: string;
  action: string;
  before: unknown;
  after: unknown;
}): HistoryLine {
  const [before, after] = [fieldsOf(entry.before), fieldsOf(entry.after)];
  const [, kind = 'system', id] = /^(\w+)(?::(\d+))?/.exec(entry.actor) ?? [];
  const actor = HISTORY_ACTORS.find((one) => one === kind) ?? 'system';
  return {
    at: entry.happenedAt,
    action: entry.action,
    actor,
    personId: actor === 'person' && id !== undefined ? Number(id) : null,
    by: null,
    startsAtBefore: textIn(before, 'startsAt'),
    startsAtAfter: textIn(after, 'startsAt'),
    resourceIdBefore: numberIn(before, 'resourceId'),
    resourceIdAfter: numberIn(after, 'resourceId'),
    resourceBefore: null,
    resourceAfter: null,
    unitsBefore: unitsIn(before),
    unitsAfter: unitsIn(after),
    thingsBefore: null,
    thingsAfter: null,
    minutesBefore: numberIn(before, 'durationMinutes'),
    minutesAfter: numberIn(after, 'durationMinutes'),
    priceCentsBefore: numberIn(before, 'priceCents'),
    priceCentsAfter: numberIn(after, 'priceCents'),
    statusBefore: textIn(before, 'status'),
    statusAfter: textIn(after, 'status'),
    amountCents: numberIn(after, 'amountCents') ?? (numberIn(after, 'refundCents') || null),
    method: textIn(after, 'method'),
    reason: textIn(after, 'reason'),
    why: textIn(after, 'why') ?? textIn(after, 'waiver'),
    presence: textIn(after, 'presence'),
    isAboutNote: 'note' in after,
    isCustomersWish: after['isCustomersWish'] === true,
    overruled: Array.isArray(after['overruled'])
      ? after['overruled'].filter((code): code is string => typeof code === 'string')
      : [],
  };
}

const fieldsOf = (state: unknown): Record<string, unknown> =>
  typeof state === 'object' && state !== null ? { ...state } : {};

function textIn(fields: Record<string, unknown>, name: string): string | null {
  const value = fields[name];
  return typeof value === 'string' ? value : null;
}

function numberIn(fields: Record<string, unknown>, name: string): number | null {
  const value = fields[name];
  return typeof value === 'number' ? value : null;
}

function unitsIn({ things }: Record<string, unknown>): HeldUnit[] {
  if (!Array.isArray(things)) return [];
  return things.flatMap((one) => {
    const fields = fieldsOf(one);
    const [resourceId, unit] = [numberIn(fields, 'resourceId'), numberIn(fields, 'unit')];
    return resourceId === null || unit === null ? [] : { resourceId, unit };
  });
}
