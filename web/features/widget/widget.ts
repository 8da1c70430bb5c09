import { PROVIDER_TO_BOOK } from '#web/booking/booking-types.ts';
import type { ClassToBook } from '#web/booking/classes/class-calls.ts';
import type { WidgetData, WidgetProviderData } from '#web/generated/operations.ts';
import { operation } from '#web/lib/api.ts';

/** A provider's widget: which views it has, what it asks, how it looks. */
export type Widget = NonNullable<WidgetData['getWebIntegration']>;

export const WIDGET = operation(
  `query Widget($id: Id!) {
    getWebIntegration(id: $id) {
      id providerId showServices showCourses showVideos showMemberships showEvents
      askFirstname askLastname askPhone page link framingSites
      primaryColor background base body button font gradient fontname fontFamily fontStyle
    }
  }`,
);

/** What the widget says of its provider; a `plan` of id 0 sells nothing online. */
export type WidgetProvider = NonNullable<WidgetProviderData['getProviderGeneralInformation']>;

export const WIDGET_PROVIDER = operation(`query WidgetProvider($id: Id!) {
  getProviderGeneralInformation(id: $id) {
    ...ProviderToBook language hasNotPaid takesRequests takesBookings
    plan { id }
    location { addressLine1 postalCode city }
  }
} ${PROVIDER_TO_BOOK}`);

export type WidgetView = 'notConfigured' | 'hasNotPaid' | 'contactOnly' | 'offers';

/** The courses and events that the widget is set to show. */
export function classesShown(
  { showCourses, showEvents }: Pick<Widget, 'showCourses' | 'showEvents'>,
  classes: readonly ClassToBook[],
): readonly ClassToBook[] {
  return classes.filter(({ serviceType }) => (serviceType === 'E' ? showEvents : showCourses));
}

/** Which of its faces the widget shows (specification section 2, "Booking widget"). */
export function widgetView(
  widget: Pick<
    Widget,
    'showServices' | 'showCourses' | 'showEvents' | 'showVideos' | 'showMemberships'
  > | null,
  provider: Pick<WidgetProvider, 'hasNotPaid' | 'plan' | 'takesBookings'> | null,
  {
    classes,
    videos,
    memberships,
  }: {
    classes: readonly ClassToBook[];
    videos: readonly unknown[];
    memberships: readonly unknown[];
  },
): WidgetView {
  if (widget === null || provider === null) return 'notConfigured';
  if (provider.hasNotPaid) return 'hasNotPaid';
  if (provider.plan.id === 0) return 'contactOnly';
  const { showServices, showCourses, showEvents, showVideos, showMemberships } = widget;
  if (!showServices && !showCourses && !showEvents && !showVideos && !showMemberships) return 'notConfigured';
  const hasMore = classes.length > 0 || videos.length > 0 || memberships.length > 0;
  return (showServices && provider.takesBookings) || hasMore ? 'offers' : 'contactOnly';
}
