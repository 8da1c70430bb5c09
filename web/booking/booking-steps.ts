/** What has been chosen so far. */
export type Chosen = {
  hasOffer: boolean;
  /** 'Anyone available' counts as a choice (specification section 4). */
  hasResource: boolean;
  hasDateWithSlots: boolean;
  hasTime: boolean;
};

export type BookingField = 'resource' | 'date' | 'time' | 'details' | 'payButtons';

/** The form unlocks in this order (specification section 4). */
const NEEDS: Record<BookingField, readonly (keyof Chosen)[]> = {
  resource: ['hasOffer'],
  date: ['hasOffer', 'hasResource'],
  time: ['hasOffer', 'hasResource', 'hasDateWithSlots'],
  details: ['hasOffer', 'hasResource', 'hasDateWithSlots', 'hasTime'],
  payButtons: ['hasOffer', 'hasResource', 'hasDateWithSlots', 'hasTime'],
};

export function isUnlocked(field: BookingField, chosen: Chosen): boolean {
  return NEEDS[field].every((need) => chosen[need]);
}
