import type { ChangeFeed, ToldChange } from '#server/kernel/change-feed.ts';
import { MessageQueue } from '#server/kernel/message-queue.ts';
import type { Refusal } from '#server/kernel/refusal.ts';
import { isRefusal } from '#server/kernel/refusal.ts';
import type { Actor, RequestContext } from '#server/kernel/request-context.ts';
import { newcomerOrSignedIn } from '#server/kernel/request-context.ts';
import { Troubles } from '#server/kernel/troubles.ts';
import type { Work } from '#server/kernel/work.ts';
import type { Viewer } from '#server/modules/authority/index.ts';
import { ACTIONS, expectMay } from '#server/modules/authority/index.ts';
import { whoCameToWhom } from '#server/modules/booking/index.ts';
import { readActorsAgain } from '#server/modules/identity/index.ts';
import { resourcesOf } from '#server/modules/staff/index.ts';
import type { CenterChange, ChangeViewer } from './change-for-viewer.ts';
import { changeFor } from './change-for-viewer.ts';

/** Changes that come together go out together. */
const GATHER_MS = 30;
/** Nobody whose session or role has ended is told anything after; after this long at the latest they are told that. */
const LOOK_EVERY_MS = 5_000;
const TRY_AGAIN_MS = 1_000;
/** More at once say no more than that something may have been missed. */
const MOST_GATHERED = 200;

interface Watcher {
  sessionId: number;
  queue: MessageQueue<CenterChange>;
}

/** The watchers of one center, and what they have not been told yet. */
interface Center {
  watchers: Set<Watcher>;
  changes: (ToldChange | null)[];
  timer: NodeJS.Timeout | null;
}

/**
 * Who watches which center in this process. A change is heard once and told to all who may see it: for all watchers of a center together, one question
 * says whose sessions and roles still hold, and one whose bookings are whose.
 */
class LiveCenters {
  readonly #centers = new Map<number, Center>();
  readonly #work: Work;
  readonly #feed: Pick<ChangeFeed, 'listen'>;
  readonly #troubles: Troubles;
  #stop: (() => void) | null = null;

  constructor({ work, deps }: Pick<RequestContext, 'work' | 'deps'>) {
    this.#work = work;
    this.#feed = deps.changes;
    this.#troubles = new Troubles(deps.logger);
  }

  watch(sessionId: number, providerId: number): MessageQueue<CenterChange> {
    const center = this.#centers.get(providerId) ?? { watchers: new Set(), changes: [], timer: null };
    this.#centers.set(providerId, center);
    const queue = new MessageQueue<CenterChange>(MISSED, () => {
      center.watchers.delete(watcher);
      if (center.watchers.size === 0) this.#centers.delete(providerId);
      if (this.#centers.size === 0) this.#end();
    });
    const watcher: Watcher = { sessionId, queue };
    center.watchers.add(watcher);
    // Between what they have read and now something may have changed.
    queue.push(MISSED);
    this.#begin();
    return queue;
  }

  #begin(): void {
    if (this.#stop) return;
    const stopListening = this.#feed.listen((change) => this.#heard(change));
    const looking = setInterval(() => void this.#lookAtAll(), LOOK_EVERY_MS).unref();
    this.#stop = () => {
      stopListening();
      clearInterval(looking);
    };
  }

  #end(): void {
    this.#stop?.();
    this.#stop = null;
  }

  #heard(change: ToldChange | null): void {
    if (change === null) for (const providerId of this.#centers.keys()) this.#gather(providerId, null);
    else this.#gather(change.providerId, change);
  }

  #gather(providerId: number, change: ToldChange | null): void {
    const center = this.#centers.get(providerId);
    if (!center) return;
    center.changes.push(change);
    if (center.changes.length > MOST_GATHERED) center.changes = [null];
    center.timer ??= setTimeout(() => void this.#tell(providerId, center), GATHER_MS);
  }

  async #lookAtAll(): Promise<void> {
    for (const [providerId, center] of this.#centers) if (!center.timer) await this.#tell(providerId, center);
  }

  /** Tells what has gathered; with nothing gathered it only looks who may still watch. */
  async #tell(providerId: number, center: Center): Promise<void> {
    // Whoever comes from now on begins with a message that something may have been missed.
    const changes = center.changes.splice(0);
    try {
      const viewers = await this.#viewersOf(providerId, center.watchers, changes);
      for (const [watcher, viewer] of viewers) {
        if (isRefusal(viewer)) watcher.queue.fail(viewer);
        else for (const message of messagesFor(viewer, changes)) watcher.queue.push(message);
      }
      center.timer = center.changes.length > 0 ? this.#again(providerId, center, GATHER_MS) : null;
    } catch (err) {
      // Without the database nobody is told anything; what has gathered waits.
      this.#troubles.tell('changes could not be told', { err });
      center.changes.unshift(...changes);
      center.timer = this.#again(providerId, center, TRY_AGAIN_MS);
    }
  }

  #again(providerId: number, center: Center, afterMs: number): NodeJS.Timeout {
    return setTimeout(() => void this.#tell(providerId, center), afterMs).unref();
  }

  async #viewersOf(
    providerId: number,
    watchers: ReadonlySet<Watcher>,
    changes: readonly (ToldChange | null)[],
  ): Promise<[Watcher, ChangeViewer | Refusal][]> {
    const all = [...watchers];
    const actors = await readActorsAgain(this.#work, [...new Set(all.map(({ sessionId }) => sessionId))]);
    const found = await Promise.all(
      all.map(async (watcher) => {
        const actor = actors.get(watcher.sessionId) ?? GUEST;
        return [watcher, await viewerOrRefusal(this.#work, actor, providerId)] as const;
      }),
    );
    const isAnyOwn = found.some(([, viewer]) => !isRefusal(viewer) && viewer.extent === 'own');
    const people = isAnyOwn ? await resourcesOf(this.#work, providerId) : [];
    const ids = isAnyOwn ? customersIn(changes) : [];
    const comings = ids.length > 0 ? await whoCameToWhom(this.#work, { providerId, customerIds: ids }) : [];
    return found.map(([watcher, viewer]) => [
      watcher,
      isRefusal(viewer) ? viewer : changeViewer(viewer, people, comings),
    ]);
  }
}

/** The customers who are named as changed. */
const customersIn = (changes: readonly (ToldChange | null)[]): number[] => [
  ...new Set(changes.flatMap((change) => (change?.kind === 'customers' ? (change.changed ?? []) : []))),
];

const GUEST: Actor = { kind: 'guest' };
const MISSED: CenterChange = { kind: 'missed', ids: [], customerIds: [], from: null, to: null };

const messagesFor = (viewer: ChangeViewer, changes: readonly (ToldChange | null)[]): CenterChange[] =>
  changes.flatMap((change) => changeFor(change, viewer) ?? []);

/** Outages are thrown on; that somebody may not is the answer. */
async function viewerOrRefusal(work: Work, actor: Actor, providerId: number): Promise<Viewer | Refusal> {
  try {
    return await expectMay(work, actor, providerId, 'seeReservations');
  } catch (error) {
    if (isRefusal(error)) return error;
    throw error;
  }
}

function changeViewer(
  { personId, extent, role }: Viewer,
  people: readonly { id: number; personId: number | null }[],
  comings: readonly { customerId: number; resourceId: number }[],
): ChangeViewer {
  const own = new Set(people.filter((one) => one.personId === personId).map(({ id }) => id));
  const theirs = comings.filter(({ resourceId }) => own.has(resourceId)).map(({ customerId }) => customerId);
  const isAll = extent === 'all';
  return {
    personId,
    ownResourceIds: isAll ? null : own,
    ownCustomerIds: isAll ? null : new Set(theirs),
    seesMoney: role in ACTIONS.takePayments.roles,
  };
}

/** One for each app of the process, by its feed. */
const LIVE = new WeakMap<object, LiveCenters>();

/**
 * What changes at a center, told as it happens to whoever may see its reservations: kinds and ids, which they read anew. Ends with the refusal when their
 * session or role ends.
 * @throws Refusal as `expectMay`
 */
export async function watchCenter(
  context: Pick<RequestContext, 'work' | 'deps' | 'actor'>,
  providerId: number,
): Promise<MessageQueue<CenterChange>> {
  const { work, deps } = context;
  const { sessionId } = newcomerOrSignedIn(context.actor);
  // A socket may be older than what its person may.
  const actor = (await readActorsAgain(work, [sessionId])).get(sessionId) ?? GUEST;
  await expectMay(work, actor, providerId, 'seeReservations');
  const live = LIVE.get(deps.changes) ?? new LiveCenters(context);
  LIVE.set(deps.changes, live);
  return live.watch(sessionId, providerId);
}
