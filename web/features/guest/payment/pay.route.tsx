import { data, redirect } from 'react-router';
import { localeInPath, pathInLocale } from '#contracts/languages.ts';
import * as m from '#contracts/texts/messages.js';
import { readPaymentPayload } from '#web/booking/payment-link.ts';
import { ApiFailure } from '#web/lib/api-failure.ts';
import { pageMeta } from '#web/lib/page-meta.ts';
import { PRIVATE_HEADERS } from '#web/lib/private-headers.ts';
import { QuietPage } from '#web/lib/quiet-page.tsx';
import { requestOf } from '#web/lib/request-context.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { ErrorBoxes } from '#web/ui/error-boxes.tsx';
import type { Route } from './+types/pay.route.ts';
import { PAYMENT_TO_MAKE, successPathOf } from './payment.ts';
import { PaymentOver } from './payment-over.tsx';
import { PaymentPage } from './payment-page.tsx';

export const headers: Route.HeadersFunction = () => PRIVATE_HEADERS;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t(m.payment_title), isPrivate: true }));

/** The address only names the payment; what is paid and how much comes from the server's own books (specification section 4). */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const opened = readPaymentPayload(params.payload);
  if (opened === null) return data({ kind: 'unknown' as const, returnTo: null }, { status: 404 });
  const { result: claim, returnTo } = opened;
  try {
    const { paymentToMake: shown } = await requestOf(context).api(PAYMENT_TO_MAKE, claim);
    const url = new URL(request.url);
    // The bank's own page sends people back here when it is done
    const comesFromBank = url.searchParams.has('redirect_status');
    if (shown.progress.state === 'paid' && comesFromBank) {
      throw redirect(pathInLocale(successPathOf(shown), localeInPath(url.pathname)));
    }
    return data({ kind: 'open' as const, shown, claim, returnTo });
  } catch (failure) {
    if (!(failure instanceof ApiFailure)) throw failure;
    if (failure.hasCode('notFound')) return data({ kind: 'unknown' as const, returnTo }, { status: 404 });
    return data({ kind: 'failed' as const, errors: failure.errors, returnTo }, { status: 503 });
  }
}

export default function PayRoute({ loaderData }: Route.ComponentProps) {
  return (
    <QuietPage>
      <Payment loaded={loaderData} />
    </QuietPage>
  );
}

function Payment({ loaded }: { loaded: Route.ComponentProps['loaderData'] }) {
  const t = useTexts();
  if (loaded.kind === 'unknown') return <PaymentOver end="unknown" returnTo={loaded.returnTo} />;
  if (loaded.kind === 'failed') {
    return (
      <>
        <h1>{t(m.payment_title)}</h1>
        <ErrorBoxes errors={loaded.errors} />
        <ButtonLink to="" reloadDocument>
          {t(m.booking_retry)}
        </ButtonLink>
      </>
    );
  }
  const { shown, claim, returnTo } = loaded;
  const { state } = shown.progress;
  if (state === 'paid' || state === 'returned' || state === 'closed')
    return <PaymentOver end={state} returnTo={returnTo} success={successPathOf(shown)} />;
  return <PaymentPage shown={shown} claim={claim} returnTo={returnTo} />;
}
