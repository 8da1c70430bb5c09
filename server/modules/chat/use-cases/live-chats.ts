import type { ChangeFeed, ToldChange } from '#server/kernel/change-feed.ts';
import { MessageQueue } from '#server/kernel/message-queue.ts';
import { isRefusal, Refusal } from '#server/kernel/refusal.ts';
import type { RequestContext, SignedInPerson } from '#server/kernel/request-context.ts';
import { signedIn } from '#server/kernel/request-context.ts';
import { Troubles } from '#server/kernel/troubles.ts';
import type { Work } from '#server/kernel/work.ts';
import { centersOfPerson } from '#server/modules/customers/index.ts';
import { readActorsAgain } from '#server/modules/identity/index.ts';
import { chatsOf } from '../policy.ts';
import { DESK } from '../rules/chat-id.ts';
import type { UnreadRow } from '../store/chats.ts';
import { placeIn } from './chat-place.ts';
import { getChats, getUnreadNotifications } from './get-chats.ts';
import type { MessagePage } from './get-messages.ts';
import { getMessages } from './get-messages.ts';
import type { ShownChat } from './shown-chats.ts';

/** Nobody whose session or role has ended is told anything after; after this long at the latest they are told that. */
const LOOK_EVERY_MS = 5_000;
/** What could not be read is read again after this long. */
const TRY_AGAIN_MS = 1_000;

/** In the place of a member: something was posted in a channel. */
export const EVERYBODY = -1;
/** A change of chats, or of channels: these with an id below zero. */
export type ChatChange = Extract<ToldChange, { kind: 'chats' }>;

interface Watcher {
  sessionId: number;
  queue: MessageQueue<true>;
  concerns(change: ChatChange): boolean;
  /** @throws Refusal for who may no longer watch */
  expectMay(person: SignedInPerson): void;
}

/**
 * Who watches chats in this process. What they are told they read themselves, as who they are then, so that nobody is told more than a reload
 * would show; a change wakes those it concerns at once, and what comes while they read once more, all together.
 */
class LiveChats {
  readonly #watchers = new Set<Watcher>();
  readonly #work: Work;
  readonly #feed: Pick<ChangeFeed, 'listen'>;
  readonly #troubles: Troubles;
  #stop: (() => void) | null = null;

  constructor({ work, deps }: Pick<RequestContext, 'work' | 'deps'>) {
    this.#work = work;
    this.#feed = deps.changes;
    this.#troubles = new Troubles(deps.logger);
  }

  /** Says what went wrong and wakes the watcher again: a fault ends nobody's watching. */
  wakeLater(queue: MessageQueue<true>, err: unknown): void {
    this.#troubles.tell('changes of chats could not be read', { err });
    setTimeout(() => queue.push(true), TRY_AGAIN_MS).unref();
  }

  watch(of: Omit<Watcher, 'queue'>): MessageQueue<true> {
    const end = (): void => {
      this.#watchers.delete(watcher);
      if (this.#watchers.size === 0) this.#end();
    };
    const queue = new MessageQueue<true>(true, end, 1);
    const watcher: Watcher = { ...of, queue };
    this.#watchers.add(watcher);
    // Between what they have read and now something may have changed
    queue.push(true);
    this.#begin();
    return queue;
  }

  #begin(): void {
    if (this.#stop) return;
    const stopListening = this.#feed.listen((change) => this.#heard(change));
    const looking = setInterval(() => void this.#look(), LOOK_EVERY_MS).unref();
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
    if (change !== null && change.kind !== 'chats') return;
    for (const watcher of this.#watchers)
      if (change === null || watcher.concerns(change)) watcher.queue.push(true);
  }

  /** One question says whose sessions and roles still hold. */
  async #look(): Promise<void> {
    // Who begins meanwhile was not asked about
    const watchers = [...this.#watchers];
    try {
      const ids = [...new Set(watchers.map(({ sessionId }) => sessionId))];
      const actors = await readActorsAgain(this.#work, ids);
      for (const watcher of watchers) {
        try {
          watcher.expectMay(signedIn(actors.get(watcher.sessionId) ?? { kind: 'guest' }));
        } catch (error) {
          if (error instanceof Error) watcher.queue.fail(error);
        }
      }
    } catch (err) {
      this.#troubles.tell('who watches chats could not be looked at', { err });
    }
  }
}

/** One for each app of the process, by its feed. */
const LIVE = new WeakMap<object, LiveChats>();

type Watching = Pick<RequestContext, 'work' | 'deps' | 'actor'>;

/** What a subscription tells until it is ended, from either side, also while nothing comes. */
export type Telling<Told> = AsyncIterableIterator<Told, undefined>;

/** Reads as whoever watches is now, each time there may be something new. Ends with a refusal once their session or role has ended. */
export function told<Told>(
  { work, deps, actor }: Watching,
  of: Pick<Watcher, 'concerns' | 'expectMay'>,
  read: (asking: Pick<RequestContext, 'work' | 'actor'>) => Promise<Told>,
): Telling<Told> {
  const { sessionId } = signedIn(actor);
  const live = LIVE.get(deps.changes) ?? new LiveChats({ work, deps });
  LIVE.set(deps.changes, live);
  const queue = live.watch({ sessionId, ...of });
  // No generator: whoever waits in one cannot be sent away before something comes
  return {
    async next() {
      // Each says no more than that there may be something new
      for (let next = await queue.next(); !next.done; next = await queue.next()) {
        try {
          const now = (await readActorsAgain(work, [sessionId])).get(sessionId);
          return { value: await read({ work, actor: now ?? { kind: 'guest' } }), done: false };
        } catch (error) {
          if (isRefusal(error)) {
            await queue.return();
            throw error;
          }
          live.wakeLater(queue, error);
        }
      }
      return { value: undefined, done: true };
    },
    return: async () => queue.return().then(() => ({ value: undefined, done: true })),
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}

/** A socket may be older than what its person may. @throws Refusal unauthenticated; userNotConfirmed */
export async function askingNow({
  work,
  actor,
  deps,
}: Watching): Promise<Watching & { person: SignedInPerson }> {
  const { sessionId } = signedIn(actor);
  const now = (await readActorsAgain(work, [sessionId])).get(sessionId) ?? { kind: 'guest' as const };
  return { work, deps, actor: now, person: signedIn(now) };
}

/**
 * What is written and deleted in a chat, as it happens; the first message tells nothing but the last number, against which the screen catches up.
 * @throws Refusal as `placeIn`
 */
export async function watchMessages(context: Watching, chatId: string): Promise<Telling<MessagePage>> {
  const asking = await askingNow(context);
  const { chat } = await placeIn(context.work, asking.actor, chatId);
  let last = chat.lastNumber;
  const concerns = ({ providerId, changed }: ChatChange) =>
    providerId === chat.providerId && (changed === null || changed.some(([id]) => id === chat.id));
  const expectMay = (person: SignedInPerson) => expectChats(person, chat.providerId);
  return told(asking, { concerns, expectMay }, async (now) => {
    const page = await getMessages(now, { chatId, before: null, after: last });
    last = page.lastNumber;
    return page;
  });
}

/** Somebody's chats at a center, whenever they change. @throws Refusal as `getChats` */
export async function watchChats(context: Watching, providerId: number): Promise<Telling<ShownChat[]>> {
  const asking = await askingNow(context);
  const read = (now: Pick<RequestContext, 'work' | 'actor'>) =>
    getChats(now, { providerId, onlyWaiting: false, after: null });
  await read(asking);
  const concerns = (change: ChatChange) =>
    change.providerId === providerId && isOfMember(asking.person, change);
  const expectMay = (person: SignedInPerson) => expectChats(person, providerId);
  return told(asking, { concerns, expectMay }, read);
}

/** The chats in which somebody has not read everything, whenever that changes. @throws Refusal unauthenticated; userNotConfirmed */
export async function watchUnread(context: Watching): Promise<Telling<UnreadRow[]>> {
  const asking = await askingNow(context);
  const { work, person } = asking;
  const comesTo = person.area === 'public' ? new Set(await centersOfPerson(work, person.personId)) : null;
  const isPost = ({ providerId, changed }: ChatChange): boolean =>
    comesTo?.has(providerId) !== false && changed?.some(([, who]) => who === EVERYBODY) === true;
  const concerns = (change: ChatChange) =>
    chatsOf(person, change.providerId).length > 0 && (isOfMember(person, change) || isPost(change));
  return told(asking, { concerns, expectMay: () => undefined }, getUnreadNotifications);
}

const isOfMember = (person: SignedInPerson, { changed }: ChatChange): boolean =>
  changed === null ||
  changed.some(
    ([, least, greatest]) =>
      least === person.personId ||
      greatest === person.personId ||
      (person.area === 'business' && least === DESK),
  );

/** @throws Refusal notFound */
function expectChats(person: SignedInPerson, providerId: number): void {
  if (chatsOf(person, providerId).length === 0) throw new Refusal('notFound');
}
