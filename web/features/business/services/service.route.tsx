import { IconExternalLink, IconPencil } from '@tabler/icons-react';
import { useLocation, useNavigate } from 'react-router';
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { Drawer } from '#web/business-ui/drawer.tsx';
import { useLocalPath } from '#web/lib/local-path.tsx';
import { pageMeta } from '#web/lib/page-meta.ts';
import { requestOf } from '#web/lib/request-context.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import type { Route } from './+types/service.route.ts';
import { idIn, providerIdIn, whenAllowed } from '#web/business-frame/center/load-center.ts';
import { useCenterPath, useMay, useOwnCenter } from '#web/business-frame/center/own-center.tsx';
import { ServiceActs } from './service-acts.tsx';
import { SERVICE_DETAIL } from './service-calls.ts';
import { ServiceFacts } from './service-facts.tsx';
import styles from './service.module.css';

export const meta: Route.MetaFunction = (args) => {
  const { loaderData } = args as { loaderData?: { service: { name: string } } };
  return pageMeta(args, (t) => ({ title: loaderData?.service.name ?? t(m.services_title), isPrivate: true }));
};

export function loader({ context, url, params }: Route.LoaderArgs) {
  const providerId = providerIdIn(params);
  const of = { providerId, id: idIn(params.id) };
  return whenAllowed(url, async () => {
    const { getSubService: service } = await requestOf(context).api(SERVICE_DETAIL, of);
    return { service };
  });
}

/** What was removed is not read again: its drawer closes. */
export function shouldRevalidate({ formData, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return formData?.get('act') !== 'delete' && defaultShouldRevalidate;
}

/** One service, from the right, over the list it was chosen from. */
export default function ServiceRoute({ loaderData: { service } }: Route.ComponentProps) {
  const t = useTexts();
  const localPath = useLocalPath();
  const centerPath = useCenterPath();
  const { providerId } = useOwnCenter();
  const { search } = useLocation();
  const navigate = useNavigate();
  const mayChange = useMay('changeServices');
  const closeHref = centerPath('services') + search;
  const isOnSale = !service.isArchived && service.isActive && service.isPublished;
  return (
    <Drawer
      title={service.name}
      closeHref={closeHref}
      {...(mayChange && {
        foot: (
          <ButtonLink to={centerPath(`services/${service.id}/edit`)}>
            <IconPencil size={18} stroke={1.6} aria-hidden="true" />
            {t(m.services_act_edit)}
          </ButtonLink>
        ),
      })}
    >
      <ServiceFacts service={service} />
      {isOnSale && (
        <p>
          <a
            href={localPath(`/provider/${providerId}`)}
            target="_blank"
            rel="noreferrer"
            className={styles.public}
          >
            {t(m.services_see_public)}
            <IconExternalLink size={16} stroke={1.6} aria-hidden="true" />
          </a>
        </p>
      )}
      {mayChange && (
        <ServiceActs
          service={service}
          onDone={(act) =>
            act === 'delete' && void navigate(closeHref, { replace: true, preventScrollReset: true })
          }
        />
      )}
    </Drawer>
  );
}
