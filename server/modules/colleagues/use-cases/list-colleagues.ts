import type { BusinessRole } from '#contracts/roles.ts';
import { RESOURCE_KINDS } from '#contracts/statuses.ts';
import { entriesOf } from '#server/kernel/audit.ts';
import type { Page } from '#server/kernel/page.ts';
import { pageOf } from '#server/kernel/page.ts';
import { isRefusal, Refusal } from '#server/kernel/refusal.ts';
import type { RequestContext } from '#server/kernel/request-context.ts';
import type { Viewer } from '#server/modules/authority/index.ts';
import { expectMay } from '#server/modules/authority/index.ts';
import { countComing } from '#server/modules/availability/index.ts';
import { resourcesOf } from '#server/modules/staff/index.ts';
import type { ColleagueAct, Place } from '../rules/may-change.ts';
import { actsOn, rolesToGive } from '../rules/may-change.ts';
import type { Colleague, ColleagueQuestion } from '../store/find-colleagues.ts';
import { findColleagues, findColleagueToShow, namesOfColleagues } from '../store/find-colleagues.ts';

type Asking = Pick<RequestContext, 'work' | 'actor'>;

/** Somebody as the viewer sees them. */
export interface SeenColleague extends Colleague {
  isMe: boolean;
  /** What the viewer may do with their place now. */
  acts: ColleagueAct[];
  /** Bookings to come of the person of the staff they are. */
  comingBookings: number;
}

/** A page of them, and what the viewer may do besides. */
export interface ColleaguePage extends Page<SeenColleague> {
  /** False where the provider's package is for one alone: nobody new can be invited. */
  isStaffOpened: boolean;
  /** Roles that the viewer may give. */
  rolesToGive: readonly BusinessRole[];
}

/** Who works, worked or is invited at a provider. @throws Refusal as `expectMay` */
export async function listCollaborators(
  { work, actor }: Asking,
  question: ColleagueQuestion,
): Promise<ColleaguePage> {
  const viewer = await expectMay(work, actor, question.providerId, 'seeUsers');
  const isStaffOpened = await opensStaff({ work, actor }, question.providerId);
  const { colleagues, total } = await findColleagues(work, question);
  const items = await seenBy({ work }, viewer, isStaffOpened, colleagues);
  return {
    ...pageOf(items, { total, page: question.page }),
    isStaffOpened,
    rolesToGive: rolesToGive(viewer.role),
  };
}

/** One of them. @throws Refusal as `expectMay`; notFound */
export async function getCollaborator(
  { work, actor }: Asking,
  of: { providerId: number; id: number },
): Promise<SeenColleague & { providerId: number }> {
  const viewer = await expectMay(work, actor, of.providerId, 'seeUsers');
  const found = await findColleagueToShow(work, of);
  if (!found) throw new Refusal('notFound');
  const isStaffOpened = await opensStaff({ work, actor }, of.providerId);
  const [one] = await seenBy({ work }, viewer, isStaffOpened, [found]);
  if (!one) throw new Refusal('notFound');
  return { ...one, providerId: of.providerId };
}

async function seenBy(
  { work }: Pick<Asking, 'work'>,
  viewer: Viewer,
  isStaffOpened: boolean,
  colleagues: readonly Colleague[],
): Promise<SeenColleague[]> {
  const resourceIds = colleagues.flatMap(({ staff }) => staff?.id ?? []);
  const coming = await countComing(work, { providerId: viewer.providerId, resourceIds });
  return colleagues.map((one) => ({
    ...one,
    isMe: one.personId === viewer.personId,
    acts: actsOn({ ...viewer, isStaffOpened }, placeSeen(one)),
    comingBookings: coming.get(one.staff?.id ?? 0) ?? 0,
  }));
}

function placeSeen({ personId, role, standing, since, offeredRole, staff }: Colleague): Place {
  return {
    personId,
    role,
    isActive: standing === 'active',
    hasBeenThere: since !== null,
    offeredRole: standing === 'invited' || standing === 'expired' ? role : offeredRole,
    isBound: staff !== null,
  };
}

/** Whether the provider's package lets somebody new in. */
async function opensStaff({ work, actor }: Asking, providerId: number): Promise<boolean> {
  try {
    await expectMay(work, actor, providerId, 'inviteUsers');
    return true;
  } catch (error) {
    if (isRefusal(error) && error.code === 'insufficientPlan') return false;
    throw error;
  }
}

/** One line of the history of a place. */
export interface HistoryLine {
  at: Date;
  /** Who did it; null for nobody that is among the colleagues. */
  by: string | null;
  action: string;
  roleBefore: BusinessRole | null;
  roleAfter: BusinessRole | null;
}

/** What happened in a place, the latest first. The caller has made sure that the viewer may see it. */
export async function historyOf(
  { work }: Pick<Asking, 'work'>,
  { providerId, id }: { providerId: number; id: number },
): Promise<HistoryLine[]> {
  const entries = await entriesOf(work, { providerId, subject: 'colleague', subjectId: id });
  const personIds = entries.flatMap(({ actor }) => personIn(actor) ?? []);
  const names = await namesOfColleagues(work, providerId, [...new Set(personIds)]);
  return entries.map(({ happenedAt, actor, action, before, after }) => ({
    at: happenedAt,
    by: names.get(personIn(actor) ?? 0) ?? null,
    action,
    roleBefore: roleIn(before),
    roleAfter: roleIn(after),
  }));
}

const personIn = (actor: string): number | null => {
  const [, id] = /^person:(\d+)$/.exec(actor) ?? [];
  return id === undefined ? null : Number(id);
};

/** Commands about places write roles so, and nothing else under this name. */
const roleIn = (state: unknown): BusinessRole | null =>
  (state as { role?: BusinessRole } | null)?.role ?? null;

/** People of the staff in use who are nobody yet: whom somebody can become. @throws Refusal as `expectMay` */
export async function listUnassignedStaff(
  { work, actor }: Asking,
  providerId: number,
): Promise<{ id: number; name: string }[]> {
  await expectMay(work, actor, providerId, 'seeUsers');
  const resources = await resourcesOf(work, providerId);
  return resources
    .filter(
      ({ kind, isArchived, personId }) => kind === RESOURCE_KINDS.human && !isArchived && personId === null,
    )
    .map(({ id, name }) => ({ id, name }));
}
