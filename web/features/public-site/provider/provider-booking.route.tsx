import { redirectDocument, useOutletContext, useSearchParams } from 'react-router';
import { bookFromForm } from '#web/booking/book-from-form.ts';
import { BookingPanel } from '#web/booking/booking-panel.tsx';
import { panelOfTab } from '#web/booking/classes/offers.tsx';
import { ownTime } from '#web/booking/holds/load-holds.ts';
import { placeToRelease, releasePlace } from '#web/booking/holds/release-from-form.ts';
import { loadBooking } from '#web/booking/load-booking.ts';
import { requestFromForm } from '#web/booking/request-from-form.ts';
import { isRequestAnswer, isRequestForm } from '#web/booking/request-form-values.ts';
import { requestOf } from '#web/lib/request-context.ts';
import type { Route } from './+types/provider-booking.route.ts';
import { ContactOnly } from './contact-only.tsx';
import { NextTimes } from './next-times.tsx';
import { ASKED_BY_PROVIDER } from './provider.ts';
import type { ProviderPageData } from './provider-page-data.ts';

export async function loader({ context, request, url, params }: Route.LoaderArgs) {
  const known = requestOf(context);
  const loaded = await loadBooking(request, known);
  // Who comes back from the payment has the time that is gone: above the page it waits for them.
  const { isGone, waitingPromo } = await ownTime(loaded, known, Number(params.id));
  if (isGone) throw redirectDocument(url.pathname);
  return { ...loaded, waitingPromo };
}

export async function action({ context, request, url, params }: Route.ActionArgs) {
  const known = requestOf(context);
  const id = Number(params.id);
  const form = await request.formData();
  if (isRequestForm(form)) return requestFromForm({ form, known, providerId: id });
  const reservationId = placeToRelease(form);
  if (reservationId !== null)
    return releasePlace({ known, providerId: id, reservationId, url, backTo: url.pathname });
  const { getLatestWebIntegrationWithProviderId: asked } = await known.api(ASKED_BY_PROVIDER, { id });
  const desk = {
    asked: asked ?? { askFirstname: true, askLastname: true, askPhone: true },
    webIntegrationId: null,
    isFramed: false,
  };
  return bookFromForm({ form, url, known, desk });
}

export default function ProviderBookingRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { provider, services, classes, videos, memberships, asked, isBookable, readAt } =
    useOutletContext<ProviderPageData>();
  const [search] = useSearchParams();
  const requested = isRequestAnswer(actionData) ? actionData : undefined;
  const ofTab = provider.hasNotPaid ? null : panelOfTab({ services, classes, videos, memberships }, search);
  if (ofTab !== null) return ofTab;
  if (!isBookable)
    return <ContactOnly provider={provider} attemptKey={loaderData.attemptKey} answer={requested} />;
  return (
    <BookingPanel
      services={services}
      provider={provider}
      asked={asked}
      loaded={loaderData}
      answer={isRequestAnswer(actionData) ? undefined : actionData}
      invitation={provider.nextFreeStarts.length > 0 && <NextTimes {...{ provider, services, readAt }} />}
    />
  );
}
