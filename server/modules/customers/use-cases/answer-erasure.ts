import * as v from 'valibot';
import { Refusal } from '#server/kernel/refusal.ts';
import type { RequestContext } from '#server/kernel/request-context.ts';
import { providerCommand } from '#server/modules/authority/index.ts';
import { lockCustomers } from '../store/change-customers.ts';
import { eraseCard, writeErasureAnswer } from '../store/erasure.ts';

/**
 * What becomes of the card of a customer whose account was deleted: erased, it keeps nothing but the visits and payments that point to it, without a
 * name, contact or note typed there, and is archived; kept, it stays as the provider wrote it down. What was kept may be erased later.
 * @throws Refusal as `providerCommand`; notFound; changedMeanwhile where nothing is asked, or a colleague has answered
 */
export async function answerErasure(
  asking: Pick<RequestContext, 'work' | 'actor' | 'idempotencyKey' | 'deps'>,
  { providerId, id }: { providerId: number; id: number },
  answer: 'erased' | 'kept',
): Promise<{ id: number }> {
  return providerCommand(asking, {
    operation: answer === 'erased' ? 'eraseCustomer' : 'keepCustomer',
    action: 'eraseCustomers',
    providerId,
    of: { id },
    schema: v.object({}),
    input: {},
    async run(tx) {
      const of = { providerId, customerId: id };
      if (!(await lockCustomers(tx, providerId, [id])).has(id)) throw new Refusal('notFound');
      if (!(await writeErasureAnswer(tx, of, answer))) throw new Refusal('changedMeanwhile');
      if (answer === 'erased') {
        await eraseCard(tx, of);
        for (const one of asking.deps.customerRows) await one.erase?.(tx, of);
      }
      return { answer: { id }, changes: [{ subject: 'customer', subjectId: id }] };
    },
  });
}
