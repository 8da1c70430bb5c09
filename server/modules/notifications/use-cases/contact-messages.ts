import * as v from 'valibot';
import { adminCommand, expectAdmin } from '#server/modules/authority/index.ts';
import type { Page } from '#server/kernel/page.ts';
import { PAGE_SIZE, pageOf, rowsBefore } from '#server/kernel/page.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { Actor, RequestContext } from '#server/kernel/request-context.ts';
import type { Work } from '#server/kernel/work.ts';
import type { SeenContactMessage } from '../store/contact-messages.ts';
import {
  deleteContactMessagesBefore,
  listContactMessages,
  markContactMessage,
} from '../store/contact-messages.ts';

export type { SeenContactMessage };

const action = 'answerMessages';
/** Kept two years. */
const KEPT_MS = 730 * 86_400_000;

/** One page of what was written to Radura, the latest first. @throws Refusal as `expectAdmin` */
export async function getContactMessages(
  work: Work,
  actor: Actor,
  { isWaiting, page }: { isWaiting: boolean; page: number },
): Promise<Page<SeenContactMessage>> {
  expectAdmin(work, actor, action);
  const slice = { limit: PAGE_SIZE, offset: rowsBefore(page) };
  const { items, total } = await listContactMessages(work, { isWaiting, ...slice });
  return pageOf(items, { total, page });
}

/** Marks a message answered, or waiting again. @throws Refusal as `adminCommand`; notFound */
export async function setContactMessageAnswered(
  asking: Pick<RequestContext, 'work' | 'actor' | 'idempotencyKey'>,
  { id, isAnswered }: { id: number; isAnswered: boolean },
): Promise<{ id: number }> {
  return adminCommand(asking, {
    operation: 'setContactMessageAnswered',
    action,
    of: { id },
    schema: v.object({ isAnswered: v.boolean() }),
    input: { isAnswered },
    async run(tx) {
      if (!(await markContactMessage(tx, id, isAnswered))) throw new Refusal('notFound');
      const change = { subject: 'contactMessage', subjectId: id, after: { isAnswered } };
      return { answer: { id }, changes: [change] };
    },
  });
}

export async function sweepContactMessages(work: Work): Promise<void> {
  await deleteContactMessagesBefore(work, new Date(work.now().getTime() - KEPT_MS));
}
