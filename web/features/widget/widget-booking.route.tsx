import { useOutletContext } from 'react-router';
import { bookFromForm } from '#web/booking/book-from-form.ts';
import { BookingPanel } from '#web/booking/booking-panel.tsx';
import { loadBooking } from '#web/booking/load-booking.ts';
import { answerOrOffline, loadedOrOffline } from '#web/booking/offline-answers.ts';
import { requestOf } from '#web/lib/request-context.ts';
import type { Route } from './+types/widget-booking.route.ts';
import { WIDGET } from './widget.ts';
import type { WidgetData } from './widget.route.tsx';

export function loader({ context, request }: Route.LoaderArgs) {
  return loadBooking(request, requestOf(context));
}

export async function action({ context, request, params }: Route.ActionArgs) {
  const known = requestOf(context);
  const { getWebIntegration: widget } = await known.api(WIDGET, { id: Number(params.integrationId) });
  const form = await request.formData();
  const desk = {
    asked: widget ?? { askFirstname: false, askLastname: false, askPhone: false },
    webIntegrationId: widget?.id ?? null,
    // Without scripts the browser itself still says where the page stands
    isFramed: form.has('framed') || request.headers.get('Sec-Fetch-Dest') === 'iframe',
  };
  return bookFromForm({ form, request, known, desk });
}

export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  return loadedOrOffline(request, () => serverLoader());
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return answerOrOffline(request, () => serverAction());
}

export default function WidgetBookingRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { services, provider, widget } = useOutletContext<WidgetData>();
  if (provider === null || widget === null) return null;
  return (
    <BookingPanel
      services={services}
      provider={provider}
      asked={widget}
      loaded={loaderData}
      answer={actionData}
    />
  );
}
