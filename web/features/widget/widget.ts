import { operation } from '#web/lib/api.ts';

/** A provider's widget: which views it has, what it asks, how it looks. */
export type Widget = {
  id: number;
  providerId: number;
  showServices: boolean;
  showCourses: boolean;
  showVideos: boolean;
  showMemberships: boolean;
  showEvents: boolean;
  askFirstname: boolean;
  askLastname: boolean;
  askPhone: boolean;
  primaryColor: string;
  fontFamily: string | null;
  fontStyle: string | null;
};

export const WIDGET = operation<{ getWebIntegration: Widget | null }, { id: number }>(
  `query Widget($id: Id!) {
    getWebIntegration(id: $id) {
      id providerId showServices showCourses showVideos showMemberships showEvents
      askFirstname askLastname askPhone primaryColor fontFamily fontStyle
    }
  }`,
);

/** What the widget says of its provider; a `plan` of id 0 sells nothing online. */
export type WidgetProvider = {
  id: number;
  name: string;
  /** What it writes in. */
  language: string;
  phone: string | null;
  email: string | null;
  freeCancellationHours: number;
  /** On what is booked, in one word. */
  bookingTerms: string;
  hasNotPaid: boolean;
  /** Whether somebody reads what is written to it from here. */
  takesRequests: boolean;
  /** Whether anything can be booked online now. */
  takesBookings: boolean;
  plan: { id: number };
  location: { addressLine1: string | null; postalCode: string | null; city: string | null };
};

export const WIDGET_PROVIDER = operation<
  { getProviderGeneralInformation: WidgetProvider | null },
  { id: number }
>(`query WidgetProvider($id: Id!) {
  getProviderGeneralInformation(id: $id) {
    id name language phone email freeCancellationHours bookingTerms hasNotPaid takesRequests takesBookings
    plan { id }
    location { addressLine1 postalCode city }
  }
}`);

export type WidgetView = 'notConfigured' | 'hasNotPaid' | 'contactOnly' | 'services';

/** Which of its faces the widget shows (specification section 2, "Booking widget"; ledger WID-05 to WID-08). */
export function widgetView(
  widget: Pick<Widget, 'showServices'> | null,
  provider: Pick<WidgetProvider, 'hasNotPaid' | 'plan' | 'takesBookings'> | null,
): WidgetView {
  if (widget === null || provider === null) return 'notConfigured';
  if (provider.hasNotPaid) return 'hasNotPaid';
  if (provider.plan.id === 0) return 'contactOnly';
  if (!widget.showServices) return 'notConfigured';
  return provider.takesBookings ? 'services' : 'contactOnly';
}
