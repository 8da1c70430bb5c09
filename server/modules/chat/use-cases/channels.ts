import { ChannelForm } from '#contracts/validation/chat.ts';
import { CHATS_ON_PAGE } from '#contracts/chats.ts';
import { providerCommand } from '#server/modules/authority/index.ts';
import { standingOfPerson } from '#server/modules/customers/index.ts';
import { getPersonCards } from '#server/modules/identity/index.ts';
import { getProviderContact } from '#server/modules/providers/index.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { Actor, RequestContext, SignedInPerson } from '#server/kernel/request-context.ts';
import { signedIn } from '#server/kernel/request-context.ts';
import type { Work } from '#server/kernel/work.ts';
import { extentAt } from '../policy.ts';
import type { ChannelRow, ListedChannel } from '../store/channels.ts';
import {
  addChannel,
  endChannel,
  findChannel,
  listChannels,
  markChannelRead,
  renameChannel,
  waitingReaders,
} from '../store/channels.ts';
import { nameOfDesk } from './get-messages.ts';
import { nameOf } from './shown-chats.ts';

type Asking = Pick<RequestContext, 'work' | 'actor'>;
type Commanding = Pick<RequestContext, 'work' | 'actor' | 'idempotencyKey'>;

/** A channel as one of its readers sees it. */
export interface ShownChannel extends ListedChannel {
  /** Who made it. */
  creator: string;
  readerId: number;
  canPost: boolean;
}

/** Whether somebody may post in a center's channels. Null: they may not read them either. */
async function rightAt(work: Work, person: SignedInPerson, providerId: number): Promise<boolean | null> {
  if (person.area === 'business') {
    return extentAt(person, providerId) && extentAt(person, providerId, 'manageChannels') === 'all';
  }
  const standing = await standingOfPerson(work, { providerId, personId: person.personId });
  return standing === null || standing.isBlacklisted ? null : false;
}

/** A channel that somebody reads; `orArchived`: or whose posts they may still take back. @throws Refusal unauthenticated; userNotConfirmed; notFound for one that is not theirs as for none */
export async function channelFor(
  work: Work,
  actor: Actor,
  id: number,
  of: { forChange?: boolean; orArchived?: boolean } = {},
): Promise<{ channel: ChannelRow; personId: number; canPost: boolean; isCustomer: boolean }> {
  const person = signedIn(actor);
  const channel = await findChannel(work, id, of);
  const canPost = channel && (await rightAt(work, person, channel.providerId));
  if (channel === null || canPost === null) throw new Refusal('notFound');
  return { channel, personId: person.personId, canPost, isCustomer: person.area === 'public' };
}

/** The channels of a center, for its customers with a log-in and who works there. @throws Refusal unauthenticated; userNotConfirmed; notFound */
export async function getChannels({ work, actor }: Asking, providerId: number): Promise<ShownChannel[]> {
  const person = signedIn(actor);
  const canPost = await rightAt(work, person, providerId);
  if (canPost === null) throw new Refusal('notFound');
  const { personId } = person;
  const rows = await listChannels(work, { providerId, personId, most: CHATS_ON_PAGE });
  const cards = await getPersonCards(work, [...new Set(rows.map(({ creatorId }) => creatorId))]);
  const center = person.area === 'public' ? await getProviderContact(work, providerId) : null;
  return rows.map((row) => {
    const card = cards.get(row.creatorId);
    // Customers read no e-mail of who has no name
    const creator = center ? nameOfDesk(center.name, card) : card ? nameOf(card) : '';
    return { ...row, creator, readerId: personId, canPost };
  });
}

/** Who has not read the last post: for who posts everybody, for others oneself or nobody. */
export async function notificationIdsOf(work: Work, channel: ShownChannel): Promise<number[]> {
  const { lastPost, canPost, isUnread, readerId } = channel;
  if (lastPost === null) return [];
  if (canPost) return waitingReaders(work, channel, lastPost);
  return isUnread ? [readerId] : [];
}

/** Marks a channel as read, up to a post or whole. @throws Refusal as `channelFor` */
export async function readChannel({ work, actor }: Asking, id: number, number?: number): Promise<void> {
  const { channel, personId } = await channelFor(work, actor, id);
  await markChannelRead(work, channel, personId, number ?? channel.lastNumber);
}

/** Makes a channel. @throws Refusal as `providerCommand` */
export async function createChannel(asking: Commanding, providerId: number, input: unknown): Promise<object> {
  return providerCommand(asking, {
    operation: 'createChannel',
    action: 'manageChannels',
    providerId,
    schema: ChannelForm,
    input,
    async run(tx, { name }, { personId }) {
      const id = await addChannel(tx, { providerId, name, creatorId: personId });
      return { answer: {}, changes: [{ subject: 'channel', subjectId: id, after: { name } }] };
    },
  });
}

/** Gives a channel another name. @throws Refusal as `createChannel`; notFound */
export async function editChannel(
  asking: Commanding,
  { providerId, channelId }: { providerId: number; channelId: number },
  input: unknown,
): Promise<object> {
  return changeChannel(asking, 'editChannel', { providerId, channelId }, input, async (tx, channel, name) => {
    await renameChannel(tx, channel, name);
    return { before: { name: channel.name }, after: { name } };
  });
}

/** Ends a channel: nobody reads it any more. @throws Refusal as `editChannel` */
export async function archiveChannel(
  asking: Commanding,
  of: { providerId: number; channelId: number },
): Promise<object> {
  return changeChannel(asking, 'archiveChannel', of, { name: '-' }, async (tx, channel) => {
    await endChannel(tx, channel);
    return { before: { name: channel.name }, after: null };
  });
}

function changeChannel(
  asking: Commanding,
  operation: string,
  { providerId, channelId }: { providerId: number; channelId: number },
  input: unknown,
  change: (tx: Work, channel: ChannelRow, name: string) => Promise<{ before: object; after: object | null }>,
): Promise<object> {
  return providerCommand(asking, {
    operation,
    action: 'manageChannels',
    providerId,
    of: { channelId },
    schema: ChannelForm,
    input,
    async run(tx, { name }) {
      const channel = await findChannel(tx, channelId, { forChange: true });
      if (channel?.providerId !== providerId) throw new Refusal('notFound');
      const told = await change(tx, channel, name);
      return { answer: {}, changes: [{ subject: 'channel', subjectId: channelId, ...told }] };
    },
  });
}
