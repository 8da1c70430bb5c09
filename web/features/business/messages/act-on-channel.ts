import { data, redirect } from 'react-router';
import type { Locale } from '#contracts/languages.ts';
import { pathInLocale } from '#contracts/languages.ts';
import { ARCHIVE_CHANNEL, CREATE_CHANNEL } from '#web/chat/chat-calls.ts';
import { ApiFailure } from '#web/lib/api-failure.ts';
import { textOf } from '#web/lib/form-text.ts';
import type { RequestContext } from '#web/lib/request-context.ts';

/** Makes a channel, or ends one; a refusal is said beside the form and keeps the name. */
export async function actOnChannel(
  form: FormData,
  { api }: Pick<RequestContext, 'api'>,
  providerId: number,
  locale: Locale | null,
) {
  const name = textOf(form, 'name');
  const idempotencyKey = textOf(form, 'attemptKey');
  try {
    if (textOf(form, 'intent') === 'createChannel')
      await api(CREATE_CHANNEL, { providerId, input: { name } }, { idempotencyKey });
    else
      await api(
        ARCHIVE_CHANNEL,
        { providerId, channelId: Number(textOf(form, 'channelId')) },
        { idempotencyKey },
      );
  } catch (failure) {
    if (!(failure instanceof ApiFailure)) throw failure;
    return data({ errors: failure.errors, content: name }, { status: 422 });
  }
  throw redirect(`${pathInLocale(`/business/${providerId}/messages`, locale)}?tab=channel`);
}
