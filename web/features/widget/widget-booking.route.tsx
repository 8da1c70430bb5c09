import { data, redirectDocument, useOutletContext, useSearchParams } from 'react-router';
import { bookFromForm } from '#web/booking/book-from-form.ts';
import { BookingPanel } from '#web/booking/booking-panel.tsx';
import { panelOfTab } from '#web/booking/classes/offers.tsx';
import { ownTime } from '#web/booking/holds/load-holds.ts';
import { placeToRelease, releasePlace } from '#web/booking/holds/release-from-form.ts';
import { loadBooking } from '#web/booking/load-booking.ts';
import { requestFromForm } from '#web/booking/request-from-form.ts';
import { isRequestAnswer, isRequestForm } from '#web/booking/request-form-values.ts';
import { requestOf } from '#web/lib/request-context.ts';
import type { Route } from './+types/widget-booking.route.ts';
import { ProviderContacts } from './provider-contacts.tsx';
import { WIDGET } from './widget.ts';
import type { WidgetData } from './widget.route.tsx';

export async function loader({ context, request, url, params }: Route.LoaderArgs) {
  const known = requestOf(context);
  const loaded = await loadBooking(request, known);
  if (loaded.bookingRequest.at === null) return { ...loaded, waitingPromo: null };
  const { getWebIntegration: widget } = await known.api(WIDGET, { id: Number(params.integrationId) });
  // Opened in a tab of its own the page knows who comes back from the payment.
  const own = widget && (await ownTime(loaded, known, widget.providerId));
  if (own?.isGone) throw redirectDocument(url.pathname);
  return { ...loaded, waitingPromo: own?.waitingPromo ?? null };
}

export async function action({ context, request, url, params }: Route.ActionArgs) {
  const known = requestOf(context);
  const { getWebIntegration: widget } = await known.api(WIDGET, { id: Number(params.integrationId) });
  if (widget === null) throw data(null, { status: 404 });
  const form = await request.formData();
  if (isRequestForm(form)) return requestFromForm({ form, known, providerId: widget.providerId });
  const reservationId = placeToRelease(form);
  if (reservationId !== null)
    return releasePlace({ known, providerId: widget.providerId, reservationId, url, backTo: url.pathname });
  const desk = {
    asked: widget,
    webIntegrationId: widget.id,
    // Without scripts the browser itself still says where the page stands
    isFramed: form.has('framed') || request.headers.get('Sec-Fetch-Dest') === 'iframe',
  };
  return bookFromForm({ form, url, known, desk });
}

export default function WidgetBookingRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { services, classes, videos, memberships, provider, widget, view } = useOutletContext<WidgetData>();
  const [search] = useSearchParams();
  if (provider === null || widget === null) return null;
  const requested = isRequestAnswer(actionData) ? actionData : undefined;
  const ofTab = view === 'offers' ? panelOfTab({ services, classes, videos, memberships }, search) : null;
  if (ofTab !== null) return ofTab;
  if (view !== 'offers' || !provider.takesBookings)
    return <ProviderContacts provider={provider} attemptKey={loaderData.attemptKey} answer={requested} />;
  return (
    <BookingPanel
      services={services}
      provider={provider}
      asked={widget}
      loaded={loaderData}
      answer={isRequestAnswer(actionData) ? undefined : actionData}
    />
  );
}
