import type { ProviderRequest } from '#contracts/validation/provider-request.ts';
import type { Work } from '#server/kernel/work.ts';
import { notificationsTables } from './tables.ts';

/** @returns its id */
export async function insertProviderRequest(
  work: Work,
  providerId: number,
  request: ProviderRequest,
): Promise<number> {
  const { id } = await notificationsTables(work)
    .insertInto('provider_requests')
    .values({ provider_id: providerId, ...request, created_at: work.now() })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function findProviderRequest(
  work: Work,
  providerId: number,
  id: number,
): Promise<ProviderRequest | null> {
  const row = await notificationsTables(work)
    .selectFrom('provider_requests')
    .select(['name', 'email', 'phone', 'message'])
    .where('provider_id', '=', providerId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}
