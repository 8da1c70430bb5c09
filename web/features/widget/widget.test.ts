import { expect, test } from 'vitest';
import { widgetView } from './widget.ts';

const shown = { showServices: true };
const hidden = { showServices: false };
const paid = { hasNotPaid: false, plan: { id: 1 }, takesBookings: true };
const onFree = { hasNotPaid: false, plan: { id: 0 }, takesBookings: false };
const unpaid = { hasNotPaid: true, plan: { id: 2 }, takesBookings: false };

test.each([
  ['no integration', null, paid, 'notConfigured'],
  ['no provider', shown, null, 'notConfigured'],
  ['nothing enabled', hidden, paid, 'notConfigured'],
  ['services enabled', shown, paid, 'services'],
  ['plan 0', shown, onFree, 'contactOnly'],
  ['plan 0 with nothing enabled', hidden, onFree, 'contactOnly'],
  ['nothing can be booked', shown, { ...paid, takesBookings: false }, 'contactOnly'],
  ['not paid', shown, unpaid, 'hasNotPaid'],
] as const)('%s', (_case, widget, provider, view) => expect(widgetView(widget, provider)).toBe(view));
