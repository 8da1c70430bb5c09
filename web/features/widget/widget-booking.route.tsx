import { data, useOutletContext } from 'react-router';
import { bookFromForm } from '#web/booking/book-from-form.ts';
import { BookingPanel } from '#web/booking/booking-panel.tsx';
import { loadBooking } from '#web/booking/load-booking.ts';
import { answerOrOffline, loadedOrOffline } from '#web/booking/offline-answers.ts';
import { requestFromForm } from '#web/booking/request-from-form.ts';
import { isRequestAnswer, isRequestForm } from '#web/booking/typed-request.ts';
import { requestOf } from '#web/lib/request-context.ts';
import type { Route } from './+types/widget-booking.route.ts';
import { ProviderContacts } from './provider-contacts.tsx';
import { WIDGET } from './widget.ts';
import type { WidgetData } from './widget.route.tsx';

export function loader({ context, request }: Route.LoaderArgs) {
  return loadBooking(request, requestOf(context));
}

export async function action({ context, request, url, params }: Route.ActionArgs) {
  const known = requestOf(context);
  const { getWebIntegration: widget } = await known.api(WIDGET, { id: Number(params.integrationId) });
  if (widget === null) throw data(null, { status: 404 });
  const form = await request.formData();
  if (isRequestForm(form)) return requestFromForm({ form, known, providerId: widget.providerId });
  const desk = {
    asked: widget,
    webIntegrationId: widget.id,
    // Without scripts the browser itself still says where the page stands
    isFramed: form.has('framed') || request.headers.get('Sec-Fetch-Dest') === 'iframe',
  };
  return bookFromForm({ form, url, known, desk });
}

export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  return loadedOrOffline(request, () => serverLoader());
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return answerOrOffline(request, () => serverAction());
}

export default function WidgetBookingRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { services, provider, widget, view } = useOutletContext<WidgetData>();
  if (provider === null || widget === null) return null;
  const requested = isRequestAnswer(actionData) ? actionData : undefined;
  if (view !== 'services')
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
