import type { RequestContext, SignedInPerson } from '#server/kernel/request-context.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import { extentAt } from '../policy.ts';
import { channelFor, getChannels } from './channels.ts';
import type { ShownChannel } from './channels.ts';
import { getPosts } from './channel-posts.ts';
import type { MessagePage } from './get-messages.ts';
import type { ChatChange, Telling } from './live-chats.ts';
import { askingNow, EVERYBODY, told } from './live-chats.ts';

type Watching = Pick<RequestContext, 'work' | 'deps' | 'actor'>;

/** Customers are asked with each reading whether they still are. */
const expectAt =
  (providerId: number) =>
  (person: SignedInPerson): void => {
    if (person.area === 'business' && extentAt(person, providerId) === null) throw new Refusal('notFound');
  };

/** What is posted and deleted in a channel, as it happens. @throws Refusal as `channelFor` */
export async function watchPosts(context: Watching, id: number): Promise<Telling<MessagePage>> {
  const asking = await askingNow(context);
  const { channel } = await channelFor(context.work, asking.actor, id);
  let last = channel.lastNumber;
  const concerns = ({ providerId, changed }: ChatChange) =>
    providerId === channel.providerId &&
    (changed === null || changed.some(([one, who]) => one === -id && who === EVERYBODY));
  return told(asking, { concerns, expectMay: expectAt(channel.providerId) }, async (now) => {
    const page = await getPosts(now, { id, before: null, after: last });
    last = page.lastNumber;
    return page;
  });
}

/** The channels of a center, whenever they change. @throws Refusal as `getChannels` */
export async function watchChannels(context: Watching, providerId: number): Promise<Telling<ShownChannel[]>> {
  const asking = await askingNow(context);
  const { personId } = asking.person;
  const read = (now: Pick<RequestContext, 'work' | 'actor'>) => getChannels(now, providerId);
  await read(asking);
  const concerns = (change: ChatChange) =>
    change.providerId === providerId &&
    (change.changed === null ||
      change.changed.some(([id, who]) => id < 0 && [EVERYBODY, personId].includes(who)));
  return told(asking, { concerns, expectMay: expectAt(providerId) }, read);
}
