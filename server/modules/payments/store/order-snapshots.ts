import type { Work } from '#server/kernel/work.ts';
import type { OrderSnapshot } from './orders.ts';
import { paymentTables } from './tables.ts';

/** The parts of a snapshot that a move changes. */
export type MovedSnapshot = Pick<OrderSnapshot, 'resourceName' | 'startsAt' | 'endsAt' | 'durationMinutes'>;

export async function updateSnapshot(
  work: Work,
  providerId: number,
  orderId: number,
  moved: MovedSnapshot,
): Promise<void> {
  await paymentTables(work)
    .updateTable('orders')
    .set({
      resource_name: moved.resourceName,
      starts_at: moved.startsAt,
      ends_at: moved.endsAt,
      duration_minutes: moved.durationMinutes,
    })
    .where('provider_id', '=', providerId)
    .where('id', '=', orderId)
    .execute();
}
