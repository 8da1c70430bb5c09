import type { EpochMinutes } from '#contracts/time.ts';
import type { ToldChange } from '#server/kernel/change-feed.ts';

/** What somebody is told of a change at a center: what to read anew, never what it says. */
export interface CenterChange {
  /** `missed`: anything may have changed. */
  kind: 'reservations' | 'hours' | 'sessions' | 'notices' | 'customers' | 'money' | 'missed';
  /** Which reservations; empty where they are not named. */
  ids: number[];
  /** Whose reservations, cards or money; empty where they are not named. */
  customerIds: number[];
  /** What they touch, before and after; null: anything. */
  from: EpochMinutes | null;
  to: EpochMinutes | null;
}

/** Whom a message is for. */
export interface ChangeViewer {
  personId: number;
  /** The people of the staff whose bookings they see; null: everybody's. */
  ownResourceIds: ReadonlySet<number> | null;
  /** Of the customers who changed those that come to them; null: everybody. */
  ownCustomerIds: ReadonlySet<number> | null;
  /** They take payments: the till is theirs to see. */
  seesMoney: boolean;
}

const UNNAMED = { ids: [], customerIds: [], from: null, to: null };

/**
 * What a viewer is told of a change: who sees their own bookings alone hears of these, also of one that was theirs before, and of the customers who come to
 * them; of hours and sessions of classes, of theirs and of the whole center's; of notices, everybody of their own; of money, who takes it. Null: nothing.
 */
export function changeFor(change: ToldChange | null, viewer: ChangeViewer): CenterChange | null {
  if (change === null) return { kind: 'missed', ...UNNAMED };
  // Chats have lines of their own
  if (change.kind === 'chats') return null;
  const { kind, changed } = change;
  const { ownResourceIds: own, ownCustomerIds: ownCustomers } = viewer;
  if (kind === 'money') return viewer.seesMoney ? { kind, ...UNNAMED, customerIds: changed ?? [] } : null;
  // More than one message holds: whose they are is not known, and nothing is named
  if (changed === null) return { kind, ...UNNAMED };
  const isSeen = (resourceId: number | null) => own === null || resourceId === null || own.has(resourceId);
  if (kind === 'notices') return changed.includes(viewer.personId) ? { kind, ...UNNAMED } : null;
  if (kind === 'hours' || kind === 'sessions') return changed.some(isSeen) ? { kind, ...UNNAMED } : null;
  if (kind === 'customers') {
    const customerIds = changed.filter((id) => ownCustomers === null || ownCustomers.has(id));
    return customerIds.length === 0 ? null : { kind, ...UNNAMED, customerIds };
  }
  const seen = changed.filter(([, resourceId]) => isSeen(resourceId));
  if (seen.length === 0) return null;
  return {
    kind,
    ids: [...new Set(seen.map(([id]) => id))],
    customerIds: [...new Set(seen.map(([, , , , customerId]) => customerId))],
    from: Math.min(...seen.map(([, , from]) => from)),
    to: Math.max(...seen.map(([, , , to]) => to)),
  };
}
