import { ChatSettingsForm, WHO_MAY_WRITE } from '#contracts/validation/chat.ts';
import { formAction } from '#web/lib/form/form-action.ts';
import { textOf } from '#web/lib/form-text.ts';
import type { RequestContext } from '#web/lib/request-context.ts';
import { versionOf } from '#web/business-frame/center/saved-section.ts';
import type { SectionAnswer } from '#web/business-frame/center/section-form.tsx';
import { SAVE_CHAT_SETTINGS } from './settings-calls.ts';

/** Saves who may write to a center, and whether its desk is mailed. */
export async function saveChatSettings(
  form: FormData,
  { api, locale }: Pick<RequestContext, 'api' | 'locale'>,
  providerId: number,
): Promise<SectionAnswer> {
  let version: number | undefined;
  const answer = await formAction({
    form,
    schema: ChatSettingsForm,
    given: {
      whoMayWrite: WHO_MAY_WRITE.find((one) => one === textOf(form, 'whoMayWrite')),
      mailsDesk: textOf(form, 'mailsDesk') === 'on',
    },
    fieldOf: () => ({ name: '' }),
    locale,
    async send(input) {
      const saved = await api(SAVE_CHAT_SETTINGS, { providerId, version: versionOf(form), input });
      version = saved.saveChatSettings.version;
    },
  });
  return { ...answer, intent: 'chats', ...(version !== undefined && { version }) };
}
