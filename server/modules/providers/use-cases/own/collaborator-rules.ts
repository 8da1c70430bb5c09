import { CollaboratorRulesForm } from '#contracts/validation/provider-forms.ts';
import type { Done } from '#server/modules/authority/index.ts';
import { expectMay, providerCommand } from '#server/modules/authority/index.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { RequestContext } from '#server/kernel/request-context.ts';
import type { Work } from '#server/kernel/work.ts';
import {
  countPartVersion,
  lockPartVersion,
  readCollaboratorRules,
  readWhereCollaboratorsAct,
  writeCollaboratorRules,
} from '../../store/own-provider.ts';

/** What a provider's collaborators may (shared rule 4): both, unless its owner says otherwise. */
export interface CollaboratorRules {
  /** Move, cancel and write down bookings of their own. */
  actsOnOwn: boolean;
  /** See e-mails and phones of who comes to them: in lists, details, search, messages, mails and files alike. */
  seesContacts: boolean;
}

/** The rules as they stand, in the caller's transaction where there is one. @throws Refusal notFound for an unknown provider */
export async function collaboratorRules(work: Work, providerId: number): Promise<CollaboratorRules> {
  const { actsOnOwn, seesContacts } = await rulesOf(work, providerId);
  return { actsOnOwn, seesContacts };
}

/** At which of some providers collaborators act on bookings of their own. */
export async function whereCollaboratorsAct(
  work: Work,
  providerIds: readonly number[],
): Promise<ReadonlySet<number>> {
  return new Set(providerIds.length === 0 ? [] : await readWhereCollaboratorsAct(work, providerIds));
}

/** The same as the form of its owner shows them, with the version it goes back with. @throws Refusal as `expectMay` */
export async function getCollaboratorRules(
  { work, actor }: Pick<RequestContext, 'work' | 'actor'>,
  providerId: number,
): Promise<CollaboratorRules & { version: number }> {
  await expectMay(work, actor, providerId, 'changeCollaboratorRules');
  return rulesOf(work, providerId);
}

/** Writes both over, with effect on the next call of each collaborator. @throws Refusal as `providerCommand` */
export async function saveCollaboratorRules(
  asking: Pick<RequestContext, 'work' | 'actor' | 'idempotencyKey'>,
  { providerId, version }: { providerId: number; version: number },
  input: unknown,
): Promise<object> {
  return providerCommand(asking, {
    operation: 'saveCollaboratorRules',
    action: 'changeCollaboratorRules',
    lendsPower: true,
    providerId,
    schema: CollaboratorRulesForm,
    input,
    version: {
      expected: version,
      lockCurrent: (tx) => lockPartVersion(tx, providerId, 'collaborators'),
    },
    async run(tx, form): Promise<Done<object>> {
      const before = await collaboratorRules(tx, providerId);
      await writeCollaboratorRules(tx, providerId, form);
      await countPartVersion(tx, providerId, 'collaborators');
      return {
        answer: {},
        changes: [{ subject: 'provider', subjectId: providerId, before, after: form }],
      };
    },
  });
}

async function rulesOf(work: Work, providerId: number) {
  const rules = await readCollaboratorRules(work, providerId);
  if (!rules) throw new Refusal('notFound');
  return rules;
}
