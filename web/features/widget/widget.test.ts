import { expect, test } from 'vitest';
import type { ClassToBook } from '#web/booking/classes/class-calls.ts';
import { classesShown, widgetView } from './widget.ts';

const hidden = {
  showServices: false,
  showCourses: false,
  showEvents: false,
  showVideos: false,
  showMemberships: false,
};
const nothing = { classes: [], videos: [], memberships: [] };
const shown = { ...hidden, showServices: true };
const withCourses = { ...hidden, showCourses: true };
const yoga = { serviceType: 'Y' } as ClassToBook;
const retreat = { serviceType: 'E' } as ClassToBook;
const paid = { hasNotPaid: false, plan: { id: 1 }, takesBookings: true };
const onFree = { hasNotPaid: false, plan: { id: 0 }, takesBookings: false };
const unpaid = { hasNotPaid: true, plan: { id: 2 }, takesBookings: false };

test.each([
  ['no integration', null, paid, 'notConfigured'],
  ['no provider', shown, null, 'notConfigured'],
  ['nothing enabled', hidden, paid, 'notConfigured'],
  ['services enabled', shown, paid, 'offers'],
  ['courses enabled, of which there are none', withCourses, paid, 'contactOnly'],
  ['plan 0', shown, onFree, 'contactOnly'],
  ['plan 0 with nothing enabled', hidden, onFree, 'contactOnly'],
  ['nothing can be booked', shown, { ...paid, takesBookings: false }, 'contactOnly'],
  ['not paid', shown, unpaid, 'hasNotPaid'],
] as const)('%s', (_case, widget, provider, view) =>
  expect(widgetView(widget, provider, nothing)).toBe(view),
);

test('courses alone are enough, of those that are set to be shown', () => {
  const noServices = { ...paid, takesBookings: false };
  expect(classesShown(withCourses, [retreat, yoga])).toEqual([yoga]);
  expect(classesShown({ showCourses: false, showEvents: true }, [retreat, yoga])).toEqual([retreat]);
  expect(widgetView(withCourses, noServices, { ...nothing, classes: [yoga] })).toBe('offers');
  expect(widgetView(shown, noServices, nothing)).toBe('contactOnly');
  expect(widgetView({ ...hidden, showVideos: true }, noServices, { ...nothing, videos: [1] })).toBe('offers');
});

test('memberships alone are enough where they are set to be shown', () => {
  const withMemberships = { ...hidden, showMemberships: true };
  const noServices = { ...paid, takesBookings: false };
  expect(widgetView(withMemberships, noServices, { ...nothing, memberships: [1] })).toBe('offers');
  expect(widgetView(withMemberships, noServices, nothing)).toBe('contactOnly');
});
