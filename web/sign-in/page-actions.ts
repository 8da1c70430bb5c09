import { redirect } from 'react-router';
import type { RequestContext } from '#web/lib/request-context.ts';
import { nextPath } from './next-path.ts';
import { SCRIPTED_FIELD } from '#web/lib/form/scripted-field.tsx';
import { CURRENT_USER } from './sign-in-calls.ts';

const PROFILE = '/profile';

/** Nobody logs in twice: whoever is signed in already goes on to where the form would have led. */
export async function goOnIfSignedIn(
  request: Request,
  { api }: Pick<RequestContext, 'api'>,
  home = PROFILE,
): Promise<null> {
  const { getCurrentUser } = await api(CURRENT_USER);
  if (getCurrentUser === null) return null;
  throw redirect(nextPath(request, new URL(request.url).searchParams.get('next'), home));
}

/** After the login of a browser without scripts: on to the next page. With scripts the form goes on by itself. */
export function goOnWithoutScripts(request: Request, form: FormData, home = PROFILE): Response | null {
  if (form.get(SCRIPTED_FIELD) === '1') return null;
  return redirect(nextPath(request, form.get('next'), home), 303);
}
