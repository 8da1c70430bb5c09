import { data, redirect, redirectDocument } from 'react-router';
import { localeInPath, pathInLocale } from '#contracts/languages.ts';
import * as m from '#contracts/texts/messages.js';
import { START_PAYMENT_AGAIN } from '#web/booking/booking-api.ts';
import { placeToRelease, releasePlace } from '#web/booking/holds/release-from-form.ts';
import { paymentPath } from '#web/booking/payment-link.ts';
import { ApiFailure } from '#web/lib/api-failure.ts';
import { useLocalPath } from '#web/lib/local-path.tsx';
import { pageMeta } from '#web/lib/page-meta.ts';
import { PRIVATE_HEADERS } from '#web/lib/private-headers.ts';
import { requestOf } from '#web/lib/request-context.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import type { Route } from './+types/reservation-success.route.ts';
import { BookedPage } from './booked/booked-page.tsx';
import { OutcomePage } from './outcome-page.tsx';
import { RESERVATION_JUST_MADE } from './reservation-calls.ts';

export const headers: Route.HeadersFunction = () => PRIVATE_HEADERS;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t(m.manage_title), isPrivate: true }));

/** A cookie that no script reads says which booking it is; the address says nothing (specification sections 2 and 4). */
export async function loader({ context }: Route.LoaderArgs) {
  const { reservationJustMade: reservation } = await requestOf(context).api(RESERVATION_JUST_MADE);
  return { reservation };
}

/** Goes on with the payment of the booking that the browser has just made, or gives its place back. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const known = requestOf(context);
  const { api, locale } = known;
  const inLanguage = (path: string) => pathInLocale(path, localeInPath(url.pathname));
  const { reservationJustMade: booked } = await api(RESERVATION_JUST_MADE);
  if (booked === null) return redirect(url.pathname, 303);
  // Only whether a place is given back is read of the form: which one, the cookie says.
  if (placeToRelease(await request.formData()) !== null) {
    const { id: reservationId, providerId } = booked;
    const backTo = inLanguage(`/provider/${providerId}`);
    const answer = await releasePlace({ known, providerId, reservationId, url, backTo });
    return answer instanceof Response ? answer : { errors: 'errors' in answer ? answer.errors : [] };
  }
  try {
    const bookingRequest = { reservationId: booked.id, paymentToken: null };
    const { generatePaymentIntent: result } = await api(START_PAYMENT_AGAIN, bookingRequest);
    if (result.clientSecret !== null) {
      const toPay = paymentPath(result, inLanguage(`/provider/${booked.providerId}`));
      return redirectDocument(inLanguage(toPay), 303);
    }
    if (result.success) return redirect(url.pathname, 303);
    const message = result.message || m.error_payment_unavailable({}, { locale });
    return data({ errors: [{ message }] }, { status: 503 });
  } catch (failure) {
    if (failure instanceof ApiFailure) return { errors: failure.errors };
    throw failure;
  }
}

export default function ReservationSuccessRoute({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTexts();
  const localPath = useLocalPath();
  const { reservation } = loaderData;
  if (reservation !== null) return <BookedPage reservation={reservation} errors={actionData?.errors ?? []} />;
  return (
    <OutcomePage tone="failure" title={m.confirmation_find_title} text={m.confirmation_find_text}>
      <ButtonLink to={localPath('/profile/reservations')} reloadDocument>
        {t(m.mybookings_title)}
      </ButtonLink>
    </OutcomePage>
  );
}
