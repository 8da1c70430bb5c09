import { worksEveryDay } from '#server/modules/availability/builders.ts';
import { bookFor } from '#server/modules/booking/builders.ts';
import { anOffer } from '#server/modules/catalog/builders.ts';
import { aWalkIn } from '#server/modules/customers/builders.ts';
import { aColleague } from '#server/modules/staff/builders.ts';
import type { AtProvider } from '#server/testing/at-provider.ts';
import { atProvider } from '#server/testing/at-provider.ts';
import type { TestApp } from '#server/testing/test-app.ts';

const MERGE =
  'mutation($p: Id!, $kept: Id!, $merged: Id!) { mergeCustomers(providerId: $p, keptId: $kept, mergedId: $merged) }';
const UNDO = 'mutation($p: Id!, $id: Id!) { undoCustomerMerge(providerId: $p, id: $id) }';
const CARD = `query($p: Id!, $id: Id!) { getCustomer(providerId: $p, id: $id) {
  id version firstname lastname email phone birthday taxCode isBlacklisted blacklistReason isContentBlocked archivedAt further { kind value label }
  carer { id } inCare { id } came { visits nextAt } tags { name } notes { text } healthNotes history { action }
  doubles { id } merge { id firstname } } }`;

/** A card as the tests look at it. */
export interface SeenCard {
  id: number;
  version: number;
  firstname: string | null;
  lastname: string | null;
  email: string | null;
  phone: string | null;
  birthday: string | null;
  isBlacklisted: boolean;
  isContentBlocked: boolean;
  blacklistReason: string | null;
  archivedAt: string | null;
  further: { kind: string; value: string; label: string | null }[];
  carer: { id: number } | null;
  inCare: { id: number }[];
  tags: { name: string }[];
  notes: { text: string }[];
  healthNotes: number;
  history: { action: string }[];
  doubles: { id: number }[];
  merge: { id: number } | null;
}

/** For tests: a provider with two offers and the ways to merge its customers. */
export async function mergingAt(app: TestApp) {
  const at: AtProvider = await atProvider(app);
  const { providerId } = at;
  const anna = await aColleague(app.work(), { providerId });
  await worksEveryDay(app.work(), { providerId, resourceId: anna });
  const { offerId } = await anOffer(app.work(), { providerId, people: [anna] });
  const actor = at.owner;
  const merge = async (kept: number, merged: number, by = actor): Promise<number> =>
    (await at.ask(MERGE, { kept, merged }, by)) as unknown as number;
  return {
    ...at,
    anna,
    offerId,
    named: (firstname: string, more: object = {}) => aWalkIn(app.work(), { providerId, firstname, ...more }),
    book: (customerId: number, start: string) => bookFor(app, { providerId, offerId, customerId, at: start }),
    merge,
    undo: async (id: number, by = actor): Promise<unknown> => at.ask(UNDO, { id }, by),
    card: async (id: number, by = actor) => (await at.ask(CARD, { id }, by)) as SeenCard,
    /** Done, or the code and what is known of the refusal. */
    async saidOf(attempt: Promise<unknown>): Promise<string> {
      try {
        await attempt;
        return 'done';
      } catch (error) {
        const { code, message } = error as { code?: string; message: string };
        return code === 'cannotUpdate' ? message : (code ?? message);
      }
    },
    async customersOf(table: string): Promise<number[]> {
      const { rows } = await app.pool.query<{ customer_id: number }>(
        `select customer_id from ${table} where provider_id = $1 order by 1`,
        [providerId],
      );
      return rows.map(({ customer_id: id }) => Number(id));
    },
  };
}
