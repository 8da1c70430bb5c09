import type { ContactMessagesData } from '#web/generated/operations.ts';
import { operation } from '#web/lib/api.ts';

export type ContactMessageSeen = ContactMessagesData['getContactMessages']['items'][number];

export const CONTACT_MESSAGES = operation(`query ContactMessages($isWaiting: Boolean, $page: Int) {
  getContactMessages(isWaiting: $isWaiting, page: $page) {
    total page pages items { id name email subject message isDemoRequest createdAt answeredAt }
  }
}`);

export const SET_MESSAGE_ANSWERED =
  operation(`mutation SetContactMessageAnswered($id: Id!, $isAnswered: Boolean!) {
  setContactMessageAnswered(id: $id, isAnswered: $isAnswered)
}`);
