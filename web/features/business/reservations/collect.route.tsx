import { useLocation, useNavigate, useOutletContext } from 'react-router';
import { formatMoney } from '#contracts/format.ts';
import * as m from '#contracts/texts/messages.js';
import { Drawer } from '#web/business-ui/drawer.tsx';
import type { Selection } from '#web/business-ui/selection.ts';
import type { FormAnswer } from '#web/lib/form/form-answer.ts';
import { pageMeta } from '#web/lib/page-meta.ts';
import { requestOf } from '#web/lib/request-context.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import type { Route } from './+types/collect.route.ts';
import { providerIdIn, whenAllowed } from '#web/business-frame/center/load-center.ts';
import { useCenterPath } from '#web/business-frame/center/own-center.tsx';
import { chosenIn, collectSearch, withoutChosen } from './collect-address.ts';
import { CollectForm } from './collect-form.tsx';
import { OWED_ORDERS } from '#web/business-frame/reservations/reservation-calls.ts';
import { saveCollected } from './save-collected.ts';
import styles from '#web/business-frame/reservations/reservation.module.css';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t(m.collect_title), isPrivate: true }));

export function loader({ context, url, params }: Route.LoaderArgs) {
  const providerId = providerIdIn(params);
  const of = chosenIn(url.searchParams);
  return whenAllowed(url, async () => ({
    chosen: of.reservationIds?.length ?? 0,
    owed: (await requestOf(context).api(OWED_ORDERS, { providerId, ...of })).getOwedOrders,
  }));
}

export async function action({ context, request, url, params }: Route.ActionArgs): Promise<FormAnswer> {
  const form = await request.formData();
  return whenAllowed(url, () => saveCollected(form, requestOf(context), providerIdIn(params)));
}

/** Several visits of one customer paid at once, from the right, over the list they were chosen from. */
export default function CollectRoute({ loaderData: { owed, chosen } }: Route.ComponentProps) {
  const t = useTexts();
  const navigate = useNavigate();
  const { clear } = useOutletContext<Selection>();
  const centerPath = useCenterPath();
  const rest = withoutChosen(useLocation().search);
  const closeHref = centerPath('reservations') + rest;
  const [first] = owed;
  const isMixed = owed.some(({ customerId }) => customerId !== first?.customerId);
  const title = first?.customer && !isMixed ? `${t(m.collect_title)}: ${first.customer}` : t(m.collect_title);
  return (
    <Drawer title={title} closeHref={closeHref}>
      {isMixed && (
        <>
          <p className={styles.warning}>{t(m.collect_mixed)}</p>
          {[...Map.groupBy(owed, ({ customerId }) => customerId)].map(([customerId, own]) => (
            <ButtonLink
              key={customerId}
              to={
                centerPath('reservations/collect') +
                collectSearch(
                  rest,
                  own.flatMap(({ reservationId }) => reservationId ?? []),
                )
              }
              look="secondary"
              preventScrollReset
            >
              {t(m.collect_from, {
                name: own[0]?.customer || t(m.reservations_no_name),
                amount: formatMoney(own.reduce((sum, { owedCents }) => sum + owedCents, 0)),
              })}
            </ButtonLink>
          ))}
        </>
      )}
      {!first && <p>{t(m.collect_nothing)}</p>}
      {first && chosen > owed.length && <p className={styles.hint}>{t(m.collect_paid_already)}</p>}
      {!isMixed && (
        <CollectForm
          owed={owed}
          customer={first?.customer ?? undefined}
          onSaved={() => {
            clear();
            void navigate(closeHref, { preventScrollReset: true });
          }}
        />
      )}
    </Drawer>
  );
}
