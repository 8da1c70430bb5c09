import { NOBODY, SIGNED_IN, SIGNED_IN_AS_CUSTOMER, whoMay } from './actors.ts';
import type { Row } from './row.ts';
import { row } from './row.ts';
import {
  CENTERS_TO_CHAT,
  CHAT,
  CHAT_FILE,
  CHAT_MAILS,
  CHAT_PAGE,
  CHAT_SETTINGS,
  CHAT_SETTINGS_TO_SAVE,
  CHAT_TO_WRITE,
  CHAT_WITH_ANSWER,
  CHATS,
  MESSAGE_TO_WRITE,
  MESSAGES_SCREEN,
} from './targets/chats.ts';
import { CHANNEL } from './targets/channels.ts';
import { ONESELF } from './targets/own-account.ts';

const AT_WORK = whoMay('seeMessages');
const POSTS = whoMay('manageChannels');
const CHANGES_SETTINGS = whoMay('changeSettings');
const TALKS = [...SIGNED_IN_AS_CUSTOMER, ...AT_WORK];
/** All but who has chats with colleagues alone. */
const AT_DESK = AT_WORK.filter((name) => name !== 'collaborator');
const ANSWERED_ALIKE = { isAnsweredAlike: true };
/** Who talks with somebody sees their name and e-mail. */
const SHOWS = {
  shows: [
    'people.email',
    'profiles.firstname',
    'profiles.lastname',
    'people.id',
    'providers.owner_person_id',
    'customers.firstname',
    'customers.lastname',
  ],
};

/** Who comes to a center, or works there, reads its channels. */
const SHOWS_CHANNELS = {
  shows: [...SHOWS.shows, 'channels.id', 'channels.name', 'channel_posts.content'],
};

/** Chats of customers, centers and colleagues. */
export const CHAT_TABLE: readonly Row[] = [
  row('getAllProvidersWithPlans', CENTERS_TO_CHAT, SIGNED_IN, SIGNED_IN, ANSWERED_ALIKE),
  row('getChats', CHATS, TALKS, SIGNED_IN_AS_CUSTOMER, { ...SHOWS, ...ANSWERED_ALIKE }),
  row('getChat', CHAT, TALKS, NOBODY, SHOWS),
  row('getMessages', CHAT, TALKS, NOBODY, SHOWS),
  row('getChatPartners', CHATS, AT_WORK, NOBODY, SHOWS),
  row('getUnreadNotifications', ONESELF, SIGNED_IN, NOBODY, SHOWS_CHANNELS),
  row('createChat', CHATS, TALKS, NOBODY, SHOWS),
  row('requestChatUpload', CHAT_WITH_ANSWER, TALKS),
  row('sendMessage', CHAT, TALKS, NOBODY, SHOWS),
  row('GET /chat/files/:code/:name', CHAT_FILE, TALKS),
  row('deleteMessage', CHAT, TALKS),
  row('markChatRead', CHAT, TALKS),
  row('noAnswerNeeded', CHAT, AT_DESK),
  row('blockChat', CHAT, [...SIGNED_IN_AS_CUSTOMER, ...AT_DESK]),
  row('getChannels', CHANNEL, TALKS, NOBODY, SHOWS_CHANNELS),
  row('readChannel', CHANNEL, TALKS),
  row('createChannel', CHANNEL, POSTS, NOBODY, { needsKey: true }),
  row('editChannel', CHANNEL, POSTS, NOBODY, { needsKey: true }),
  row('archiveChannel', CHANNEL, POSTS, NOBODY, { needsKey: true }),
  row('channels', CHANNEL, TALKS, NOBODY, SHOWS_CHANNELS),
  row('getChatMailWishes', ONESELF, SIGNED_IN),
  row('setChatMailWishes', CHAT_MAILS, SIGNED_IN),
  row('getChatSettings', CHAT_SETTINGS, CHANGES_SETTINGS),
  row('saveChatSettings', CHAT_SETTINGS, CHANGES_SETTINGS, NOBODY, { needsKey: true }),
  row('chatMessages', CHAT, TALKS, NOBODY, SHOWS),
  row('chats', CHATS, TALKS, SIGNED_IN_AS_CUSTOMER, { ...SHOWS, ...ANSWERED_ALIKE }),
  row('unreadNotifications', ONESELF, SIGNED_IN, NOBODY, SHOWS_CHANNELS),
];

/** Their screens. */
export const PAGES_OF_CHAT: readonly Row[] = [
  row('GET /chat', CHAT_PAGE, SIGNED_IN_AS_CUSTOMER, NOBODY, SHOWS_CHANNELS),
  row('POST /chat', CHAT_TO_WRITE, SIGNED_IN_AS_CUSTOMER, NOBODY),
  row('GET /business/:center/messages', MESSAGES_SCREEN, AT_WORK, NOBODY, SHOWS_CHANNELS),
  row('POST /business/:center/settings', CHAT_SETTINGS_TO_SAVE, CHANGES_SETTINGS, NOBODY),
  row('POST /business/:center/messages', MESSAGE_TO_WRITE, AT_WORK, NOBODY, SHOWS),
];
