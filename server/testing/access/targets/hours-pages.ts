import { screen } from './center-pages.ts';
import { aBlock, aBreak, aHoliday, hoursVersionOf } from './hours.ts';
import { otherPlaceOf } from './services.ts';
import type { AnothersIds } from './target.ts';

/** Far from what the town is booked on. */
const DATE = '2030-06-05';
const TIMES = { startMinute: '12:00', endMinute: '12:20' };

const anotherPerson: AnothersIds = (town, me) => [{ id: otherPlaceOf(town, me).resourceId }];
const anotherHoliday: AnothersIds = async (town, me) => [
  { id: await aHoliday(town, otherPlaceOf(town, me)) },
];
const anotherInForm: AnothersIds = (town, me) => [{ 'form.resourceId': otherPlaceOf(town, me).resourceId }];

/** The times that everybody of the town works, as the form has them. */
const WEEK = Object.fromEntries(
  [1, 2, 3, 4, 5, 6, 7].flatMap((weekday) => [
    [`weeks.0.${weekday}.0.startMinute`, '9:00'],
    [`weeks.0.${weekday}.0.endMinute`, '18:00'],
  ]),
);

export const HOURS_SCREEN = screen('somebody’s hours', (_town, _me, { resourceId }) => ({ id: resourceId }), {
  id: anotherPerson,
});
export const WEEK_TO_SAVE = screen(
  'somebody’s week to save',
  async (town, _me, { providerId, resourceId }) => ({
    id: resourceId,
    form: {
      intent: 'week',
      version: await hoursVersionOf(town, providerId, resourceId),
      turns: '1',
      ...WEEK,
    },
  }),
  { id: anotherPerson },
);
export const PERIOD_TO_SAVE = screen(
  'a period of somebody’s hours to save',
  async (town, _me, { providerId, resourceId }) => ({
    id: resourceId,
    part: 'periods',
    item: 'new',
    form: {
      version: await hoursVersionOf(town, providerId, resourceId),
      from: '2031-08-01',
      to: '2031-08-31',
      turns: '1',
      ...WEEK,
    },
  }),
  { id: anotherPerson },
);
export const DATE_TO_SAVE = screen(
  'somebody’s hours of a date to save',
  async (town, _me, { providerId, resourceId }) => ({
    id: resourceId,
    part: 'dates',
    item: 'new',
    form: { version: await hoursVersionOf(town, providerId, resourceId), date: DATE, works: 'off' },
  }),
  { id: anotherPerson },
);
export const BREAK_TO_SAVE = screen(
  'somebody’s break to save',
  async (town, _me, place) => ({
    id: place.resourceId,
    part: 'breaks',
    item: await aBreak(town, place),
    form: { version: 1, on: 'weekly', weekday: '2', ...TIMES },
  }),
  {
    id: anotherPerson,
    item: async (town, me) => [{ item: await aBreak(town, otherPlaceOf(town, me)) }],
  },
);
const anotherBlock: AnothersIds = async (town, me) => [{ block: await aBlock(town, otherPlaceOf(town, me)) }];
export const BLOCK_OF_HOURS = screen(
  'a block of somebody’s',
  async (town, _me, place) => ({ id: place.resourceId, block: await aBlock(town, place) }),
  { id: anotherPerson, block: anotherBlock },
);
export const BLOCK_TO_SAVE = screen(
  'somebody’s block to save',
  async (town, _me, place) => ({
    id: place.resourceId,
    block: await aBlock(town, place),
    form: { version: 1, date: DATE, reason: 'Corso', ...TIMES, resourceId: place.resourceId },
  }),
  { id: anotherPerson, block: anotherBlock, 'form.resourceId': anotherInForm },
);
export const BLOCK_SCREEN = screen(
  'a block in the calendar',
  async (town, _me, place) => ({ block: await aBlock(town, place), search: { on: DATE } }),
  { block: anotherBlock },
);
export const BLOCK_OF_CALENDAR_TO_SAVE = screen(
  'a block in the calendar to save',
  async (town, _me, place) => ({
    block: await aBlock(town, place),
    form: { version: 1, date: DATE, reason: 'Corso', ...TIMES, resourceId: place.resourceId },
  }),
  { block: anotherBlock, 'form.resourceId': anotherInForm },
);
export const OPENING_SCREEN = screen('the opening hours', () => ({}));
export const OPENING_TO_SAVE = screen('the opening hours to save', async (town, _me, { providerId }) => ({
  form: { intent: 'week', version: await hoursVersionOf(town, providerId, null), ...WEEK },
}));
export const OPENING_DATE_TO_SAVE = screen(
  'the opening hours of a date to save',
  async (town, _me, { providerId }) => ({
    date: 'new',
    form: { version: await hoursVersionOf(town, providerId, null), date: DATE, works: 'off' },
  }),
);
export const HOLIDAYS_SCREEN = screen(
  'the closings',
  async (town, _me, place) => {
    await aHoliday(town, place);
    return {};
  },
  { 'search.whose': (town, me) => [{ 'search.whose': otherPlaceOf(town, me).resourceId }] },
);
export const HOLIDAY_TO_DELETE = screen(
  'a closing to delete',
  async (town, _me, place) => ({ form: { act: 'delete', id: await aHoliday(town, place) } }),
  { 'form.id': async (town, me) => [{ 'form.id': await aHoliday(town, otherPlaceOf(town, me)) }] },
);
export const HOLIDAY_SCREEN = screen(
  'a closing',
  async (town, _me, place) => ({ id: await aHoliday(town, place) }),
  { id: anotherHoliday },
);
export const HOLIDAY_TO_SAVE = screen(
  'a closing to save',
  async (town, _me, place) => ({
    id: await aHoliday(town, place),
    form: { version: 1, kind: 'days', fromDate: DATE, toDate: DATE, resourceId: place.resourceId },
  }),
  { id: anotherHoliday, 'form.resourceId': anotherInForm },
);
