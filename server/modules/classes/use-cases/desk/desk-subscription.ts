import { MOST_CANCELLED } from '#contracts/validation/desk.ts';
import type { Viewer } from '#server/modules/authority/index.ts';
import { expectMay } from '#server/modules/authority/index.ts';
import { getCustomers, whoIsWrittenTo } from '#server/modules/customers/index.ts';
import type { OrderMoney } from '#server/modules/payments/index.ts';
import { moneyOfOrder } from '#server/modules/payments/index.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { RequestContext } from '#server/kernel/request-context.ts';
import type { Work } from '#server/kernel/work.ts';
import type { Place } from '../../store/places.ts';
import type { NamedSession } from '../../store/sessions.ts';
import type { ListedSubscription } from '../../store/subscriptions.ts';
import { readListedSubscriptions } from '../../store/subscriptions.ts';
import { counts } from '../end-places.ts';
import { withoutContacts } from '../own-classes.ts';
import { ownTeacherOf } from '../own-teacher.ts';
import { wholeEnrolment } from '../whole-enrolment.ts';
import type { BackPreview, WholeEnrolment } from './what-cancelling-gives-back.ts';
import { sessionsToCome, whatCancellingGivesBack } from './what-cancelling-gives-back.ts';

type Asking = Pick<RequestContext, 'work' | 'actor'>;

/** A session of a sign-up as the desk sees it. */
export interface DeskPlace extends NamedSession {
  place: Place;
  /** What cancelling it alone would give back; null where it cannot be: it is given up, too long ago, or one of a total class for a customer. */
  preview: BackPreview | null;
}

/** A sign-up as the desk sees it. */
export interface DeskSubscription {
  listed: ListedSubscription;
  timeZone: string;
  isByProvider: boolean;
  isTotal: boolean;
  sessions: DeskPlace[];
  /** Null for who may not see it. */
  money: OrderMoney | null;
  /** What cancelling all that is to come would give back; null: nothing is. */
  preview: BackPreview | null;
  canBeTold: boolean;
}

/** One sign-up; of a collaborator one to a session they teach, without contacts and money. @throws Refusal as `expectMay`; notFound */
export async function getDeskSubscription(
  { work, actor }: Asking,
  { providerId, id }: { providerId: number; id: number },
): Promise<DeskSubscription> {
  const viewer = await expectMay(work, actor, providerId, 'seeReservations');
  const whole = await wholeEnrolment(work, { providerId, id });
  const isOwn = viewer.extent === 'own';
  await expectSeen(work, viewer, whole);
  const [listed] = await readListedSubscriptions(work, { providerId, ids: [id] });
  const [first] = whole.sessions;
  if (!listed || !first) throw new Refusal('notFound');
  const { enrolment, isTotal, places } = whole;
  const { preview, ofSessions } = await previewsOf(work, whole);
  const byId = new Map(whole.sessions.map((session) => [session.id, session]));
  const sessions = places.flatMap((place) => {
    const session = byId.get(place.sessionId);
    return session
      ? [{ ...session, place, preview: isOwn ? null : (ofSessions.get(session.id) ?? null) }]
      : [];
  });
  return {
    listed: isOwn ? withoutContacts(listed) : listed,
    timeZone: first.timeZone,
    isByProvider: enrolment.isByProvider,
    isTotal,
    sessions: sessions.toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime()),
    money: isOwn ? null : await moneyOfOrder(work, { providerId, orderId: enrolment.orderId }),
    preview: isOwn ? null : preview,
    canBeTold: await canBeNotified(work, providerId, enrolment.customerId),
  };
}

/** @throws Refusal notFound for a collaborator who teaches none of its sessions */
async function expectSeen(work: Work, viewer: Viewer, { sessions }: WholeEnrolment): Promise<void> {
  const own = await ownTeacherOf(work, viewer);
  if (own !== null && !sessions.some(({ teacherId }) => teacherId === own)) throw new Refusal('notFound');
}

/** What cancelling all, and each session alone, would give back. */
async function previewsOf(
  work: Work,
  whole: WholeEnrolment,
): Promise<{ preview: BackPreview | null; ofSessions: Map<number, BackPreview> }> {
  const isOff = whole.enrolment.status === 'C' || whole.enrolment.status === 'R';
  const held = isOff ? [] : whole.places.filter(counts).map(({ sessionId }) => sessionId);
  const coming = isOff ? [] : sessionsToCome(work, whole);
  const [all, ...each] = await whatCancellingGivesBack(work, whole, [coming, ...held.map((id) => [id])]);
  return {
    preview: coming.length > 0 ? (all ?? null) : null,
    ofSessions: new Map(held.flatMap((id, index) => (each[index] ? [[id, each[index]]] : []))),
  };
}

async function canBeNotified(work: Work, providerId: number, customerId: number): Promise<boolean> {
  const customer = (await getCustomers(work, [{ providerId, id: customerId }])).get(customerId);
  return customer !== undefined && (await whoIsWrittenTo(work, providerId, customer)) !== null;
}

/** Why a sign-up cannot be cancelled: it is off, or nothing of it is to come. */
export const SUBSCRIPTION_OBSTACLES = ['off', 'over'] as const;

/** A sign-up that is chosen to be cancelled, and what would follow. */
export interface SubscriptionToCancel {
  listed: ListedSubscription;
  obstacle: (typeof SUBSCRIPTION_OBSTACLES)[number] | null;
  preview: BackPreview | null;
  canBeTold: boolean;
}

/** Sign-ups that are chosen to be cancelled, in the order of the ids. @throws Refusal as `expectMay`; notFound; invalidInput for too many */
export async function subscriptionsToCancel(
  { work, actor }: Asking,
  { providerId, ids }: { providerId: number; ids: readonly number[] },
): Promise<SubscriptionToCancel[]> {
  const viewer = await expectMay(work, actor, providerId, 'changeReservations');
  if (viewer.extent === 'own') throw new Refusal('NotAuthorizedException');
  if (ids.length > MOST_CANCELLED) throw new Refusal('invalidInput', { affected: ['ids'] });
  const listed = new Map(
    (await readListedSubscriptions(work, { providerId, ids })).map((one) => [one.id, one]),
  );
  const chosen: SubscriptionToCancel[] = [];
  for (const id of new Set(ids)) {
    const one = listed.get(id);
    if (!one) throw new Refusal('notFound');
    const { preview } = await previewsOf(work, await wholeEnrolment(work, { providerId, id }));
    const isOff = one.status === 'C' || one.status === 'R';
    chosen.push({
      listed: one,
      obstacle: isOff ? 'off' : preview === null ? 'over' : null,
      preview,
      canBeTold: await canBeNotified(work, providerId, one.customerId),
    });
  }
  return chosen;
}
