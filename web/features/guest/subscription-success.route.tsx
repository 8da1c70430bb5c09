import * as m from '#contracts/texts/messages.js';
import { SubscriptionCard } from '#web/booking/subscriptions/subscription-card.tsx';
import type { SubscriptionSeen } from '#web/booking/subscriptions/own-subscription.ts';
import { useLocalPath } from '#web/lib/local-path.tsx';
import { pageMeta } from '#web/lib/page-meta.ts';
import { PRIVATE_HEADERS } from '#web/lib/private-headers.ts';
import { QuietPage } from '#web/lib/quiet-page.tsx';
import { requestOf } from '#web/lib/request-context.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { Outcome } from '#web/ui/outcome.tsx';
import type { Route } from './+types/subscription-success.route.ts';
import { OutcomePage } from './outcome-page.tsx';
import { SUBSCRIPTION_JUST_MADE } from './subscription-calls.ts';
import styles from './booked/booked-page.module.css';
import { useAskAgain } from './booked/use-ask-again.ts';

export const headers: Route.HeadersFunction = () => PRIVATE_HEADERS;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t(m.subscription_title), isPrivate: true }));

/** A cookie that no script reads says which sign-up it is; the address says nothing (specification sections 2 and 4). */
export async function loader({ context }: Route.LoaderArgs) {
  const { subscriptionJustMade: subscription } = await requestOf(context).api(SUBSCRIPTION_JUST_MADE);
  return { subscription, readAt: Temporal.Now.instant().toString() };
}

const ENDS = {
  A: { tone: 'success', title: m.signup_done_title, text: m.signup_success_text },
  P: { tone: 'success', title: m.signup_check_email_title, text: m.signup_check_email_hold },
  RSD: { tone: 'failure', title: m.signup_unpaid_title, text: m.signup_unpaid_text },
  C: { tone: 'failure', title: m.signup_off_title, text: m.signup_off },
  R: { tone: 'failure', title: m.signup_off_title, text: m.signup_off },
} as const satisfies Record<SubscriptionSeen['status'], unknown>;

/** Whoever types its address has signed up for nothing: it shows the sign-up that the browser has made. */
export default function SubscriptionSuccessRoute({
  loaderData: { subscription, readAt },
}: Route.ComponentProps) {
  const t = useTexts();
  const localPath = useLocalPath();
  // The money may be there a moment before the sign-up is confirmed
  useAskAgain(subscription?.status === 'RSD');
  if (subscription === null) {
    return (
      <OutcomePage
        tone="failure"
        title={m.confirmation_find_subscription_title}
        text={m.confirmation_find_subscription_text}
      />
    );
  }
  const { status, manageCode, providerId, classId } = subscription;
  const { tone, title, text } = ENDS[status];
  return (
    <QuietPage>
      <div role="status" aria-live="polite">
        <Outcome tone={tone} title={t(title)} text={t(text)} />
      </div>
      <SubscriptionCard subscription={subscription} readAt={readAt} />
      <div className={styles.ways}>
        {status === 'A' && manageCode !== null && (
          <ButtonLink to={localPath(`/manage-subscription/${manageCode}`)} reloadDocument>
            {t(m.signup_manage)}
          </ButtonLink>
        )}
        {(status === 'C' || status === 'R') && (
          <ButtonLink to={localPath(`/provider/${providerId}/class/${classId}`)}>
            {t(m.signup_again)}
          </ButtonLink>
        )}
        <ButtonLink to={localPath('/')} look="secondary" reloadDocument>
          {t(m.confirmation_to_main_site)}
        </ButtonLink>
      </div>
    </QuietPage>
  );
}
