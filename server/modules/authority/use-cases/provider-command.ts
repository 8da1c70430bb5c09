import type * as v from 'valibot';
import { ChosenActs } from '#contracts/validation/consequences.ts';
import type { ProviderAction } from '#contracts/provider-actions.ts';
import { lockRoleAt } from '#server/modules/identity/index.ts';
import { audit } from '#server/kernel/audit.ts';
import { checked } from '#server/kernel/checked.ts';
import type { Touched } from '#server/kernel/consequences.ts';
import type { Deps } from '#server/kernel/deps.ts';
import { runIdempotent } from '#server/kernel/idempotency.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { RequestContext } from '#server/kernel/request-context.ts';
import { nameOfActor } from '#server/kernel/request-context.ts';
import type { Work } from '#server/kernel/work.ts';
import { ACTIONS } from '../actions.ts';
import { expectFreshProof } from './expect-fresh-proof.ts';
import type { Viewer } from './expect-may.ts';
import { expectMay } from './expect-may.ts';

/** One line of the history: what was changed, and how it was before and is now. */
export interface Change {
  subject: string;
  subjectId: number | null;
  before?: object | null;
  after?: object | null;
}

/** What a command came to: the answer for the caller, kept for a repetition, so plain data; and what the history tells. */
export interface Done<Answer extends object> {
  answer: Answer;
  changes: readonly Change[];
}

export interface ProviderCommand<Schema extends v.GenericSchema, Answer extends object> {
  /** The name of the call, also in the history. */
  operation: string;
  action: ProviderAction;
  providerId: number;
  /** Lends power that outlives the session: only after a fresh proof, also where the action itself asks for none. */
  lendsPower?: true;
  /** Which of the provider's things, where the input does not say it: part of what a key stands for. */
  of?: Readonly<Record<string, number | string>>;
  schema: Schema;
  input: unknown;
  /** For changes of a form: the version that the form was filled from, and how to read and lock the one that stands now (null: gone). */
  version?: { expected: number; lockCurrent(tx: Work): Promise<number | null> };
  /** For changes that may hurt bookings to come: which ones, asked in the transaction before anything is changed. */
  hurts?: {
    /** What was chosen for each of them, and who settles it. */
    by: Settling;
    touched(tx: Work, input: v.InferOutput<Schema>): Touched | Promise<Touched>;
    /** What must hold once the change is made and what was chosen is done. */
    settled?(tx: Work): Promise<void>;
  };
  run(tx: Work, input: v.InferOutput<Schema>, viewer: Viewer): Promise<Done<Answer>>;
}

/** What a command that may hurt bookings takes from the request. */
export interface Settling {
  deps: Pick<Deps, 'consequences'>;
  /** One act for each booking that would be hurt, as it was sent; none: the change is refused if it hurts any. */
  acts?: unknown;
}

/**
 * Runs one command of the back office: every change that somebody makes for a provider comes this way, and in this order: who asks, their role, a
 * fresh proof where the action wants one, the package, the input, the key, the transaction, the role once more, the version, the act, what it
 * hurts, the history. A role that ends meanwhile waits for the transaction, or ends the command.
 * @throws Refusal as `expectMay`; invalidInput naming each field, or without a key; idempotencyMismatch; changedMeanwhile; bookingsHurt while a booking that
 *   would be hurt has no act; whatever `run` refuses
 */
export async function providerCommand<Schema extends v.GenericSchema, Answer extends object>(
  { work, actor, idempotencyKey }: Pick<RequestContext, 'work' | 'actor' | 'idempotencyKey'>,
  command: ProviderCommand<Schema, Answer>,
): Promise<Answer> {
  const { operation, action, providerId } = command;
  const viewer = await expectMay(work, actor, providerId, action);
  if (command.lendsPower) expectFreshProof(work, actor);
  const input = checked(command.schema, command.input);
  // Two equal part payments within a moment are two: only the form that was opened tells them apart.
  if (idempotencyKey === null) throw new Refusal('invalidInput', { affected: ['Idempotency-Key'] });
  const { acts } = checked(ChosenActs, { acts: command.hurts?.by.acts ?? [] });
  const name = nameOfActor(actor);
  const repeatable = {
    operation,
    actor: name,
    origin: null,
    key: idempotencyKey,
    body: {
      providerId,
      of: command.of,
      input,
      version: command.version?.expected,
      ...(acts.length > 0 && { acts }),
    },
  };
  return work.transaction(async (tx) => {
    await expectRoleStands(tx, viewer, action);
    const { answer } = await runIdempotent(tx, repeatable, async () => {
      await expectVersion(tx, command.version);
      const change = () => command.run(tx, input, viewer);
      const done = command.hurts
        ? await command.hurts.by.deps.consequences.settle(
            tx,
            {
              providerId,
              actor: name,
              personId: viewer.personId,
              operation,
              touched: await command.hurts.touched(tx, input),
              acts,
            },
            change,
          )
        : await change();
      await command.hurts?.settled?.(tx);
      for (const change of done.changes)
        await audit(tx, { providerId, actor: name, action: operation, ...change });
      return done.answer;
    });
    return answer;
  });
}

async function expectRoleStands(
  tx: Work,
  { personId, providerId, extent }: Viewer,
  action: ProviderAction,
): Promise<void> {
  const role = await lockRoleAt(tx, { personId, providerId });
  if (role === null) throw new Refusal('notFound');
  if (ACTIONS[action].roles[role] !== extent) throw new Refusal('NotAuthorizedException');
}

async function expectVersion(
  tx: Work,
  version: ProviderCommand<v.GenericSchema, object>['version'],
): Promise<void> {
  if (!version) return;
  const current = await version.lockCurrent(tx);
  if (current === null) throw new Refusal('notFound');
  if (current !== version.expected) throw new Refusal('changedMeanwhile');
}
