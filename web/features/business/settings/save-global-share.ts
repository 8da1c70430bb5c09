import { GlobalShareForm } from '#contracts/validation/share.ts';
import * as m from '#contracts/texts/messages.js';
import { formAction } from '#web/lib/form/form-action.ts';
import type { RequestContext } from '#web/lib/request-context.ts';
import { versionOf } from '#web/business-frame/center/saved-section.ts';
import type { SectionAnswer } from '#web/business-frame/center/section-form.tsx';
import { shareFormValues } from '#web/business-frame/center/share-form-values.ts';
import { SAVE_GLOBAL_SHARE } from './settings-calls.ts';

const NAMES = { amountType: m.users_share_type, amount: m.users_share_amount };

/** Saves the share of a center. */
export async function saveGlobalShare(
  form: FormData,
  { api, locale }: Pick<RequestContext, 'api' | 'locale'>,
  providerId: number,
): Promise<SectionAnswer> {
  let version: number | undefined;
  const answer = await formAction({
    form,
    schema: GlobalShareForm,
    given: shareFormValues(form),
    fieldOf: (path) => ({ name: path in NAMES ? NAMES[path as keyof typeof NAMES]({}, { locale }) : '' }),
    locale,
    async send(input) {
      const saved = await api(SAVE_GLOBAL_SHARE, { providerId, version: versionOf(form), input });
      version = saved.saveGlobalShare.version;
    },
  });
  return { ...answer, intent: 'share', ...(version !== undefined && { version }) };
}
