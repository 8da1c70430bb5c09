import { expect, test } from 'vitest';
import { widgetView } from './widget.ts';

const shown = { showServices: true };
const hidden = { showServices: false };
const paid = { hasNotPaid: false, plan: { id: 1 } };

test.each([
  ['no integration', null, paid, 'notConfigured'],
  ['no provider', shown, null, 'notConfigured'],
  ['nothing enabled', hidden, paid, 'notConfigured'],
  ['services enabled', shown, paid, 'services'],
  ['plan 0', shown, { hasNotPaid: false, plan: { id: 0 } }, 'contactOnly'],
  ['plan 0 with nothing enabled', hidden, { hasNotPaid: false, plan: { id: 0 } }, 'contactOnly'],
  ['not paid', shown, { hasNotPaid: true, plan: { id: 2 } }, 'hasNotPaid'],
] as const)('%s', (_case, widget, provider, view) => expect(widgetView(widget, provider)).toBe(view));
