import type { Work } from '#server/kernel/work.ts';
import type { AgreedVat } from '#server/modules/taxes/index.ts';
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

/** What the order and its one line are called and how the line is taxed. */
export async function exchangeLine(
  work: Work,
  {
    providerId,
    orderId,
    vat,
    ...named
  }: {
    providerId: number;
    orderId: number;
    vat: AgreedVat;
  } & Pick<OrderSnapshot, 'name' | 'groupName' | 'color'>,
): Promise<void> {
  await paymentTables(work)
    .updateTable('orders')
    .set({ name: named.name, group_name: named.groupName, color: named.color })
    .where('provider_id', '=', providerId)
    .where('id', '=', orderId)
    .execute();
  await paymentTables(work)
    .updateTable('order_lines')
    .set({
      name: named.name,
      vat_treatment: vat.treatment,
      vat_rate_basis_points: vat.rateBasisPoints,
      vat_nature: vat.nature,
    })
    .where('provider_id', '=', providerId)
    .where('order_id', '=', orderId)
    .execute();
}

/** Whether all lines of an order are taxed like this. */
export async function isTaxedSo(
  work: Work,
  { providerId, orderId, vat }: { providerId: number; orderId: number; vat: AgreedVat },
): Promise<boolean> {
  const lines = await paymentTables(work)
    .selectFrom('order_lines')
    .select(['vat_treatment', 'vat_rate_basis_points', 'vat_nature'])
    .where('provider_id', '=', providerId)
    .where('order_id', '=', orderId)
    .execute();
  return lines.every(
    (line) =>
      line.vat_treatment === vat.treatment &&
      line.vat_rate_basis_points === vat.rateBasisPoints &&
      line.vat_nature === vat.nature,
  );
}
