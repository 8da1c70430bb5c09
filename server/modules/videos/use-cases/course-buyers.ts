import { expectMay } from '#server/modules/authority/index.ts';
import type { Customer } from '#server/modules/customers/index.ts';
import { getCustomers } from '#server/modules/customers/index.ts';
import { getProviderContact } from '#server/modules/providers/index.ts';
import type { ListInSlices } from '#server/kernel/list-in-slices.ts';
import { listInSlices } from '#server/kernel/list-in-slices.ts';
import type { Page } from '#server/kernel/page.ts';
import { PAGE_SIZE, pageOf, rowsBefore } from '#server/kernel/page.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { RequestContext } from '#server/kernel/request-context.ts';
import type { Work } from '#server/kernel/work.ts';
import type { Access } from '../store/accesses.ts';
import { accessesInOrder, idsOfAccessesOfCourse, listAccessesOfCourse } from '../store/accesses.ts';
import { findCourse } from '../store/courses.ts';

/** Who has or had a course, as its provider sees them. */
export interface CourseBuyer {
  access: Access;
  customer: Customer | null;
  timeZone: string;
  isOver: boolean;
}

/** How somebody's access stands, as its provider sees it. */
export type AccessState = 'watching' | 'over' | 'refunded' | 'takenBack';

export function stateOfAccess({ access: { status }, isOver }: CourseBuyer): AccessState {
  if (status === 'R') return 'refunded';
  if (status === 'C') return 'takenBack';
  return isOver ? 'over' : 'watching';
}

/** One page of who bought a course or was given it, the latest first. @throws Refusal as `expectMay`; notFound */
export async function getProductBuyers(
  { work, actor }: Pick<RequestContext, 'work' | 'actor'>,
  { providerId, courseId, page }: { providerId: number; courseId: number; page: number },
): Promise<Page<CourseBuyer>> {
  await expectMay(work, actor, providerId, 'seeProducts');
  const timeZone = await zoneOfCourse(work, { providerId, courseId });
  const slice = { limit: PAGE_SIZE, offset: rowsBefore(page) };
  const { items, total } = await listAccessesOfCourse(work, { providerId, courseId, ...slice });
  return pageOf(await buyersOf(work, providerId, items, timeZone), { total, page });
}

/**
 * All who bought a course or were given it, the latest first, for a file. Whether they may be taken out is for the caller to know.
 * @throws Refusal notFound
 */
export async function buyersToExport(
  work: Work,
  { providerId, courseId }: { providerId: number; courseId: number },
): Promise<ListInSlices<CourseBuyer>> {
  const timeZone = await zoneOfCourse(work, { providerId, courseId });
  const ids = await idsOfAccessesOfCourse(work, { providerId, courseId });
  return listInSlices(ids, async (some) =>
    buyersOf(work, providerId, await accessesInOrder(work, { providerId, ids: some }), timeZone),
  );
}

async function zoneOfCourse(
  work: Work,
  { providerId, courseId }: { providerId: number; courseId: number },
): Promise<string> {
  const [course, provider] = await Promise.all([
    findCourse(work, { providerId, id: courseId }),
    getProviderContact(work, providerId),
  ]);
  if (!course || !provider) throw new Refusal('notFound');
  return provider.timeZone;
}

async function buyersOf(
  work: Work,
  providerId: number,
  accesses: readonly Access[],
  timeZone: string,
): Promise<CourseBuyer[]> {
  const customers = await getCustomers(
    work,
    accesses.map(({ customerId: id }) => ({ providerId, id })),
  );
  return accesses.map((access) => ({
    access,
    customer: customers.get(access.customerId) ?? null,
    timeZone,
    isOver: access.endsAt !== null && access.endsAt <= work.now(),
  }));
}
