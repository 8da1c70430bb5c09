import { expect, it } from 'vitest';
import type { Api } from '#web/lib/api.ts';
import type { ClassToBook } from './class-calls.ts';
import { loadWeek } from './load-week.ts';

const NOW = '2026-11-27T23:30:00Z';
const YOGA = { id: 7, nextAt: '2026-12-09T17:30:00Z', lastAt: '2026-12-23T17:30:00Z' } as ClassToBook;

/** Answers no sessions, and notes which week was asked for. */
async function weekAt(search: string, classes: readonly ClassToBook[] = [YOGA]) {
  const asked: unknown[] = [];
  const api = ((_operation: unknown, variables: { from: string }) => {
    asked.push(variables.from);
    return Promise.resolve({ getTimetable: [] });
  }) as unknown as Api;
  const url = new URL(`https://radura.example/it/provider/3${search}`);
  const week = await loadWeek(url, { api }, { providerId: 3, timeZone: 'Europe/Rome', classes }, NOW);
  return { week, asked };
}

it('begins with today by the clock of the provider, and goes on week by week until the last session', async () => {
  const { week, asked } = await weekAt('');
  expect(asked).toEqual(['2026-11-28']);
  expect(week).toMatchObject({ from: '2026-11-28', to: '2026-12-04', previous: null, next: '2026-12-05' });
  expect(week?.nextDate).toBe('2026-12-09');
  expect((await weekAt('?week=2026-12-05')).week).toMatchObject({
    previous: '2026-11-28',
    next: '2026-12-12',
    nextDate: null,
  });
  expect((await weekAt('?week=2026-12-19')).week).toMatchObject({ previous: '2026-12-12', next: null });
});

it('what is no week to come is the first one', async () => {
  for (const week of ['2026-11-01', 'gestern', '2026-02-31', '9999-01-01', ''])
    expect((await weekAt(`?week=${week}`)).asked).toEqual(['2026-11-28']);
  // Between today and a week later the way back leads to today
  expect((await weekAt('?week=2026-12-01')).week?.previous).toBe('2026-11-28');
});

it('asks nothing of a provider without sessions to come', async () => {
  expect(await weekAt('', [{ ...YOGA, nextAt: null }])).toEqual({ week: null, asked: [] });
});
