import { data } from 'react-router';
import { IconChevronLeft } from '@tabler/icons-react';
import * as m from '#contracts/texts/messages.js';
import { changeOwnSubscription } from '#web/booking/subscriptions/change-own-subscription.ts';
import { OwnSubscriptionPage } from '#web/booking/subscriptions/own-subscription-page.tsx';
import { LocalLink, useLocalPath } from '#web/lib/local-path.tsx';
import { PAY_SUBSCRIPTION } from '#web/booking/subscriptions/payment-calls.ts';
import { ApiFailure } from '#web/lib/api-failure.ts';
import { pageMeta } from '#web/lib/page-meta.ts';
import { PRIVATE_HEADERS } from '#web/lib/private-headers.ts';
import { requestOf } from '#web/lib/request-context.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { whenSignedIn } from '#web/sign-in/when-signed-in.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import type { Route } from './+types/my-subscription.route.ts';
import styles from './own-list.module.css';
import { CANCEL_MY_SUBSCRIPTION, MY_SUBSCRIPTION } from './subscriptions/subscription-calls.ts';

export const headers: Route.HeadersFunction = () => PRIVATE_HEADERS;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t(m.subscription_title), isPrivate: true }));

export async function loader({ context, params }: Route.LoaderArgs) {
  const { api } = requestOf(context);
  const loaded = await whenSignedIn(async () => {
    const key = keyIn(params);
    const subscription =
      key && (await api(MY_SUBSCRIPTION, key).then((found) => found.getMySubscription, unknown));
    return { subscription, readAt: Temporal.Now.instant().toString() };
  });
  return data(loaded, { status: loaded && !loaded.subscription ? 404 : 200 });
}

/** Null for what is no address of a sign-up. */
function keyIn({
  providerId,
  id,
}: {
  providerId: string;
  id: string;
}): { providerId: number; id: number } | null {
  if (![providerId, id].every((digits) => /^[1-9]\d{0,14}$/.test(digits))) return null;
  return { providerId: Number(providerId), id: Number(id) };
}

function unknown(failure: unknown): null {
  if (failure instanceof ApiFailure && failure.hasCode('notFound')) return null;
  throw failure;
}

export function action({ context, params, ...call }: Route.ActionArgs) {
  const { api } = requestOf(context);
  const key = keyIn(params);
  if (key === null) throw new Response(null, { status: 404 });
  return changeOwnSubscription(call, {
    cancel: (sessions, options) => api(CANCEL_MY_SUBSCRIPTION, { ...key, sessions }, options),
    pay: async () => (await api(PAY_SUBSCRIPTION, { subscriptionId: key.id })).generatePaymentIntent,
  });
}

/** One own sign-up, with giving up its sessions (specification section 4). */
export default function MySubscriptionRoute({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTexts();
  const localPath = useLocalPath();
  if (loaderData === null) return null;
  const { subscription, readAt } = loaderData;
  if (subscription === null) {
    return (
      <EmptyState headingLevel={2} title={t(m.subscription_unknown_title)} text={t(m.subscription_unknown)}>
        <ButtonLink to={localPath('/profile/reservations')}>{t(m.mybookings_back)}</ButtonLink>
      </EmptyState>
    );
  }
  return (
    <div className={styles.detail}>
      <LocalLink to="/profile/reservations" className={styles.back}>
        <IconChevronLeft size={16} stroke={1.6} aria-hidden="true" /> {t(m.mybookings_back)}
      </LocalLink>
      <OwnSubscriptionPage
        subscription={subscription}
        readAt={readAt}
        errors={actionData?.errors ?? []}
        headingLevel={2}
      />
    </div>
  );
}
