import { Link } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { useCenterPath } from '#web/business-frame/center/own-center.tsx';
import { useCustomerHref } from '#web/business-frame/customers/customer-href.ts';
import { useFresh } from '#web/business-frame/live/use-fresh.ts';
import { DeskMoney } from '#web/business-frame/reservations/reservation-money.tsx';
import { paymentOf, stateOf } from '#web/business-frame/reservations/reservation-labels.ts';
import { Drawer } from '#web/business-ui/drawer.tsx';
import { FactList } from '#web/business-ui/fact-list.tsx';
import { StatusPill } from '#web/business-ui/status-pill.tsx';
import { useLocale, useTexts } from '#web/lib/texts.tsx';
import { CancelSubscriptionForm } from './cancel-subscription-form.tsx';
import { momentOf, participantName } from './class-labels.ts';
import type { SeenSubscription } from './desk-calls.ts';
import { SUBSCRIPTION_DETAIL } from './desk-calls.ts';
import styles from './subscription-drawer.module.css';

type SubscriptionDrawerProps = {
  loaded: SeenSubscription;
  /** The list or roster it stands over. */
  closeHref: string;
};

/** One sign-up from the right: who, which sessions, its money, and cancelling it. */
export function SubscriptionDrawer({ loaded, closeHref }: SubscriptionDrawerProps) {
  const t = useTexts();
  const { id } = loaded.subscription;
  const { shown } = useFresh(loaded, {
    read: async (api, providerId) => (await api(SUBSCRIPTION_DETAIL, { providerId, id })).getSubscription,
    isShown: ({ kind }) => kind === 'money' || kind === 'missed',
  });
  const { subscription, timeZone, money } = shown;
  const name = participantName(t, subscription);
  const isOff = subscription.status === 'C' || subscription.status === 'R';
  return (
    <Drawer title={name} closeHref={closeHref}>
      <Facts seen={shown} />
      <Sessions seen={shown} />
      <CancelSubscriptionForm seen={shown} />
      {money && (
        <DeskMoney
          name={name}
          owedCents={isOff ? 0 : subscription.owedCents}
          money={money}
          paysWithPass
          timeZone={timeZone}
        />
      )}
    </Drawer>
  );
}

function Facts({ seen }: { seen: SeenSubscription }) {
  const t = useTexts();
  const locale = useLocale();
  const cardHref = useCustomerHref();
  const { subscription, timeZone, isByProvider } = seen;
  const { status, paymentState, phone, email } = subscription;
  const state = stateOf({ status, isOver: false, cancelReason: null, presence: null });
  const paid = paymentOf({ status, moneyState: paymentState });
  return (
    <div className={styles.facts}>
      <p className={styles.what}>{subscription.className}</p>
      <p className={styles.pills}>
        <StatusPill tone={state.tone}>{t(state.text)}</StatusPill>
        {paid && <StatusPill tone={paid.tone}>{t(paid.text)}</StatusPill>}
      </p>
      <FactList>
        {cardHref && (
          <>
            <dt>{t(m.reservations_customer)}</dt>
            <dd>
              <Link to={cardHref(subscription.customerId)}>{participantName(t, subscription)}</Link>
            </dd>
          </>
        )}
        {phone && (
          <>
            <dt>{t(m.reservations_phone)}</dt>
            <dd>
              <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>{phone}</a>
            </dd>
          </>
        )}
        {email && (
          <>
            <dt>{t(m.reservations_email)}</dt>
            <dd>
              <a href={`mailto:${email}`}>{email}</a>
            </dd>
          </>
        )}
        <dt>{t(m.class_desk_made_at)}</dt>
        <dd>
          {momentOf(timeZone, subscription.createdAt, locale)}
          {isByProvider && ` · ${t(m.class_desk_made_here)}`}
        </dd>
      </FactList>
    </div>
  );
}

/** Each session by its start, with its roster; what was given up is struck. */
function Sessions({ seen: { sessions, timeZone } }: { seen: SeenSubscription }) {
  const t = useTexts();
  const locale = useLocale();
  const centerPath = useCenterPath();
  return (
    <section aria-labelledby="subscription-sessions" className={styles.part}>
      <h3 id="subscription-sessions">{t(m.class_desk_sessions)}</h3>
      <ul className={styles.sessions}>
        {sessions.map(({ sessionId, startsAt, status, sessionStatus, presence, teacherName }) => (
          <li key={sessionId} data-off={status === 'C' || undefined}>
            <Link to={centerPath(`classes/sessions/${sessionId}`)}>
              {momentOf(timeZone, startsAt, locale)}
            </Link>
            <span className={styles.beside}>
              {sessionStatus === 'C' ? t(m.class_desk_session_off) : teacherName}
            </span>
            {status === 'C' ? (
              <StatusPill tone="quiet">{t(m.class_sessions_gave_up)}</StatusPill>
            ) : (
              presence && (
                <StatusPill tone={presence === 'arrived' ? 'good' : 'wrong'}>
                  {t(presence === 'arrived' ? m.class_sessions_arrived : m.class_sessions_no_show_said)}
                </StatusPill>
              )
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
