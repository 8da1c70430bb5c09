import { ACTIONS } from '#server/modules/authority/index.ts';
import { getPersonCards, lockRoleAt } from '#server/modules/identity/index.ts';
import { getProviderContact } from '#server/modules/providers/index.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { RequestContext } from '#server/kernel/request-context.ts';
import { countRequest } from '#server/kernel/request-limits.ts';
import type { Work } from '#server/kernel/work.ts';
import { DESK } from '../rules/chat-id.ts';
import type { PostRow } from '../store/posts.ts';
import {
  addPost,
  emptyPost,
  findPost,
  findSentPost,
  postsBefore,
  postsChangedAfter,
} from '../store/posts.ts';
import { channelFor } from './channels.ts';
import type { MessagePage, ShownMessage } from './get-messages.ts';
import { nameOfDesk } from './get-messages.ts';
import { nameOf } from './shown-chats.ts';

type Asking = Pick<RequestContext, 'work' | 'actor'>;
type Place = Awaited<ReturnType<typeof channelFor>>;

const ON_PAGE = 50;
const MOST_CHANGES = 200;
const MOST_POSTS_AN_HOUR = 20;

/** The last posts of a channel, those before one, or what was written and deleted after a number. @throws Refusal as `channelFor` */
export async function getPosts(
  { work, actor }: Asking,
  { id, before, after }: { id: number; before: number | null; after: number | null },
): Promise<MessagePage> {
  const place = await channelFor(work, actor, id);
  const { channel } = place;
  const most = after === null ? ON_PAGE : MOST_CHANGES;
  const rows =
    after === null
      ? await postsBefore(work, channel, before, most + 1)
      : await postsChangedAfter(work, channel, after, most + 1);
  const kept = after === null ? rows.slice(-most) : rows;
  return {
    messages: await shownPosts(
      work,
      place,
      kept.filter((row) => row.deletedNumber === null),
    ),
    deletedIds: kept.filter((row) => row.deletedNumber !== null).map((row) => row.number),
    lastNumber: Math.max(channel.lastNumber, ...kept.map((row) => row.deletedNumber ?? row.number)),
    isWhole: rows.length <= most,
  };
}

/** Posts as somebody reads them: customers see the center's name with the first name of who wrote. */
async function shownPosts(
  work: Work,
  { channel, personId, isCustomer }: Place,
  rows: readonly PostRow[],
): Promise<ShownMessage[]> {
  if (rows.length === 0) return [];
  const cards = await getPersonCards(work, [...new Set(rows.map(({ senderId }) => senderId))]);
  const center = await getProviderContact(work, channel.providerId);
  return rows.map((row) => {
    const card = cards.get(row.senderId);
    const isOwn = row.senderId === personId && !isCustomer;
    return {
      id: row.number,
      type: 'text',
      content: row.content,
      file: null,
      senderId: isCustomer ? DESK : row.senderId,
      receiveId: DESK,
      senderName: isCustomer ? nameOfDesk(center?.name ?? '', card) : card ? nameOf(card) : '',
      avatarKey: isCustomer ? null : (card?.avatarKey ?? null),
      createdAt: row.createdAt,
      tempId: isOwn ? row.tempId : null,
      isOwn,
    };
  });
}

/**
 * Posts in a channel; a known tempId answers the first post.
 * @throws Refusal as `channelFor`; notFound for who only reads; tooManyRequests
 */
export async function sendPost(
  { work, actor }: Asking,
  { id, content, tempId }: { id: number; content: string; tempId: string },
): Promise<ShownMessage> {
  const { channel, canPost, personId } = await channelFor(work, actor, id);
  if (!canPost) throw new Refusal('notFound');
  // Sent again, because the answer was late or lost, it counts no second time
  if ((await findSentPost(work, channel, { senderId: personId, tempId })) === null)
    await countRequest(work, `channel-post:${channel.providerId}`, MOST_POSTS_AN_HOUR);
  return work.transaction(async (tx) => {
    const place = await postingIn(tx, actor, id);
    const senderId = place.personId;
    const known = await findSentPost(tx, place.channel, { senderId, tempId });
    const row = known ?? (await addPost(tx, place.channel, { senderId, tempId, content }));
    const [shown] = await shownPosts(tx, place, [row]);
    if (!shown) throw new Error('A post was not written');
    return shown;
  });
}

/** Empties one's own post, also where the channel is archived; harmless twice. @throws Refusal as `sendPost`; notFound for somebody else's as for none */
export async function deletePost(
  { work, actor }: Asking,
  { id, number }: { id: number; number: number },
): Promise<void> {
  await work.transaction(async (tx) => {
    const { channel, personId } = await postingIn(tx, actor, id, { orArchived: true });
    const post = await findPost(tx, channel, number);
    if (post?.senderId !== personId) throw new Refusal('notFound');
    if (post.deletedNumber === null) await emptyPost(tx, channel, number);
  });
}

/** The channel is locked, and the role of who posts stands until the transaction's end. */
async function postingIn(
  tx: Work,
  actor: RequestContext['actor'],
  id: number,
  { orArchived = false } = {},
): Promise<Place> {
  const place = await channelFor(tx, actor, id, { forChange: true, orArchived });
  const { providerId } = place.channel;
  const role = await lockRoleAt(tx, { personId: place.personId, providerId });
  if (!place.canPost || role === null || ACTIONS.manageChannels.roles[role] !== 'all')
    throw new Refusal('notFound');
  return place;
}
