import { ShareForm } from '#contracts/validation/share.ts';
import * as m from '#contracts/texts/messages.js';
import { formAction } from '#web/lib/form/form-action.ts';
import type { FormAnswer } from '#web/lib/form/form-answer.ts';
import { textOf } from '#web/lib/form-text.ts';
import type { RequestContext } from '#web/lib/request-context.ts';
import { shareFormValues } from '#web/business-frame/center/share-form-values.ts';
import { SAVE_SHARE } from '#web/business-frame/users/user-calls.ts';

const NAMES = { kind: m.users_share, amountType: m.users_share_type, amount: m.users_share_amount };

/** Saves what somebody earns of a paid booking. */
export const saveShare = (
  form: FormData,
  { api, locale }: Pick<RequestContext, 'api' | 'locale'>,
  of: { providerId: number; id: number },
): Promise<FormAnswer> =>
  formAction({
    form,
    locale,
    schema: ShareForm,
    fieldOf: (path) => ({ name: path in NAMES ? NAMES[path as keyof typeof NAMES]({}, { locale }) : '' }),
    given: { kind: textOf(form, 'kind'), ...shareFormValues(form) },
    send: (input) => api(SAVE_SHARE, { ...of, version: Number(textOf(form, 'version')) || 0, input }),
  });
