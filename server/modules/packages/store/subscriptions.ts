import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import { isPackageId } from '#contracts/package-ids.ts';
import type { Work } from '#server/kernel/work.ts';
import type { ProviderPlan } from '../rules/plan.ts';
import { FREE_PLAN } from '../rules/plan.ts';
import { packagesTables } from './tables.ts';

/** A plan as `planAsJson` reads it; null for a provider that never bought a package. */
export interface PlanJson {
  packageId: number;
  subscriptionId: number;
  active: boolean;
  endsAt: string | null;
  amountCents: number;
}

/**
 * A provider's plan as one JSON value, so that a module above reads it in the query of its own rows instead of in a
 * second round trip; `planOf` turns it into a plan.
 * @param providerId the provider's id in that query, with its table: sql.ref('providers.id')
 */
export function planAsJson(providerId: RawBuilder<unknown>): RawBuilder<PlanJson | null> {
  return sql`(select json_build_object('packageId', package_id, 'subscriptionId', id, 'active', active,
      'endsAt', ends_at, 'amountCents', amount_cents)
    from package_subscriptions where package_subscriptions.provider_id = ${providerId}
    order by started_at desc, id desc limit 1)`;
}

export function planOf(json: PlanJson | null): ProviderPlan {
  if (json === null) return FREE_PLAN;
  const { packageId, endsAt } = json;
  if (!isPackageId(packageId)) throw new RangeError(`No package has the id ${packageId}`);
  return { ...json, packageId, endsAt: endsAt === null ? null : new Date(endsAt) };
}

/** The plan of each of the providers. */
export async function readPlans(
  work: Work,
  providerIds: readonly number[],
): Promise<Map<number, ProviderPlan>> {
  const { rows } = await sql<{ provider_id: number; plan: PlanJson | null }>`
    select wanted.provider_id, ${planAsJson(sql.ref('wanted.provider_id'))} as plan
    from unnest(${providerIds}::bigint[]) as wanted (provider_id)`.execute(work.db);
  return new Map(rows.map((row) => [row.provider_id, planOf(row.plan)]));
}

export async function insertSubscription(
  work: Work,
  providerId: number,
  subscription: {
    packageId: number;
    active: boolean;
    amountCents: number;
    startedAt: Date;
    endsAt: Date | null;
  },
): Promise<number> {
  const { id } = await packagesTables(work)
    .insertInto('package_subscriptions')
    .values({
      provider_id: providerId,
      package_id: subscription.packageId,
      active: subscription.active,
      amount_cents: subscription.amountCents,
      started_at: subscription.startedAt,
      ends_at: subscription.endsAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
