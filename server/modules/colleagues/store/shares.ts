import type { ShareAmount } from '#contracts/share.ts';
import type { Work } from '#server/kernel/work.ts';
import type { Share } from '../rules/share-of-booking.ts';
import { colleaguesTables } from './tables.ts';

type Versioned<T> = T & { version: number };

/** The provider's share and its version; null as long as it has none. */
export async function readProviderShare(
  work: Work,
  providerId: number,
): Promise<Versioned<ShareAmount> | null> {
  const row = await colleaguesTables(work)
    .selectFrom('provider_shares')
    .select(['amount_type as amountType', 'amount', 'version'])
    .where('provider_id', '=', providerId)
    .executeTakeFirst();
  return row ?? null;
}

/** Writes the provider's share over. */
export async function writeProviderShare(
  work: Work,
  providerId: number,
  { amountType, amount }: ShareAmount,
): Promise<void> {
  const values = { amount_type: amountType, amount };
  await colleaguesTables(work)
    .insertInto('provider_shares')
    .values({ provider_id: providerId, ...values })
    .onConflict((found) =>
      found
        .column('provider_id')
        .doUpdateSet((row) => ({ ...values, version: row('provider_shares.version', '+', 1) })),
    )
    .execute();
}

/** What one place earns and its version; version 0 as long as nothing was said of it. */
export async function readShare(
  work: Work,
  { providerId, id }: { providerId: number; id: number },
): Promise<{ share: Share; version: number }> {
  const row = await colleaguesTables(work)
    .selectFrom('collaborator_shares')
    .select(['kind', 'amount_type as amountType', 'amount', 'version'])
    .where('provider_id', '=', providerId)
    .where('place_id', '=', id)
    .executeTakeFirst();
  if (!row) return { share: { kind: 'none' }, version: 0 };
  const { version, ...kept } = row;
  return { share: shareOf(kept), version };
}

/** A share as the table keeps it; the table's checks hold an amount where it is somebody's own. */
export const shareOf = ({
  kind,
  amountType,
  amount,
}: {
  kind: string;
  amountType: string | null;
  amount: number | null;
}): Share => (kind === 'individual' ? { kind, amountType, amount } : { kind }) as Share;

/** Writes over what one place earns. */
export async function writeShare(
  work: Work,
  { providerId, id }: { providerId: number; id: number },
  share: Share,
): Promise<void> {
  const values = {
    kind: share.kind,
    amount_type: share.kind === 'individual' ? share.amountType : null,
    amount: share.kind === 'individual' ? share.amount : null,
  };
  await colleaguesTables(work)
    .insertInto('collaborator_shares')
    .values({ provider_id: providerId, place_id: id, ...values })
    .onConflict((found) =>
      found
        .columns(['provider_id', 'place_id'])
        .doUpdateSet((row) => ({ ...values, version: row('collaborator_shares.version', '+', 1) })),
    )
    .execute();
}
