import { screen } from './center-pages.ts';
import { anotherThing, closing, thing } from './resources.ts';
import { otherPlaceOf } from './services.ts';

let made = 0;
const typed = () => ({ kind: 'things', name: `Sala da modulo ${(made += 1)}`, quantity: '2' });

export const STAFF_SCREEN = screen('the staff', () => ({}));
export const ACT_ON_STAFF = screen(
  'an act on a thing',
  async (town, _me, place) => ({ form: { act: 'archive', ids: await thing(town, place) } }),
  { 'form.ids': anotherThing('form.ids') },
);
export const PUT_BACK_ON_STAFF = screen(
  'a thing to put back into service',
  async (town, _me, place) => ({ form: { act: 'back', ids: await closing(town, place) } }),
  { 'form.ids': async (town, me) => [{ 'form.ids': await closing(town, otherPlaceOf(town, me)) }] },
);
export const MEMBER_SCREEN = screen(
  'a thing of the staff',
  async (town, _me, place) => ({ id: await thing(town, place) }),
  { id: anotherThing('id') },
);
export const NEW_MEMBER_SCREEN = screen('the form of a new thing', () => ({ search: { kind: 'things' } }));
export const NEW_MEMBER_TO_SAVE = screen('a new thing', () => ({ form: typed() }));
export const MEMBER_TO_EDIT = screen(
  'the form of a thing',
  async (town, _me, place) => ({ id: await thing(town, place), form: { ...typed(), version: 1 } }),
  { id: anotherThing('id') },
);
export const OUT_OF_SERVICE_TO_SAVE = screen(
  'a thing to take out of service by a form',
  async (town, _me, place) => ({
    id: await thing(town, place),
    form: { fromDate: '2030-06-03', fromMinute: '09:00', reason: 'Lampada rotta' },
  }),
  { id: anotherThing('id') },
);
export const ORDER_OF_STAFF = screen(
  'the order of the staff',
  async (town, _me, place) => {
    const [id, before] = [await thing(town, place), await thing(town, place)];
    return { form: { move: `before:${before}:${id}` } };
  },
  {
    'form.move': async (town, me) => {
      const another = await thing(town, otherPlaceOf(town, me));
      return [{ 'form.move': `before:${another}:` }];
    },
  },
);
