import { redirect, redirectDocument } from 'react-router';
import { localeInPath, pathInLocale } from '#contracts/languages.ts';
import * as m from '#contracts/texts/messages.js';
import { Screen } from '#web/business-ui/frame/screen.tsx';
import type { FormAnswer } from '#web/lib/form/form-answer.ts';
import { pageMeta } from '#web/lib/page-meta.ts';
import { requestOf } from '#web/lib/request-context.ts';
import { useTexts } from '#web/lib/texts.tsx';
import type { Route } from './+types/change-person.route.ts';
import { loadOwnCenter, providerIdIn, whenAllowed } from '#web/business-frame/center/load-center.ts';
import { COLLEAGUES_AT_DESK } from '#web/business-frame/change-person/change-person-calls.ts';
import { changePersonFromForm } from './change-person-form.ts';
import { ChangePerson } from './change-person.tsx';
import { goOnPath, pathOfCenter } from './go-on-path.ts';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t(m.pin_title), isPrivate: true }));

/** Who may take the chair; and the way on for who has just taken it, as their role has it. */
export async function loader({ context, url, params }: Route.LoaderArgs) {
  const { searchParams: search } = url;
  const center = await loadOwnCenter({ context, url }, params.center);
  const back = search.get('back');
  const start = pathInLocale(`/business/${center.providerId}`, localeInPath(url.pathname));
  if (search.has('was')) throw redirect(goOnPath(center, { back, was: search.get('was') }) ?? start, 303);
  return whenAllowed(url, async () => {
    const { providerId } = center;
    const found = await requestOf(context).api(COLLEAGUES_AT_DESK, { providerId });
    return {
      colleagues: found.getColleaguesAtDesk,
      hasPin: found.getMyPin !== null,
      back: pathOfCenter(back, providerId) ?? start,
    };
  });
}

export async function action({ context, request, url, params }: Route.ActionArgs): Promise<FormAnswer> {
  const form = await request.formData();
  const { role } = await loadOwnCenter({ context, url }, params.center);
  const answer = await changePersonFromForm(form, requestOf(context), providerIdIn(params));
  if (!answer.isSaved) return answer;
  // Whose page this is is another one now: nothing of it is kept
  const goOn = new URLSearchParams({ back: url.searchParams.get('back') ?? '', was: role });
  const next = `${url.pathname}?${goOn}`;
  throw redirectDocument(next);
}

/** At a shared computer a colleague goes on in one's place, under their own name (business rule 21). */
export default function ChangePersonRoute({ loaderData }: Route.ComponentProps) {
  const t = useTexts();
  return (
    <Screen title={t(m.pin_title)}>
      <ChangePerson {...loaderData} />
    </Screen>
  );
}
