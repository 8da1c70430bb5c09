import { redirect } from 'react-router';
import { localeInPath, pathInLocale } from '#contracts/languages.ts';
import { requestOf } from '#web/lib/request-context.ts';
import { SIGN_OUT } from '#web/sign-in/sign-in-calls.ts';
import type { Route } from './+types/admin-logout.route.ts';

/** Ends the session at `/admin`; other sessions in the same browser go on. */
export async function action({ context, request }: Route.ActionArgs) {
  await requestOf(context).api(SIGN_OUT);
  return loader({ request });
}

export function loader({ request }: Pick<Route.LoaderArgs, 'request'>) {
  return redirect(pathInLocale('/admin/login', localeInPath(new URL(request.url).pathname)), 303);
}
