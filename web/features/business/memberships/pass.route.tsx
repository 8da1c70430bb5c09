import { Link } from 'react-router';
import { formatMoney } from '#contracts/format.ts';
import * as m from '#contracts/texts/messages.js';
import { idIn, providerIdIn, whenAllowed } from '#web/business-frame/center/load-center.ts';
import { useCenterPath } from '#web/business-frame/center/own-center.tsx';
import { useCustomerHref } from '#web/business-frame/customers/customer-href.ts';
import { leftOf, STANDINGS, untilOf } from '#web/business-frame/customers/pass-labels.ts';
import { faultAt, titled } from '#web/business-frame/list-screen/list-route.tsx';
import { DeskMoney } from '#web/business-frame/reservations/reservation-money.tsx';
import { momentOf } from '#web/business-frame/reservations/reservation-labels.ts';
import { saveMoneyOf } from '#web/business-frame/reservations/save-money.ts';
import { FactList } from '#web/business-ui/fact-list.tsx';
import { Screen } from '#web/business-ui/frame/screen.tsx';
import { StatusPill } from '#web/business-ui/status-pill.tsx';
import type { FormAnswer } from '#web/lib/form/form-answer.ts';
import { PRIVATE_HEADERS } from '#web/lib/private-headers.ts';
import { requestOf } from '#web/lib/request-context.ts';
import { useTexts } from '#web/lib/texts.tsx';
import type { Route } from './+types/pass.route.ts';
import type { PassSeen } from './membership-calls.ts';
import { PASS_DETAIL } from './membership-calls.ts';
import { USE_STATES } from './membership-labels.ts';
import styles from './memberships.module.css';

export const headers: Route.HeadersFunction = () => PRIVATE_HEADERS;
export const meta = titled(m.pass_title);
export const ErrorBoundary = faultAt('memberships', m.memberships_title);

export function loader({ context, url, params }: Route.LoaderArgs) {
  const of = { providerId: providerIdIn(params), id: idIn(params.passId) };
  return whenAllowed(url, async () => (await requestOf(context).api(PASS_DETAIL, of)).getUserMembership);
}

export async function action({ context, request, url, params }: Route.ActionArgs): Promise<FormAnswer> {
  const form = await request.formData();
  const of = { providerId: providerIdIn(params), id: idIn(params.passId) };
  const known = requestOf(context);
  return whenAllowed(url, async () => {
    // The address says which pass it is; another's order cannot be paid back from here
    const { pass } = (await known.api(PASS_DETAIL, of)).getUserMembership;
    return saveMoneyOf(form, known, { providerId: of.providerId, orderId: pass.orderId });
  });
}

/** One pass: whose it is, what is left, each use, and its money. */
export default function PassRoute({ loaderData: { pass, money, timeZone } }: Route.ComponentProps) {
  const t = useTexts();
  const cardHref = useCustomerHref();
  const { name, offerName, customer, customerId, standing, priceCents } = pass;
  return (
    <Screen title={`${name} · ${offerName}`}>
      <div className={styles.pass}>
        <p>
          <StatusPill tone={STANDINGS[standing].tone}>{t(STANDINGS[standing].text)}</StatusPill>
        </p>
        <FactList>
          <dt>{t(m.pass_holder)}</dt>
          <dd>
            {cardHref ? (
              <Link to={cardHref(customerId)}>{customer || t(m.pass_holder_unnamed)}</Link>
            ) : (
              customer || t(m.pass_holder_unnamed)
            )}
          </dd>
          <dt>{t(m.pass_left_title)}</dt>
          <dd>{leftOf(t, pass)}</dd>
          <dt>{t(m.pass_until_title)}</dt>
          <dd>{untilOf(t, pass)}</dd>
          <dt>{t(m.memberships_price)}</dt>
          <dd>{formatMoney(priceCents)}</dd>
        </FactList>
        <Uses uses={pass.uses} timeZone={timeZone} />
        <DeskMoney name={customer || name} owedCents={0} money={money} timeZone={timeZone} />
      </div>
    </Screen>
  );
}

/** Each use, the latest visit first. */
function Uses({ uses, timeZone }: { uses: PassSeen['uses']; timeZone: string }) {
  const t = useTexts();
  const centerPath = useCenterPath();
  return (
    <section aria-labelledby="pass-uses">
      <h2 id="pass-uses" className={styles.title}>
        {t(m.pass_uses)}
      </h2>
      {uses.length === 0 ? (
        <p className={styles.quiet}>{t(m.pass_uses_none)}</p>
      ) : (
        <ul className={styles.uses}>
          {uses.map(({ id, name, visitAt, state, reservationId, subscriptionId }) => (
            <li key={id}>
              <span>
                <Link
                  to={centerPath(
                    reservationId === null
                      ? `subscriptions/${subscriptionId ?? 0}`
                      : `reservations/${reservationId}`,
                  )}
                >
                  {name}
                </Link>
                <small>{momentOf(timeZone, visitAt)}</small>
              </span>
              <StatusPill tone={USE_STATES[state].tone}>{t(USE_STATES[state].text)}</StatusPill>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
