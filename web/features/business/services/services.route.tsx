import { IconArrowsSort, IconPlus, IconTags } from '@tabler/icons-react';
import { Outlet } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { answerAct } from '#web/business-frame/acts/answer-act.ts';
import { faultAt, loadListScreen, titled } from '#web/business-frame/list-screen/list-route.tsx';
import { Screen } from '#web/business-ui/frame/screen.tsx';
import { PRIVATE_HEADERS } from '#web/lib/private-headers.ts';
import { requestOf } from '#web/lib/request-context.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import type { Route } from './+types/services.route.ts';
import { providerIdIn } from '#web/business-frame/center/load-center.ts';
import { useCenterPath, useMay } from '#web/business-frame/center/own-center.tsx';
import { SERVICE_ACTS } from './change-services.ts';
import { SERVICES } from './service-calls.ts';
import { SERVICE_LIST } from './service-list-description.ts';
import { ServiceList } from './service-list.tsx';

export const headers: Route.HeadersFunction = () => PRIVATE_HEADERS;

export const meta = titled(m.services_title);
export const ErrorBoundary = faultAt('services', m.services_title);

export function loader(args: Route.LoaderArgs) {
  return loadListScreen(args, SERVICE_LIST, async (query, { api, providerId }) => {
    const { standing, time, group: groupId } = query;
    const found = await api(SERVICES, { providerId, ...SERVICE_LIST.common(query), standing, time, groupId });
    return { list: found.getSubServices, related: { groups: found.getServiceGroups } };
  });
}

export async function action({ context, request, params }: Route.ActionArgs) {
  return answerAct(await request.formData(), requestOf(context), providerIdIn(params), SERVICE_ACTS);
}

/** What the center offers, with the way to change it (specification section 2, "Services and subservices"). */
export default function ServicesRoute({ loaderData }: Route.ComponentProps) {
  const t = useTexts();
  const centerPath = useCenterPath();
  const mayChange = useMay('changeServices');
  return (
    <Screen
      title={t(m.services_title)}
      act={
        mayChange && (
          <>
            <ButtonLink to={centerPath('groups')} look="quiet">
              <IconTags size={18} stroke={1.6} aria-hidden="true" />
              {t(m.groups_title)}
            </ButtonLink>
            <ButtonLink to={centerPath('services/order')} look="quiet">
              <IconArrowsSort size={18} stroke={1.6} aria-hidden="true" />
              {t(m.services_order)}
            </ButtonLink>
            <ButtonLink to={centerPath('services/new')}>
              <IconPlus size={18} stroke={1.8} aria-hidden="true" />
              {t(m.services_new)}
            </ButtonLink>
          </>
        )
      }
    >
      <ServiceList loaded={loaderData} />
      <Outlet />
    </Screen>
  );
}
