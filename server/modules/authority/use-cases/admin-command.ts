import type * as v from 'valibot';
import { object } from 'valibot';
import type { AdminAction } from '#contracts/admin-actions.ts';
import { Reason } from '#contracts/validation/team.ts';
import { lockTeamRole } from '#server/modules/identity/index.ts';
import { audit } from '#server/kernel/audit.ts';
import { checked } from '#server/kernel/checked.ts';
import { runIdempotent } from '#server/kernel/idempotency.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { RequestContext } from '#server/kernel/request-context.ts';
import { nameOfActor } from '#server/kernel/request-context.ts';
import type { Work } from '#server/kernel/work.ts';
import { ADMIN_RULES } from '../admin-actions.ts';
import type { AdminViewer } from './expect-admin.ts';
import { expectAdmin } from './expect-admin.ts';
import type { Done } from './provider-command.ts';

export interface AdminCommand<Schema extends v.GenericSchema, Answer extends object> {
  /** The name of the call, also in the history. */
  operation: string;
  action: AdminAction;
  /** Which things, where the input does not say it: part of what a key stands for. */
  of?: Readonly<Record<string, number>>;
  /** For what touches somebody: why, as it was typed. It stands in the history of each change. */
  touches?: { reason: unknown };
  schema: Schema;
  input: unknown;
  run(tx: Work, input: v.InferOutput<Schema>, viewer: AdminViewer): Promise<Done<Answer>>;
}

/**
 * Runs one command of the team of Radura, in this order: who asks, their role, a fresh proof where the action wants one, the input and the
 * reason, the key, the transaction, the role once more, the act, the history. A role that ends meanwhile waits for the transaction, or ends the command.
 * @throws Refusal as `expectAdmin`; invalidInput naming each field, or without a key; idempotencyMismatch; whatever `run` refuses
 */
export async function adminCommand<Schema extends v.GenericSchema, Answer extends object>(
  { work, actor, idempotencyKey }: Pick<RequestContext, 'work' | 'actor' | 'idempotencyKey'>,
  command: AdminCommand<Schema, Answer>,
): Promise<Answer> {
  const { operation, action, touches } = command;
  const viewer = expectAdmin(work, actor, action);
  const input = checked(command.schema, command.input);
  const because = touches && checked(object({ reason: Reason }), touches);
  if (idempotencyKey === null) throw new Refusal('invalidInput', { affected: ['Idempotency-Key'] });
  const name = nameOfActor(actor);
  const repeatable = {
    operation,
    actor: name,
    origin: null,
    key: idempotencyKey,
    body: { of: command.of, input, ...because },
  };
  return work.transaction(async (tx) => {
    await expectRoleHeld(tx, viewer, action);
    const { answer } = await runIdempotent(tx, repeatable, async () => {
      const done = await command.run(tx, input, viewer);
      for (const { after, ...change } of done.changes)
        await audit(tx, {
          providerId: null,
          actor: name,
          action: operation,
          ...change,
          after: because ? { ...after, ...because } : (after ?? null),
        });
      return done.answer;
    });
    return answer;
  });
}

async function expectRoleHeld(
  tx: Work,
  { personId, extent }: AdminViewer,
  action: AdminAction,
): Promise<void> {
  const role = await lockTeamRole(tx, personId);
  if (role === null) throw new Refusal('notFound');
  if (ADMIN_RULES[action].roles[role] !== extent) throw new Refusal('NotAuthorizedException');
}
