import type {
  ChannelsData,
  ChatsData,
  ChatCentersData,
  ChatPartnersData,
  MessagesData,
  OpenChatData,
  UnreadChatsData,
} from '#web/generated/operations.ts';
import { operation } from '#web/lib/api.ts';

/** A chat in a list. */
export type ChatListed = ChatsData['getChats'][number];
/** A channel of a center. */
export type ChannelListed = ChannelsData['getChannels'][number];
/** The chat that is open. */
export type ChatOpen = OpenChatData['getChat'][number];
/** A chat in which something is unread. */
export type ChatUnread = UnreadChatsData['getUnreadNotifications'][number];
/** A center to talk with. */
export type ChatCenter = ChatCentersData['getAllProvidersWithPlans'][number];
/** Somebody to whom one may write. */
export type ChatPartner = ChatPartnersData['getChatPartners'][number];
/** Part of a talk, or what has changed in it. */
export type MessagePage = MessagesData['getMessages'];
/** A message of a talk. */
export type ChatMessage = MessagePage['messages'][number];

export const CHAT_CENTERS = operation(`query ChatCenters($search: String, $providerId: Id) {
  getAllProvidersWithPlans(search: $search, providerId: $providerId) { id name timezone canBegin plan { id } }
}`);

export const CHATS = operation(`query Chats($providerId: Id!, $onlyWaiting: Boolean, $after: String) {
  getChats(providerId: $providerId, onlyWaiting: $onlyWaiting, after: $after) {
    chatId name role unreadChats waitingSince lastAt lastMessage { type content isOwn } user { image email }
  }
}`);

export const CHATS_CHANGED = operation(`subscription ChatsChanged($providerId: Id!) {
  chats(providerId: $providerId) {
    chatId name role unreadChats waitingSince lastAt lastMessage { type content isOwn } user { image email }
  }
}`);

export const OPEN_CHAT = operation(`query OpenChat($chatId: String!) {
  getChat(chatId: $chatId) { chatId providerId name role waitingSince isBlocked canWrite canSendFiles user { image email } }
}`);

export const MESSAGES = operation(`query Messages($chatId: String!, $before: Int, $after: Int) {
  getMessages(chatId: $chatId, before: $before, after: $after) {
    messages { id type content file { name bytes width height } senderName createdAt tempId isOwn user { image } }
    deletedIds lastNumber isWhole
  }
}`);

export const MESSAGES_CHANGED = operation(`subscription MessagesChanged($chatId: String!) {
  chatMessages(chatId: $chatId) {
    messages { id type content file { name bytes width height } senderName createdAt tempId isOwn user { image } }
    deletedIds lastNumber isWhole
  }
}`);

export const CREATE_CHAT = operation(`mutation CreateChat($members: [MemberId!]!, $providerId: Id!) {
  createChat(members: $members, providerId: $providerId) { chatId }
}`);

export const SEND_MESSAGE =
  operation(`mutation SendMessage($chatId: String!, $content: String!, $tempId: String!, $seen: Int, $uploadId: Id, $type: String) {
  sendMessage(chatId: $chatId, message: { content: $content, type: $type }, tempId: $tempId, seen: $seen, uploadId: $uploadId) {
    id type content file { name bytes width height } senderName createdAt tempId isOwn user { image }
  }
}`);

export const REQUEST_CHAT_UPLOAD = operation(`mutation RequestChatUpload($chatId: String!, $bytes: Int!) {
  requestChatUpload(chatId: $chatId, bytes: $bytes) { uploadId presignedUrl }
}`);

export const DELETE_MESSAGE = operation(`mutation DeleteMessage($chatId: String!, $messageId: Int!) {
  deleteMessage(chatId: $chatId, messageId: $messageId)
}`);

export const MARK_CHAT_READ = operation(`mutation MarkChatRead($chatId: String!, $messageId: Int!) {
  markChatRead(chatId: $chatId, messageId: $messageId)
}`);

export const NO_ANSWER_NEEDED = operation(`mutation NoAnswerNeeded($chatId: String!) {
  noAnswerNeeded(chatId: $chatId)
}`);

export const BLOCK_CHAT = operation(`mutation BlockChat($chatId: String!, $isBlocked: Boolean!) {
  blockChat(chatId: $chatId, isBlocked: $isBlocked)
}`);

export const SET_CHAT_MAIL_WISHES =
  operation(`mutation SetChatMailWishes($mails: ChatMails!, $atNight: Boolean!) {
  setChatMailWishes(mails: $mails, atNight: $atNight) { mails }
}`);

export const CHAT_PARTNERS =
  operation(`query ChatPartners($providerId: Id!, $search: String, $customerId: Id) {
  getChatPartners(providerId: $providerId, search: $search, customerId: $customerId) { id name email role user { image } }
}`);

export const UNREAD_CHATS = operation(`query UnreadChats {
  getUnreadNotifications { chatId providerId messageId timestamp }
}`);

export const UNREAD_CHATS_CHANGED = operation(`subscription UnreadChatsChanged {
  unreadNotifications { chatId providerId messageId timestamp }
}`);

/** What a notice of a new message says. */
export const CHAT_NEWS = operation(`query ChatNews($chatId: String!) {
  getChat(chatId: $chatId) { name lastMessage { type content isOwn } user { image } }
}`);

export const CHANNELS = operation(`query Channels($providerId: Id!) {
  getChannels(providerId: $providerId) { id name creator unreadChats canPost }
}`);

export const CHANNELS_CHANGED = operation(`subscription ChannelsChanged($providerId: Id!) {
  channels(providerId: $providerId) { id name creator unreadChats canPost }
}`);

export const CREATE_CHANNEL = operation(`mutation CreateChannel($providerId: Id!, $input: ChannelInput!) {
  createChannel(providerId: $providerId, input: $input)
}`);

export const EDIT_CHANNEL =
  operation(`mutation EditChannel($providerId: Id!, $channelId: Id!, $input: ChannelInput!) {
  editChannel(providerId: $providerId, channelId: $channelId, input: $input)
}`);

export const ARCHIVE_CHANNEL = operation(`mutation ArchiveChannel($providerId: Id!, $channelId: Id!) {
  archiveChannel(providerId: $providerId, channelId: $channelId)
}`);
