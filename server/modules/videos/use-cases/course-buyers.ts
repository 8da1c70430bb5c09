import { expectMay } from '#server/modules/authority/index.ts';
import type { Customer } from '#server/modules/customers/index.ts';
import { getCustomers } from '#server/modules/customers/index.ts';
import { getProviderContact } from '#server/modules/providers/index.ts';
import type { Page } from '#server/kernel/page.ts';
import { PAGE_SIZE, pageOf, rowsBefore } from '#server/kernel/page.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { RequestContext } from '#server/kernel/request-context.ts';
import type { Access } from '../store/accesses.ts';
import { listAccessesOfCourse } from '../store/accesses.ts';
import { findCourse } from '../store/courses.ts';

/** Who has or had a course, as its provider sees them. */
export interface CourseBuyer {
  access: Access;
  customer: Customer | null;
  timeZone: string;
  isOver: boolean;
}

/** One page of who bought a course or was given it, the latest first. @throws Refusal as `expectMay`; notFound */
export async function getProductBuyers(
  { work, actor }: Pick<RequestContext, 'work' | 'actor'>,
  { providerId, courseId, page }: { providerId: number; courseId: number; page: number },
): Promise<Page<CourseBuyer>> {
  await expectMay(work, actor, providerId, 'seeProducts');
  const slice = { limit: PAGE_SIZE, offset: rowsBefore(page) };
  const [course, provider, { items, total }] = await Promise.all([
    findCourse(work, { providerId, id: courseId }),
    getProviderContact(work, providerId),
    listAccessesOfCourse(work, { providerId, courseId, ...slice }),
  ]);
  if (!course || !provider) throw new Refusal('notFound');
  const customers = await getCustomers(
    work,
    items.map(({ customerId: id }) => ({ providerId, id })),
  );
  const { timeZone } = provider;
  const buyers = items.map((access) => ({
    access,
    customer: customers.get(access.customerId) ?? null,
    timeZone,
    isOver: access.endsAt !== null && access.endsAt <= work.now(),
  }));
  return pageOf(buyers, { total, page });
}
