import type { Locale } from '#contracts/languages.ts';
import { pathInLocale } from '#contracts/languages.ts';
import type { UnreadOfReader } from '#server/modules/chat/index.ts';
import { unreadOfReader, wishesOf } from '#server/modules/chat/index.ts';
import type { Deps } from '#server/kernel/deps.ts';
import type { Work } from '#server/kernel/work.ts';
import type { ChatMailKind } from '../rules/mail-kinds.ts';
import { unreadMail } from '../templates/chat-mails.ts';
import type { RenderedMail } from '../templates/mail-content.ts';

interface ChatMail {
  kind: ChatMailKind;
  /** A person, or the center whose desk it is. */
  subjectId: number;
  language: Locale;
  details: unknown;
}

/** Writes what is unread now, of the chats a mail was queued for. @returns null when all of it was read meanwhile, or no mail is wished any more */
export async function writeChatMail(
  work: Work,
  deps: Pick<Deps, 'links' | 'origin'>,
  { kind, subjectId, language, details }: ChatMail,
): Promise<RenderedMail | null> {
  const personId = kind === 'messages-unread' ? subjectId : null;
  if (personId !== null && (await wishesOf(work, personId)).mails === 'never') return null;
  // Only the reaction writes it
  const { chatIds } = details as { chatIds: string[] };
  const chats = await unreadOfReader(work, { personId }, chatIds);
  if (chats.length === 0) return null;
  const at = (path: string) => deps.origin + pathInLocale(path, language);
  return unreadMail({
    chats,
    language,
    origin: deps.origin,
    places: placesOf(chats).map(({ isAtWork, path }) => ({ isAtWork, url: at(path) })),
    footer:
      personId === null
        ? { settings: at(`/business/${subjectId}/settings`), stop: null }
        : {
            settings: at('/profile/chat-mails'),
            stop: at(`/stop-mails/${deps.links.stopChatCodeFor(personId)}`),
          },
  });
}

/** Where they are read: one's own chats in one place, those of each center in theirs. */
function placesOf(chats: readonly UnreadOfReader[]): { isAtWork: boolean; path: string }[] {
  const [own] = chats.filter(({ isAtWork }) => !isAtWork);
  const centers = new Set(chats.filter(({ isAtWork }) => isAtWork).map(({ providerId }) => providerId));
  return [
    ...(own ? [{ isAtWork: false, path: `/chat?provider=${own.providerId}&chat=${own.chatId}` }] : []),
    ...[...centers].map((id) => ({ isAtWork: true, path: `/business/${id}/messages` })),
  ];
}
