import { ChatSettingsForm } from '#contracts/validation/chat.ts';
import { expectMay, providerCommand } from '#server/modules/authority/index.ts';
import type { RequestContext } from '#server/kernel/request-context.ts';
import type { Work } from '#server/kernel/work.ts';
import { readChatSettings, writeChatSettings } from '../store/chat-settings.ts';
import { USUAL_SETTINGS } from './who-may-write.ts';

/** What a center says of its chats, with the version it goes back with. */
export type ChatSettings = ChatSettingsForm & { version: number };

/** As the form of settings shows it. @throws Refusal as `expectMay` */
export async function getChatSettings(
  { work, actor }: Pick<RequestContext, 'work' | 'actor'>,
  providerId: number,
): Promise<ChatSettings> {
  await expectMay(work, actor, providerId, 'changeSettings');
  return settingsOf(work, providerId);
}

/** Writes it over; chats that have an answer of the desk go on. @throws Refusal as `providerCommand` */
export async function saveChatSettings(
  asking: Pick<RequestContext, 'work' | 'actor' | 'idempotencyKey'>,
  { providerId, version }: { providerId: number; version: number },
  input: unknown,
): Promise<object> {
  return providerCommand(asking, {
    operation: 'saveChatSettings',
    action: 'changeSettings',
    providerId,
    schema: ChatSettingsForm,
    input,
    version: { expected: version, lockCurrent: (tx) => lockedVersion(tx, providerId) },
    async run(tx, after) {
      const { version: current, ...before } = await settingsOf(tx, providerId);
      await writeChatSettings(tx, providerId, after, current + 1);
      return { answer: {}, changes: [{ subject: 'provider', subjectId: providerId, before, after }] };
    },
  });
}

/** Before the first saving there is no row to lock: the lock by name stands for it. */
async function lockedVersion(tx: Work, providerId: number): Promise<number> {
  await tx.lock([`chat-settings:${providerId}`]);
  return (await settingsOf(tx, providerId)).version;
}

async function settingsOf(work: Work, providerId: number): Promise<ChatSettings> {
  return (await readChatSettings(work, providerId)) ?? { ...USUAL_SETTINGS, version: 0 };
}
