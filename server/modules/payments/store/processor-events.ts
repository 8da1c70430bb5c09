import type { Work } from '#server/kernel/work.ts';
import { paymentTables } from './tables.ts';

export interface ProcessorEvent {
  id: string;
  type: string;
  account: string | null;
  intentId: string | null;
}

/** Takes note of an event. @returns false when it had come before */
export async function insertProcessorEvent(work: Work, event: ProcessorEvent): Promise<boolean> {
  const row = await paymentTables(work)
    .insertInto('processor_events')
    .values({
      id: event.id,
      type: event.type,
      account: event.account,
      intent_id: event.intentId,
      received_at: work.now(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function findProcessorEvent(work: Work, id: string): Promise<ProcessorEvent | null> {
  const row = await paymentTables(work)
    .selectFrom('processor_events')
    .select(['id', 'type', 'account', 'intent_id as intentId'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

export async function markEventHandled(work: Work, id: string): Promise<void> {
  await paymentTables(work)
    .updateTable('processor_events')
    .set({ handled_at: work.now() })
    .where('id', '=', id)
    .execute();
}
