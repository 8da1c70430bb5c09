import type { Order } from '#server/modules/payments/index.ts';
import type { Work } from '#server/kernel/work.ts';
import type { NamedSession } from '../store/sessions.ts';
import { sessionsOfEnrolment } from '../store/sessions.ts';

export type { NamedSession };

/** The sessions that an order is for, by their start; none of what is no sign-up. */
export const sessionsOfOrder = async (
  work: Work,
  { providerId, subject, subjectId }: Pick<Order, 'providerId' | 'subject' | 'subjectId'>,
): Promise<NamedSession[]> =>
  subject === 'subscription' && subjectId !== null
    ? sessionsOfEnrolment(work, { providerId, id: subjectId })
    : [];
