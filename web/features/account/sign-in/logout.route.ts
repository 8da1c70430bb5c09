import { redirect } from 'react-router';
import { localeInPath, pathInLocale } from '#contracts/languages.ts';
import { ApiFailure } from '#web/lib/api-failure.ts';
import { requestOf } from '#web/lib/request-context.ts';
import { SIGN_OUT } from '#web/sign-in/sign-in-calls.ts';
import type { Route } from './+types/logout.route.ts';

/** Ends the session; whoever has none any more is out already (specification sections 4 and 6). */
export async function action({ context, request }: Route.ActionArgs) {
  try {
    await requestOf(context).api(SIGN_OUT);
  } catch (failure) {
    if (!(failure instanceof ApiFailure && failure.hasCode('unauthenticated'))) throw failure;
  }
  return loader({ request });
}

export function loader({ request }: Pick<Route.LoaderArgs, 'request'>) {
  return redirect(pathInLocale('/', localeInPath(new URL(request.url).pathname)), 303);
}
