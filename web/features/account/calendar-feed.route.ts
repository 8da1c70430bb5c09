import { redirect } from 'react-router';
import type { ApiError } from '#contracts/api-error.ts';
import { localeInPath, pathInLocale } from '#contracts/languages.ts';
import { ApiFailure } from '#web/lib/api-failure.ts';
import { textOf } from '#web/lib/form-text.ts';
import { requestOf } from '#web/lib/request-context.ts';
import { unlessOffline } from '#web/lib/unless-offline.ts';
import type { Route } from './+types/calendar-feed.route.ts';
import { ENABLE_CALENDAR_FEED, REVOKE_CALENDAR_FEED } from './calendar-feed/calendar-feed-calls.ts';

/** What the panel is answered; `done` is null when it was refused. */
export type CalendarFeedAnswer = { done: 'enabled' | 'revoked' | null; errors: readonly ApiError[] };

/** There is nothing to see here: the panel stands in the profile. */
export function loader({ url }: Route.LoaderArgs) {
  throw redirect(pathInLocale('/profile', localeInPath(url.pathname)));
}

/** Makes and revokes the feed's address; without scripts it leads back to the profile. */
export async function action({ context, request, url }: Route.ActionArgs): Promise<CalendarFeedAnswer> {
  const form = await request.formData();
  const isRevoking = textOf(form, 'intent') === 'revoke';
  try {
    const { api } = requestOf(context);
    await (isRevoking ? api(REVOKE_CALENDAR_FEED) : api(ENABLE_CALENDAR_FEED));
  } catch (failure) {
    if (failure instanceof ApiFailure) return { done: null, errors: failure.errors };
    throw failure;
  }
  if (textOf(form, 'isHydrated') === '') {
    throw redirect(`${pathInLocale('/profile', localeInPath(url.pathname))}#calendar-feed`, 303);
  }
  return { done: isRevoking ? 'revoked' : 'enabled', errors: [] };
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return unlessOffline<CalendarFeedAnswer>(serverAction, (errors) => ({ done: null, errors }));
}
