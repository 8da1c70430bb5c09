import { redirect } from 'react-router';
import { COOKIE_CHOICE_COOKIE, COOKIE_CHOICE_SECONDS, isCookieChoice } from '#contracts/cookie-choice.ts';
import { ownPath } from '#web/lib/own-path.ts';
import { requestOf } from '#web/lib/request-context.ts';
import type { Route } from './+types/cookie-choice.route.ts';

/** Stores the choice for 12 months and shows the same page again; anything but a clear yes is a no. */
export async function action({ context, request }: Route.ActionArgs) {
  const form = await request.formData();
  const wanted = form.get('choice');
  const choice = isCookieChoice(wanted) ? wanted : 'necessary';
  const isSecure = requestOf(context).origin.startsWith('https:');
  const lasting = `Max-Age=${COOKIE_CHOICE_SECONDS}; Path=/; SameSite=Lax${isSecure ? '; Secure' : ''}`;
  return redirect(ownPath(form.get('path')), {
    status: 303,
    headers: { 'Set-Cookie': `${COOKIE_CHOICE_COOKIE}=${choice}; ${lasting}` },
  });
}

export function loader() {
  return redirect('/cookies');
}
