import { IconArrowLeft } from '@tabler/icons-react';
import * as m from '#contracts/texts/messages.js';
import { Screen } from '#web/business-ui/frame/screen.tsx';
import { moveOf } from '#web/business-ui/moved.ts';
import { Reorder } from '#web/business-ui/reorder.tsx';
import { useOrder } from '#web/business-ui/use-order.ts';
import type { MoveAnswer } from '#web/business-ui/use-order.ts';
import { ApiFailure } from '#web/lib/api-failure.ts';
import { textOf } from '#web/lib/form-text.ts';
import { sendForm } from '#web/lib/form/send-form.ts';
import { pageMeta } from '#web/lib/page-meta.ts';
import { requestOf } from '#web/lib/request-context.ts';
import type { RequestContext } from '#web/lib/request-context.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { useToasts } from '#web/ui/toasts.tsx';
import type { Route } from './+types/order.route.ts';
import { providerIdIn, whenAllowed } from '#web/business-frame/center/load-center.ts';
import { useCenterPath } from '#web/business-frame/center/own-center.tsx';
import { ScreenFault } from '#web/business-frame/center/screen-fault.tsx';
import { expectMayDo } from '#web/business-frame/center/expect-may-do.ts';
import { isPerson, ORDER_RESOURCES, STAFF_ORDER } from './staff-calls.ts';
import styles from './order.module.css';

type Placed = { id: number; resTypeId: number; name: string; archive: boolean };

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t(m.staff_order_title), isPrivate: true }));

export function loader({ context, url, params }: Route.LoaderArgs) {
  const providerId = providerIdIn(params);
  return whenAllowed(url, async () => {
    const { getOwnResources: all, getCurrentUser: me } = await requestOf(context).api(STAFF_ORDER, {
      providerId,
    });
    expectMayDo(me, providerId, 'changeStaff');
    return byKind(all);
  });
}

/** Those in use, people and things apart, in the center's order. */
function byKind(all: readonly Placed[]): { people: readonly Placed[]; things: readonly Placed[] } {
  const inUse = all.filter(({ archive }) => !archive);
  return { people: inUse.filter(isPerson), things: inUse.filter((one) => !isPerson(one)) };
}

export async function action({ context, request, params }: Route.ActionArgs): Promise<MoveAnswer> {
  const form = await request.formData();
  return moveResource(form, requestOf(context), providerIdIn(params));
}

async function moveResource(
  form: FormData,
  { api, locale }: Pick<RequestContext, 'api' | 'locale'>,
  providerId: number,
): Promise<MoveAnswer> {
  return sendForm({ form }, async () => {
    const { getOwnResources: all } = await api(STAFF_ORDER, { providerId });
    const siblings = Object.values(byKind(all)).map((group) => group.map(({ id }) => id));
    const move = siblings.map((ids) => moveOf(textOf(form, 'move'), ids)).find((found) => found !== null);
    if (!move) throw new ApiFailure([{ message: m.failed_updated({}, { locale }) }]);
    await api(ORDER_RESOURCES, { providerId, ...move });
  });
}

/** The order in which people are shown and rooms are taken, each kind by dragging, keys, menu or buttons. */
export default function StaffOrderRoute({ loaderData }: Route.ComponentProps) {
  const t = useTexts();
  const centerPath = useCenterPath();
  return (
    <Screen
      title={t(m.staff_order_title)}
      act={
        <ButtonLink to={centerPath('staff')} look="secondary">
          <IconArrowLeft size={18} stroke={1.6} aria-hidden="true" />
          {t(m.staff_order_done)}
        </ButtonLink>
      }
    >
      <div className={styles.order}>
        <p className={styles.hint}>{t(m.staff_order_text)}</p>
        <Ordered title={t(m.staff_filter_people)} items={loaderData.people} />
        <Ordered title={t(m.staff_filter_things)} items={loaderData.things} />
      </div>
    </Screen>
  );
}

const idOf = ({ id }: Placed): string => String(id);

function Ordered({ title, items }: { title: string; items: readonly Placed[] }) {
  const { showError } = useToasts();
  const action = useCenterPath()('staff/order');
  const { shown, isSaving, onOrder } = useOrder(items, { idOf, action, onFail: showError });
  if (items.length === 0) return null;
  return (
    <section aria-label={title}>
      <h2 className={styles.kind}>{title}</h2>
      <Reorder
        label={title}
        items={shown}
        idOf={idOf}
        nameOf={({ name }) => name}
        onOrder={onOrder}
        isSaving={isSaving}
      >
        {({ name }) => name}
      </Reorder>
    </section>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const t = useTexts();
  return <ScreenFault error={error} back={{ path: 'staff', label: t(m.staff_title) }} />;
}
