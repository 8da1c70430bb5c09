import * as m from '#contracts/texts/messages.js';
import type { Texts } from '#web/lib/texts-in.ts';
import type { ChatListed } from './chat-calls.ts';

/** What a line says of a message: its text, the name of its file, or that it is a photo or a voice note. */
export const messagePreview = (
  { type, content }: Pick<NonNullable<ChatListed['lastMessage']>, 'type' | 'content'>,
  t: Texts,
): string => (type === 'image' ? t(m.chat_picture) : type === 'audio' ? t(m.chat_voice_note) : content);
