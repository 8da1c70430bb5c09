import { afterAll, beforeAll, expect, it } from 'vitest';
import { anOffer } from '#server/modules/catalog/builders.ts';
import { aProvider } from '#server/modules/providers/builders.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { openTestApp } from '#server/testing/test-app.ts';
import { addHoliday } from './index.ts';

let app: TestApp;

beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

/** The days are those of the test's clock, 2 November 2026; sixty can be booked. */
const HORIZON_DAYS = 60;

async function closuresWith(
  startsLocal: string,
  endsLocal: string,
  { ofPerson = false, isWholeDay = true } = {},
) {
  const providerId = await aProvider(app.work(), { bookingHorizonDays: HORIZON_DAYS });
  const { people } = await anOffer(app.work(), { providerId });
  const resourceId = ofPerson ? (people[0] ?? 0) : null;
  await addHoliday(app.work(), {
    providerId,
    resourceId,
    startsLocal,
    endsLocal,
    isWholeDay,
    name: 'Ferie di Anna',
  });
  return closuresOf(providerId);
}

async function closuresOf(id: number) {
  const { data, errors } = await app.ask(
    'query($id: Id!) { getProviderGeneralInformation(id: $id) { closures { from to } } }',
    { id },
  );
  expect(errors).toBeUndefined();
  // The document above asks for nothing else.
  return (data?.['getProviderGeneralInformation'] as { closures: unknown } | null)?.closures;
}

it.each([
  ['to come', '2026-11-10 00:00', '2026-11-25 00:00', [{ from: '2026-11-10', to: '2026-11-24' }]],
  ['under way', '2026-10-20 00:00', '2026-11-04 00:00', [{ from: '2026-10-20', to: '2026-11-03' }]],
  ['on its last day', '2026-10-20 00:00', '2026-11-03 00:00', [{ from: '2026-10-20', to: '2026-11-02' }]],
  ['over since yesterday', '2026-10-20 00:00', '2026-11-02 00:00', []],
  [
    'on the last day that can be booked',
    '2027-01-01 00:00',
    '2027-01-10 00:00',
    [{ from: '2027-01-01', to: '2027-01-09' }],
  ],
  ['beyond it', '2027-01-02 00:00', '2027-01-10 00:00', []],
])('a closing is told when it is %s', async (_when, startsLocal, endsLocal, told) => {
  expect(await closuresWith(startsLocal, endsLocal)).toEqual(told);
});

it('one person’s holiday and a closed afternoon are not the provider’s holidays', async () => {
  expect(await closuresWith('2026-11-10 00:00', '2026-11-25 00:00', { ofPerson: true })).toEqual([]);
  expect(await closuresWith('2026-11-10 14:00', '2026-11-10 18:00', { isWholeDay: false })).toEqual([]);
});

it('another provider’s are not told, and of many the next three', async () => {
  const [providerId, other] = [await aProvider(app.work()), await aProvider(app.work())];
  for (const day of ['12', '09', '20', '16']) {
    const at = { startsLocal: `2026-11-${day} 00:00`, endsLocal: `2026-11-${day} 24:00` };
    await addHoliday(app.work(), { providerId, resourceId: null, ...at, isWholeDay: true, name: null });
  }
  const days = ['2026-11-09', '2026-11-12', '2026-11-16'];
  expect(await closuresOf(providerId)).toEqual(days.map((day) => ({ from: day, to: day })));
  expect(await closuresOf(other)).toEqual([]);
});
