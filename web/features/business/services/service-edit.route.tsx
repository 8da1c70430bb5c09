import * as m from '#contracts/texts/messages.js';
import { Screen } from '#web/business-ui/frame/screen.tsx';
import { pageMeta } from '#web/lib/page-meta.ts';
import { requestOf } from '#web/lib/request-context.ts';
import { useTexts } from '#web/lib/texts.tsx';
import type { Route } from './+types/service-edit.route.ts';
import { idIn, providerIdIn, whenAllowed } from '#web/business-frame/center/load-center.ts';
import { ScreenFault } from '#web/business-frame/center/screen-fault.tsx';
import { saveService } from './save-service.ts';
import { SERVICE_TO_EDIT } from './service-calls.ts';
import { ServiceForm } from './service-form.tsx';
import type { ServiceFormAnswer } from './service-form.tsx';
import { serviceFormValues } from './service-form-values.ts';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t(m.services_edit), isPrivate: true }));

export function loader({ context, url, params }: Route.LoaderArgs) {
  const of = { providerId: providerIdIn(params), id: idIn(params.id) };
  return whenAllowed(url, () => requestOf(context).api(SERVICE_TO_EDIT, of));
}

export async function action({ context, request, params }: Route.ActionArgs): Promise<ServiceFormAnswer> {
  const form = await request.formData();
  const of = { providerId: providerIdIn(params), serviceId: idIn(params.id) };
  return saveService(form, requestOf(context), of);
}

/** Changes a service; bookings that exist keep what they were made with. */
export default function ServiceEditRoute({ loaderData }: Route.ComponentProps) {
  const t = useTexts();
  const { getSubService: service, getServiceGroups: groups, getServiceResources: resources } = loaderData;
  return (
    <Screen title={service.name} act={<span>{t(m.services_edit_note)}</span>}>
      <ServiceForm
        key={service.id}
        initial={serviceFormValues(service)}
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
