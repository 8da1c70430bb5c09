import * as m from '#contracts/texts/messages.js';
import { Screen } from '#web/business-ui/frame/screen.tsx';
import { pageMeta } from '#web/lib/page-meta.ts';
import { requestOf } from '#web/lib/request-context.ts';
import { textsIn } from '#web/lib/texts-in.ts';
import { useLocale, useTexts } from '#web/lib/texts.tsx';
import type { Route } from './+types/service-new.route.ts';
import { providerIdIn, whenAllowed } from '#web/business-frame/center/load-center.ts';
import { ScreenFault } from '#web/business-frame/center/screen-fault.tsx';
import { saveService } from './save-service.ts';
import { NEW_SERVICE, SERVICE_TO_EDIT } from './service-calls.ts';
import { ServiceForm } from './service-form.tsx';
import type { ServiceFormAnswer } from './service-form.tsx';
import { copyOfService, newService } from './service-form-values.ts';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t(m.services_new), isPrivate: true }));

export function loader({ context, url, params }: Route.LoaderArgs) {
  const providerId = providerIdIn(params);
  const { api, locale } = requestOf(context);
  const from = Number(url.searchParams.get('from'));
  return whenAllowed(url, async () => {
    if (!(Number.isSafeInteger(from) && from > 0)) {
      const { getServiceGroups: groups, getServiceResources: resources } = await api(NEW_SERVICE, {
        providerId,
      });
      return { groups, resources, initial: newService(resources) };
    }
    const found = await api(SERVICE_TO_EDIT, { providerId, id: from });
    const { getServiceGroups: groups, getServiceResources: resources, getSubService: service } = found;
    const name = textsIn(locale)(m.services_copy_of, { name: service.name });
    return { groups, resources, initial: copyOfService(service, name) };
  });
}

export async function action({ context, request, params }: Route.ActionArgs): Promise<ServiceFormAnswer> {
  const form = await request.formData();
  const of = { providerId: providerIdIn(params), serviceId: null };
  return saveService(form, requestOf(context), of);
}

/** Adds a service. */
export default function ServiceNewRoute({ loaderData }: Route.ComponentProps) {
  const t = useTexts();
  const { groups, resources, initial } = loaderData;
  return (
    <Screen title={t(m.services_new)}>
      <ServiceForm
        key={useLocale()}
        initial={initial}
        version={null}
        shownImageUrl={null}
        {...{ groups, resources }}
      />
    </Screen>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const t = useTexts();
  return <ScreenFault error={error} back={{ path: 'services', label: t(m.services_title) }} />;
}
