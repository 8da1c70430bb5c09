import { data } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { Screen } from '#web/business-ui/frame/screen.tsx';
import { formOfTyped, OPEN_ANSWER, typedIn } from '#web/lib/form/form-answer.ts';
import { goOnUnlessScripted } from '#web/lib/form/saved.ts';
import { pageMeta } from '#web/lib/page-meta.ts';
import { requestOf } from '#web/lib/request-context.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { unlessOffline } from '#web/lib/unless-offline.ts';
import type { Route } from './+types/service-edit.route.ts';
import { providerIdIn, whenAllowed } from '../center/load-center.ts';
import { ScreenFault } from '../center/screen-fault.tsx';
import { pageLocale } from '#web/lib/page-locale.ts';
import { problemsOfService, saveService } from './save-service.ts';
import { SERVICE_TO_EDIT } from './service-calls.ts';
import { ServiceForm } from './service-form.tsx';
import type { ServiceFormAnswer } from './service-form.tsx';
import { typedOfForm, typedOfService } from './typed-service.ts';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t(m.services_edit), isPrivate: true }));

const idOf = ({ id }: { id: string }): number => {
  if (!/^[1-9]\d{0,14}$/.test(id)) throw data(null, { status: 404 });
  return Number(id);
};

export function loader({ context, url, params }: Route.LoaderArgs) {
  const of = { providerId: providerIdIn(params), id: idOf(params) };
  return whenAllowed(url, () => requestOf(context).api(SERVICE_TO_EDIT, of));
}

export async function action({
  context,
  request,
  url,
  params,
}: Route.ActionArgs): Promise<ServiceFormAnswer> {
  const form = await request.formData();
  const of = { providerId: providerIdIn(params), serviceId: idOf(params) };
  const answer = await saveService(form, requestOf(context), of);
  if (answer.isSaved) goOnUnlessScripted(form, url.pathname.replace(/\/edit$/, ''));
  return answer;
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = await request.clone().formData();
  const problems = problemsOfService(form, pageLocale());
  if (problems) return problems;
  return unlessOffline<ServiceFormAnswer>(serverAction, (errors) => ({
    ...OPEN_ANSWER,
    errors,
    typed: typedIn(form),
  }));
}

/** Changes a service; bookings that exist keep what they were made with. */
export default function ServiceEditRoute({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTexts();
  const { getSubService: service, getServiceGroups: groups, getServiceResources: resources } = loaderData;
  return (
    <Screen title={service.name} act={<span>{t(m.services_edit_note)}</span>}>
      <ServiceForm
        key={service.id}
        initial={actionData ? typedOfForm(formOfTyped(actionData.typed)) : typedOfService(service)}
        version={service.version}
        shownImageUrl={service.shownImageUrl}
        {...{ groups, resources }}
      />
    </Screen>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const t = useTexts();
  return <ScreenFault error={error} back={{ path: 'services', label: t(m.services_title) }} />;
}
