import { redirect } from 'react-router';
import { localeInPath, pathInLocale } from '#contracts/languages.ts';
import type { FormAnswer } from '#web/lib/form/form-answer.ts';
import { goOnUnlessScripted } from '#web/lib/form/saved.ts';
import { sendForm } from '#web/lib/form/send-form.ts';
import { textOf } from '#web/lib/form-text.ts';
import { requestOf } from '#web/lib/request-context.ts';
import { PROOF_PLACES, proveFirst } from '#web/sign-in/second-factor/prove-first.ts';
import type { Route } from './+types/calendar-feed.route.ts';
import { ENABLE_CALENDAR_FEED, REVOKE_CALENDAR_FEED } from './calendar-feed/calendar-feed-calls.ts';

/** There is nothing to see here: the panel stands in the profile. */
export function loader({ url }: Route.LoaderArgs) {
  throw redirect(pathInLocale('/profile/calendar', localeInPath(url.pathname)));
}

/** Makes and revokes the feed's address; without scripts it leads back to the profile. */
export async function action({ context, request, url }: Route.ActionArgs): Promise<FormAnswer> {
  const form = await request.formData();
  const intent = textOf(form, 'intent') === 'revoke' ? 'revoke' : 'enable';
  const { api } = requestOf(context);
  const answer = await sendForm({ intent, places: PROOF_PLACES }, async () => {
    await proveFirst(form, api);
    await (intent === 'revoke' ? api(REVOKE_CALENDAR_FEED) : api(ENABLE_CALENDAR_FEED));
  });
  if (answer.isSaved)
    goOnUnlessScripted(
      form,
      `${pathInLocale('/profile/calendar', localeInPath(url.pathname))}#calendar-feed`,
    );
  return answer;
}
