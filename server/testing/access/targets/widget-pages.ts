import { screen } from './center-pages.ts';
import { anothersWidget, aWidget } from './widgets.ts';

let made = 0;
const typed = () => ({
  intent: 'widget',
  name: `Pagina ${(made += 1)}`,
  integrationType: 'widget',
  primaryColor: '#336655',
  showServices: 'on',
});

export const WIDGETS_SCREEN = screen('the widgets', async (town, _me, place) => {
  // Of a single one there is no list.
  await aWidget(town, place);
  return {};
});
export const NEW_WIDGET_SCREEN = screen('a new widget', async (town, _me, place) => {
  await aWidget(town, place);
  return { form: typed() };
});
export const WIDGET_SCREEN = screen(
  'a widget',
  async (town, _me, place) => ({ id: await aWidget(town, place) }),
  { id: anothersWidget('id') },
);
export const WIDGET_TO_SAVE = screen(
  'a widget to save',
  async (town, _me, place) => ({ id: await aWidget(town, place), form: { ...typed(), version: 1 } }),
  { id: anothersWidget('id') },
);
export const WIDGET_TO_ARCHIVE = screen(
  'a widget to archive',
  async (town, _me, place) => ({ id: await aWidget(town, place), form: { intent: 'archive' } }),
  { id: anothersWidget('id') },
);
