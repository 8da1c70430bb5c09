import type { ServicePlaced as PlacedService } from '#web/generated/operations.ts';
import { operation } from '#web/lib/api.ts';

/** A service at its place in the price list. */
export type { PlacedService };

export const SERVICE_ORDER = operation(`query ServiceOrder($providerId: Id!) {
  getServiceOrder(providerId: $providerId) { ...ServicePlaced }
}
fragment ServicePlaced on PlacedService { id name isActive isPublished group { id name color } }`);

export const REORDER_SERVICES =
  operation(`mutation ReorderServices($providerId: Id!, $id: Id!, $beforeId: Id) {
  reorderSubServices(providerId: $providerId, id: $id, beforeId: $beforeId)
}`);
