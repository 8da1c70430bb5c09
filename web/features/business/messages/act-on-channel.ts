import { data, redirect } from 'react-router';
import type { Locale } from '#contracts/languages.ts';
import { pathInLocale } from '#contracts/languages.ts';
import { ARCHIVE_CHANNEL, CREATE_CHANNEL, EDIT_CHANNEL } from '#web/chat/chat-calls.ts';
import { ApiFailure } from '#web/lib/api-failure.ts';
import { textOf } from '#web/lib/form-text.ts';
import type { RequestContext } from '#web/lib/request-context.ts';

/** Makes a channel, renames or ends one; a refusal is said beside the form and keeps the name. */
export async function actOnChannel(
  form: FormData,
  { api }: Pick<RequestContext, 'api'>,
  providerId: number,
  locale: Locale | null,
) {
  const name = textOf(form, 'name');
  const idempotencyKey = textOf(form, 'attemptKey');
  const intent = textOf(form, 'intent');
  const channelId = Number(textOf(form, 'channelId'));
  const input = { name };
  try {
    if (intent === 'createChannel') await api(CREATE_CHANNEL, { providerId, input }, { idempotencyKey });
    else if (intent === 'renameChannel')
      await api(EDIT_CHANNEL, { providerId, channelId, input }, { idempotencyKey });
    else await api(ARCHIVE_CHANNEL, { providerId, channelId }, { idempotencyKey });
  } catch (failure) {
    if (!(failure instanceof ApiFailure)) throw failure;
    return data({ errors: failure.errors, content: name, intent }, { status: 422 });
  }
  const isOpen = intent === 'renameChannel' ? `&channel=${channelId}` : '';
  throw redirect(`${pathInLocale(`/business/${providerId}/messages`, locale)}?tab=channel${isOpen}`);
}
