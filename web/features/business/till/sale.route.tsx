import { Link, useLocation } from 'react-router';
import type { Locale } from '#contracts/languages.ts';
import * as m from '#contracts/texts/messages.js';
import type { VatTreatment } from '#contracts/vat.ts';
import { vatTreatmentName } from '#contracts/vat-names.ts';
import { Drawer } from '#web/business-ui/drawer.tsx';
import type { FormAnswer } from '#web/lib/form/form-answer.ts';
import { pageMeta } from '#web/lib/page-meta.ts';
import { requestOf } from '#web/lib/request-context.ts';
import { useLocale, useTexts } from '#web/lib/texts.tsx';
import type { Route } from './+types/sale.route.ts';
import { idIn, providerIdIn, whenAllowed } from '#web/business-frame/center/load-center.ts';
import { useCenterPath } from '#web/business-frame/center/own-center.tsx';
import { BrokenLine } from '#web/business-frame/live/broken-line.tsx';
import { useFresh } from '#web/business-frame/live/use-fresh.ts';
import { DeskMoney } from '#web/business-frame/reservations/reservation-money.tsx';
import { momentOf } from '#web/business-frame/reservations/reservation-labels.ts';
import { saveMoneyOf } from '#web/business-frame/reservations/save-money.ts';
import { DESK_SALE } from './till-calls.ts';
import type { ShownSale } from './till-calls.ts';
import styles from './till.module.css';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t(m.till_sale), isPrivate: true }));

export function loader({ context, url, params }: Route.LoaderArgs) {
  const of = { providerId: providerIdIn(params), orderId: idIn(params.sale) };
  return whenAllowed(url, async () => (await requestOf(context).api(DESK_SALE, of)).getDeskSale);
}

export async function action({ context, request, url, params }: Route.ActionArgs): Promise<FormAnswer> {
  const form = await request.formData();
  const of = { providerId: providerIdIn(params), orderId: idIn(params.sale) };
  const { api, locale } = requestOf(context);
  const answer = await whenAllowed(url, async () => {
    // Only what is a sale is paid and given back from here
    await api(DESK_SALE, of);
    return saveMoneyOf(form, { api, locale }, of);
  });
  return answer;
}

/** One sale at the desk, from the right, over the till: what it was, its money, giving it back. */
export default function SaleRoute({ loaderData }: Route.ComponentProps) {
  const { shown: sale, brokenSince } = useFresh(loaderData, {
    read: async (api, providerId) =>
      (await api(DESK_SALE, { providerId, orderId: loaderData.orderId })).getDeskSale,
    isShown: ({ kind }) => kind === 'money' || kind === 'missed',
  });
  const centerPath = useCenterPath();
  const { orderId, name, money, timeZone } = sale;
  return (
    <Drawer title={name} closeHref={centerPath('till') + useLocation().search}>
      <BrokenLine since={brokenSince} />
      <Facts sale={sale} />
      <DeskMoney key={orderId} owedCents={money.owedCents} {...{ name, money, timeZone }} />
    </Drawer>
  );
}

function Facts({ sale }: { sale: ShownSale }) {
  const t = useTexts();
  const locale = useLocale();
  const centerPath = useCenterPath();
  const { soldAt, timeZone, customerId, customer } = sale;
  return (
    <dl className={styles.facts}>
      <dt>{t(m.till_sale_when)}</dt>
      <dd>{momentOf(timeZone, soldAt)}</dd>
      <dt>{t(m.till_sale_customer)}</dt>
      <dd>
        {customerId === null ? (
          t(m.till_sale_nobody)
        ) : (
          <Link to={centerPath(`customers/${customerId}`)}>{customer || t(m.till_sale_nobody)}</Link>
        )}
      </dd>
      <dt>{t(m.till_sale_vat)}</dt>
      <dd>{vatText(sale, locale)}</dd>
    </dl>
  );
}

/** How it is taxed, with the rate where there is one. */
function vatText(
  { vatTreatment, vatRateBasisPoints }: Pick<ShownSale, 'vatTreatment' | 'vatRateBasisPoints'>,
  locale: Locale,
): string {
  const name = vatTreatmentName(vatTreatment as VatTreatment, locale);
  if (vatRateBasisPoints === 0) return name;
  const rate = new Intl.NumberFormat(locale).format(vatRateBasisPoints / 100);
  return m.till_sale_vat_rate({ name, rate }, { locale });
}
