import { randomUUID } from 'node:crypto';
import { FileCodes } from '#server/modules/chat/use-cases/file-codes.ts';
import { aChat } from '#server/modules/chat/builders.ts';
import type { Member, Town } from '../town.ts';
import { screen } from './center-pages.ts';
import { customer } from './desk-booking.ts';
import { ONESELF } from './own-account.ts';
import { ofProvider } from './profile.ts';
import { verasBooking, verasBookingElsewhere } from './bookings.ts';
import { anotherProvider, otherPlaceOf, placeOf } from './services.ts';
import type { AccessTarget, Args } from './target.ts';
import { UNKNOWN_ID } from './target.ts';

const worksInBusiness = ({ actor }: Member): boolean => actor.area === 'business' && actor.as !== null;

/** Who a member talks with: a customer with the desk, the desk with a customer, a collaborator with a colleague. */
async function pairOf(town: Town, me: Member): Promise<[number, number]> {
  if (!worksInBusiness(me)) return [0, me.personId];
  if (me.actor.as === 'collaborator') return [me.personId, town.members.get('manager')?.personId ?? 0];
  // Whose customer they are
  await verasBooking(town);
  await verasBookingElsewhere(town);
  return [0, town.vera.personId];
}

async function own(town: Town, me: Member): Promise<Args> {
  const { providerId } = placeOf(town, me);
  const members = await pairOf(town, me);
  const chat = await aChat(town.app.work(), { providerId, members, senderId: me.personId });
  return {
    ...chat,
    providerId,
    members,
    message: { content: 'Ciao' },
    tempId: randomUUID(),
    bytes: 5,
    isBlocked: false,
  };
}

/** Of the customer whose things the others are after. */
async function veras(town: Town, me: Member): Promise<Args> {
  const { providerId } = worksInBusiness(me) ? otherPlaceOf(town, me) : town.here;
  const members: [number, number] = [0, town.vera.personId];
  const chat = await aChat(town.app.work(), { providerId, members, senderId: town.vera.personId });
  return {
    ...chat,
    providerId,
    members,
    message: { content: 'Ciao' },
    tempId: randomUUID(),
    bytes: 5,
    isBlocked: true,
  };
}

/** The address of a file in a chat, as it is given to one of its members. */
async function fileArgs({ app }: Town, { chatId, messageId }: Args, reader: number): Promise<Args> {
  const key = `chats/1/${randomUUID()}`;
  await app.deps.storage.write(`${key}/file`, Buffer.from('ciao'));
  const { rows } = await app.pool.query<{ provider_id: number; chat: number }>(
    `with message as (update chat_messages m set type = 'file', content = 'orari.pdf' from chats c
       where c.chat_id = $1 and m.provider_id = c.provider_id and m.chat = c.id and m.number = $2 returning m.*)
     insert into chat_files (provider_id, chat, number, sender_id, key, bytes, sent_at)
       select provider_id, chat, number, sender_id, $3, 4, now() from message returning provider_id, chat`,
    [chatId, messageId, key],
  );
  const [row] = rows;
  if (!row) throw new Error('A file was not kept');
  const grant = { providerId: row.provider_id, chat: row.chat, number: Number(messageId), personId: reader };
  const code = new FileCodes(app.deps.secrets.keyFor('chat-file')).codeFor(grant, app.clock.now());
  return { code, name: 'orari.pdf' };
}

/** A file by its address. */
export const CHAT_FILE: AccessTarget = {
  called: 'a file of one’s own chat by its address; another’s: vera’s, also with a code made for oneself',
  mine: async (town, me) => fileArgs(town, await own(town, me), me.personId),
  async others(town, me) {
    const [hers, forged] = [await veras(town, me), await veras(town, me)];
    return [await fileArgs(town, hers, town.vera.personId), await fileArgs(town, forged, me.personId)];
  },
  unknown: { code: 'none', name: 'orari.pdf' },
};

const UNKNOWN_CHAT = `0_${UNKNOWN_ID}_${UNKNOWN_ID}`;

/** A chat by its name. */
export const CHAT: AccessTarget = {
  called: 'a chat of one’s own; another’s: vera’s with a center, or of another center’s desk',
  mine: own,
  others: async (town, me) => [await veras(town, me)],
  unknown: { chatId: UNKNOWN_CHAT },
  ids: {
    // Its name is a text; the rows try vera's as somebody else's
    chatId: { isTriedBy: 'server/modules/chat/chat.integration.test.ts' },
    'message.senderId': { isNobodys: 'the session says who writes; what is sent is not read' },
    'message.receiveId': { isNobodys: 'the chat says to whom; what is sent is not read' },
    uploadId: { isTriedBy: 'server/modules/chat/chat-files.integration.test.ts' },
    messageId: { isNobodys: 'counts within the chat that is named' },
    tempId: { isNobodys: 'made by the screen that writes, and known for its person alone' },
  },
};

/** A chat in which files may be sent: the desk has answered in it. */
export const CHAT_WITH_ANSWER: AccessTarget = {
  ...CHAT,
  async mine(town, me) {
    const args = await own(town, me);
    const members = await pairOf(town, me);
    const senderId = town.members.get('manager')?.personId ?? 0;
    if (members[0] === 0)
      await aChat(town.app.work(), { providerId: placeOf(town, me).providerId, members, senderId });
    return args;
  },
};

/** Chats at a center. */
export const CHATS: AccessTarget = {
  called: 'one’s chats at a center; another’s: at a center where one is nothing',
  mine: own,
  others: async (town, me) => [await veras(town, me)],
  unknown: { providerId: UNKNOWN_ID },
  ids: {
    providerId: anotherProvider,
    customerId: async (town, me) => [{ customerId: await customer(town, otherPlaceOf(town, me)) }],
  },
};

/** The centers one talks with; a published one can be named by every customer. */
export const CENTERS_TO_CHAT: AccessTarget = {
  called: 'centers to talk with; another’s: one that nobody may see',
  mine: () => ({}),
  others: ({ hidden }) => [{ providerId: hidden.providerId }],
  unknown: { providerId: UNKNOWN_ID },
  ids: { providerId: ({ hidden }) => [{ providerId: hidden.providerId }] },
};

export const MESSAGES_SCREEN = screen('the messages', async (town, me) => ({
  search: { chat: (await own(town, me))['chatId'] },
}));
export const MESSAGE_TO_WRITE = screen('somebody to write to', async (town, me) => {
  const [member] = (await pairOf(town, me)).filter((one) => one !== 0 && one !== me.personId);
  return { form: { member, role: me.actor.as === 'collaborator' ? 'collaborator' : 'customer' } };
});

/** `/chat`, with one's own chat open. */
export const CHAT_PAGE: AccessTarget = {
  called: 'the page of one’s chats; another’s: vera’s chat',
  async mine(town, me) {
    const { chatId, providerId } = await own(town, me);
    return { search: { provider: providerId, chat: chatId } };
  },
  async others(town, me) {
    const { chatId, providerId } = await veras(town, me);
    return [{ search: { provider: providerId, chat: chatId } }];
  },
  unknown: { search: { provider: UNKNOWN_ID, chat: UNKNOWN_CHAT } },
  ids: { 'search.provider': ({ hidden }) => [{ 'search.provider': hidden.providerId }] },
};
export const CHAT_TO_WRITE: AccessTarget = {
  called: 'a text for a center; another’s: one that nobody may see',
  mine: ({ here }) => ({
    search: { provider: here.providerId },
    form: { content: 'Buongiorno!', attemptKey: randomUUID() },
  }),
  others: ({ hidden }) => [
    { search: { provider: hidden.providerId }, form: { content: 'Buongiorno!', attemptKey: randomUUID() } },
  ],
  unknown: { search: { provider: UNKNOWN_ID } },
  ids: { 'search.provider': ({ hidden }) => [{ 'search.provider': hidden.providerId }] },
};

/** What a person wishes to be mailed of their chats. */
export const CHAT_MAILS: AccessTarget = {
  ...ONESELF,
  mine: () => ({ mails: 'later', atNight: false }),
};

/** The version that a form of a center's chats would be filled from now. */
async function settingsVersionOf({ app }: Town, providerId: number): Promise<number> {
  const { rows } = await app.pool.query<{ version: number }>(
    'select version from chat_settings where provider_id = $1',
    [providerId],
  );
  return rows[0]?.version ?? 0;
}

let saved = 0;
const WHO = ['customers', 'everybody'] as const;

/** What a center says of its chats. */
export const CHAT_SETTINGS = ofProvider('what it says of its chats', async (town, _me, place) => ({
  version: await settingsVersionOf(town, place.providerId),
  input: { whoMayWrite: WHO[(saved += 1) % 2], mailsDesk: true },
}));
export const CHAT_SETTINGS_TO_SAVE = screen('what it says of its chats', async (town, _me, place) => ({
  form: {
    intent: 'chats',
    version: await settingsVersionOf(town, place.providerId),
    whoMayWrite: WHO[(saved += 1) % 2],
    mailsDesk: 'on',
  },
}));
