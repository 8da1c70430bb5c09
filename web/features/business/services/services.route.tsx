import { IconArrowsSort, IconPlus, IconTags } from '@tabler/icons-react';
import { Outlet } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { Screen } from '#web/business-ui/frame/screen.tsx';
import { loadList } from '#web/lib/load-list.ts';
import { pageMeta } from '#web/lib/page-meta.ts';
import { PRIVATE_HEADERS } from '#web/lib/private-headers.ts';
import { requestOf } from '#web/lib/request-context.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import type { Route } from './+types/services.route.ts';
import { providerIdIn, whenAllowed } from '../center/load-center.ts';
import { useCenterPath, useMay } from '../center/own-center.tsx';
import { ScreenFault } from '../center/screen-fault.tsx';
import { changeServices } from './change-services.ts';
import { SERVICE_ADDRESS } from './service-address.ts';
import { SERVICES } from './service-calls.ts';
import { ServiceList } from './service-list.tsx';

export const headers: Route.HeadersFunction = () => PRIVATE_HEADERS;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t(m.services_title), isPrivate: true }));

export function loader({ context, url, params }: Route.LoaderArgs) {
  const providerId = providerIdIn(params);
  const { api } = requestOf(context);
  return whenAllowed(url, async () => {
    let groups: readonly { id: number; name: string; color: string }[] = [];
    const loaded = await loadList(url, SERVICE_ADDRESS, async ({ q, standing, group, sort, down, page }) => {
      const asked = { search: q || null, standing, groupId: group, sort, isDescending: down, page };
      const found = await api(SERVICES, { providerId, ...asked });
      groups = found.getServiceGroups;
      return found.getSubServices;
    });
    return { ...loaded, groups };
  });
}

export async function action({ context, request, url, params }: Route.ActionArgs) {
  const form = await request.formData();
  const answer = await changeServices(form, requestOf(context), providerIdIn(params));
  return answer;
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
            <ButtonLink to={centerPath('services/groups')} look="quiet" preventScrollReset>
              <IconTags size={18} stroke={1.6} aria-hidden="true" />
              {t(m.services_groups)}
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
      <ServiceList {...loaderData} />
      <Outlet />
    </Screen>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const t = useTexts();
  return <ScreenFault error={error} back={{ path: 'services', label: t(m.services_title) }} />;
}
