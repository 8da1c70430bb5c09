import { PassUseForm } from '#contracts/validation/membership.ts';
import { providerCommand } from '#server/modules/authority/index.ts';
import { nameOfActor } from '#server/kernel/request-context.ts';
import type { Asking } from './membership-commands.ts';
import { usePass } from './use-pass.ts';

/** Pays a booking or a sign-up with a pass of whoever comes, at the desk. @throws Refusal as `providerCommand` and `usePass` */
export async function payOrderWithPass(
  asking: Asking,
  providerId: number,
  input: unknown,
): Promise<{ used: number }> {
  return providerCommand(asking, {
    operation: 'payOrderWithPass',
    action: 'takePayments',
    providerId,
    schema: PassUseForm,
    input,
    async run(tx, { orderId, passId }) {
      const actor = nameOfActor(asking.actor);
      const answer = await usePass(tx, { providerId, orderId, passId, actor });
      return { answer, changes: [{ subject: 'pass', subjectId: passId, after: { orderId, ...answer } }] };
    },
  });
}
