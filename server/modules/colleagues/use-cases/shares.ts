import type { ShareAmount } from '#contracts/share.ts';
import { GlobalShareForm, ShareForm } from '#contracts/validation/share.ts';
import type { RequestContext } from '#server/kernel/request-context.ts';
import type { Done } from '#server/modules/authority/index.ts';
import { expectMay, providerCommand } from '#server/modules/authority/index.ts';
import { lockColleague } from '#server/modules/identity/index.ts';
import { readProviderShare, readShare, writeProviderShare, writeShare } from '../store/shares.ts';
import { activePlaceOf, expectShareTheirs } from './place.ts';

type Asking = Pick<RequestContext, 'work' | 'actor' | 'idempotencyKey'>;

/** A provider's share as its form shows it; version 0 and no amount as long as nothing was said. */
export type GlobalShare = { share: ShareAmount | null; version: number };

/** The share of a provider, for its owner. @throws Refusal as `expectMay` */
export async function getGlobalShare(
  { work, actor }: Pick<RequestContext, 'work' | 'actor'>,
  providerId: number,
): Promise<GlobalShare> {
  await expectMay(work, actor, providerId, 'changeCollaboratorRules');
  const found = await readProviderShare(work, providerId);
  if (!found) return { share: null, version: 0 };
  const { version, ...share } = found;
  return { share, version };
}

/**
 * Writes the provider's share over: cents per booking, or hundredths of a percent of what was paid. It is the owner's word, for a director may be one
 * of those it counts for. @throws Refusal as `providerCommand`
 */
export async function saveGlobalShare(
  asking: Asking,
  { providerId, version }: { providerId: number; version: number },
  input: unknown,
): Promise<object> {
  return providerCommand(asking, {
    operation: 'saveGlobalShare',
    action: 'changeCollaboratorRules',
    providerId,
    schema: GlobalShareForm,
    input,
    version: {
      expected: version,
      async lockCurrent(tx) {
        // The first one has no row to lock.
        await tx.lock([`global share of ${providerId}`]);
        return (await readProviderShare(tx, providerId))?.version ?? 0;
      },
    },
    async run(tx, form): Promise<Done<object>> {
      const before = await readProviderShare(tx, providerId);
      await writeProviderShare(tx, providerId, form);
      return {
        answer: {},
        changes: [{ subject: 'provider', subjectId: providerId, before, after: form }],
      };
    },
  });
}

/**
 * Writes over what somebody earns of a paid booking. Nobody but an owner says it of themselves, and a director of those below.
 * @throws Refusal as `providerCommand`; errorUserNotFound, NotAuthorizedException
 */
export async function saveCollaboratorShare(
  asking: Asking,
  { providerId, id, version }: { providerId: number; id: number; version: number },
  input: unknown,
): Promise<{ id: number }> {
  const of = { providerId, id };
  return providerCommand(asking, {
    operation: 'saveCollaboratorShare',
    action: 'changeUsers',
    providerId,
    of: { id },
    schema: ShareForm,
    input,
    version: {
      expected: version,
      lockCurrent: async (tx) =>
        (await lockColleague(tx, providerId, { id })) ? (await readShare(tx, of)).version : null,
    },
    async run(tx, share, viewer) {
      const place = await activePlaceOf(tx, providerId, id);
      expectShareTheirs(viewer, place);
      const { share: before } = await readShare(tx, of);
      await writeShare(tx, of, share);
      return {
        answer: { id },
        changes: [{ subject: 'colleague', subjectId: id, before: { share: before }, after: { share } }],
      };
    },
  });
}
