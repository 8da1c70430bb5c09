import { IconArrowLeft } from '@tabler/icons-react';
import * as m from '#contracts/texts/messages.js';
import { Screen } from '#web/business-ui/frame/screen.tsx';
import { moveOf } from '#web/business-ui/moved.ts';
import type { MoveAnswer } from '#web/business-ui/use-order.ts';
import { ApiFailure } from '#web/lib/api-failure.ts';
import { textOf } from '#web/lib/form-text.ts';
import { sendForm } from '#web/lib/form/send-form.ts';
import { pageMeta } from '#web/lib/page-meta.ts';
import { requestOf } from '#web/lib/request-context.ts';
import type { RequestContext } from '#web/lib/request-context.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import type { Route } from './+types/order.route.ts';
import { providerIdIn, whenAllowed } from '#web/business-frame/center/load-center.ts';
import { useCenterPath, useMay } from '#web/business-frame/center/own-center.tsx';
import { ScreenFault } from '#web/business-frame/center/screen-fault.tsx';
import { REORDER_SERVICES, SERVICE_ORDER } from './order-calls.ts';
import type { PlacedService } from './order-calls.ts';
import { OrderedGroup } from './ordered-group.tsx';
import styles from './order.module.css';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t(m.services_order_title), isPrivate: true }));

export function loader({ context, url, params }: Route.LoaderArgs) {
  const providerId = providerIdIn(params);
  return whenAllowed(url, async () => {
    const { getServiceOrder } = await requestOf(context).api(SERVICE_ORDER, { providerId });
    return { groups: byGroup(getServiceOrder) };
  });
}

export async function action({ context, request, params }: Route.ActionArgs): Promise<MoveAnswer> {
  const form = await request.formData();
  return moveService(form, requestOf(context), providerIdIn(params));
}

async function moveService(
  form: FormData,
  { api, locale }: Pick<RequestContext, 'api' | 'locale'>,
  providerId: number,
): Promise<MoveAnswer> {
  return sendForm({ form }, async () => {
    const { getServiceOrder } = await api(SERVICE_ORDER, { providerId });
    const siblings = byGroup(getServiceOrder).map((group) => group.services.map(({ id }) => id));
    const move = siblings.map((ids) => moveOf(textOf(form, 'move'), ids)).find((found) => found !== null);
    if (!move) throw new ApiFailure([{ message: m.failed_updated({}, { locale }) }]);
    await api(REORDER_SERVICES, { providerId, ...move });
  });
}

type Group = { group: PlacedService['group']; services: readonly PlacedService[] };

/** What stands together on the price list, in its order. */
function byGroup(services: readonly PlacedService[]): Group[] {
  const groups = Map.groupBy(services, ({ group }) => group?.id ?? null);
  return [...groups.values()].map((together) => ({ group: together[0]?.group ?? null, services: together }));
}

/** The order of the price list, as visitors see it: group by group, each by dragging, keys, menu or buttons. */
export default function OrderRoute({ loaderData: { groups } }: Route.ComponentProps) {
  const t = useTexts();
  const centerPath = useCenterPath();
  const mayChange = useMay('changeServices');
  const hasGroups = groups.some(({ group }) => group !== null);
  return (
    <Screen
      title={t(m.services_order_title)}
      act={
        <ButtonLink to={centerPath('services')} look="secondary">
          <IconArrowLeft size={18} stroke={1.6} aria-hidden="true" />
          {t(m.services_order_done)}
        </ButtonLink>
      }
    >
      {groups.length === 0 ? (
        <EmptyState headingLevel={2} title={t(m.services_none_title)} text={t(m.services_none_text)}>
          <ButtonLink to={centerPath('services/new')}>{t(m.services_none_act)}</ButtonLink>
        </EmptyState>
      ) : (
        <div className={styles.order}>
          <p className={styles.hint}>{t(hasGroups ? m.services_order_text_groups : m.services_order_text)}</p>
          {groups.map(({ group, services }) => (
            <OrderedGroup
              key={group?.id ?? 0}
              group={group}
              services={services}
              isTitled={hasGroups}
              isDisabled={!mayChange}
            />
          ))}
        </div>
      )}
    </Screen>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const t = useTexts();
  return <ScreenFault error={error} back={{ path: 'services', label: t(m.services_title) }} />;
}
