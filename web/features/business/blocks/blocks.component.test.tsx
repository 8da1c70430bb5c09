import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { AffectedBooking, AffectedSession } from '#contracts/consequences.ts';
import { refusal, showBusinessScreen } from '#web/testing/show-screen.tsx';
import * as block from '../calendar/blocks/block.route.tsx';
import type { Block } from '#web/business-frame/blocks/block-calls.ts';

const DAY = '2027-05-04';
const SHOWN = { route: block, path: 'calendar/blocks/:block' };
const PLACES = {
  WhatCanBeBlocked: {
    getOwnResources: [{ id: 1, name: 'Tilde Gelsi', resTypeId: 1, archive: false }],
    getOpeningHours: { today: '2027-05-01', timeZone: 'Europe/Rome' },
  },
};

it('a block over a booking and a class session names both and asks; each becomes what is said', async () => {
  const ottavia: AffectedBooking = {
    reservationId: 9,
    startsAt: `${DAY}T08:00:00Z`,
    endsAt: `${DAY}T09:00:00Z`,
    localStart: `${DAY}T10:00`,
    service: 'Massaggio',
    customer: 'Ottavia',
    resourceId: 1,
    resourceName: 'Tilde Gelsi',
    people: [],
    reasons: ['break'],
    acts: ['KEEP', 'CANCEL'],
  };
  const yoga: AffectedSession = {
    sessionId: 9,
    startsAt: `${DAY}T08:30:00Z`,
    endsAt: `${DAY}T09:30:00Z`,
    localStart: `${DAY}T10:30`,
    service: 'Yoga',
    taken: 3,
    capacity: 10,
    resourceName: 'Tilde Gelsi',
    people: [{ resourceId: 2, name: 'Bruno' }],
    reasons: ['break'],
    acts: ['KEEP', 'REPLACE', 'CANCEL'],
  };
  const { user, sent } = await showBusinessScreen({
    ...SHOWN,
    at: `calendar/blocks/new?date=${DAY}&on=${DAY}&from=10:00&to=11:00&resource=1`,
    answers: {
      ...PLACES,
      CreateBlock: ({ acts }) =>
        acts?.length ? { createBlock: 3 } : refusal('bookingsHurt', undefined, { hurt: [ottavia, yoga] }),
    },
  });
  await user.type(screen.getByRole('textbox', { name: /Motivo/ }), 'Manutenzione');
  await user.click(screen.getByRole('button', { name: 'Blocca' }));
  await user.selectOptions(await screen.findByRole('combobox', { name: /Ottavia/ }), 'KEEP');
  expect(screen.getByText('Yoga · Tilde Gelsi · posti occupati: 3 su 10')).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: /Yoga/ }), 'REPLACE');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Al posto di Tilde Gelsi' }), 'Bruno');
  await user.click(screen.getByRole('button', { name: 'Blocca' }));
  await waitFor(() =>
    expect(sent('CreateBlock').acts).toEqual([
      { reservationId: 9, sessionId: null, act: 'KEEP', start: null, resourceId: null },
      { reservationId: null, sessionId: 9, act: 'REPLACE', start: null, resourceId: 2 },
    ]),
  );
  expect(sent('CreateBlock').input).toMatchObject({
    reason: 'Manutenzione',
    startMinute: 600,
    endMinute: 660,
  });
});

it('of a block that repeats it is asked which dates go, and asked again before they do', async () => {
  const weekly: Block = {
    id: 3,
    version: 1,
    resourceId: 1,
    date: DAY,
    startMinute: 900,
    endMinute: 960,
    startOffset: null,
    endOffset: null,
    reason: 'Formazione',
    everyWeeks: 1,
    untilDate: '2027-06-30',
    exceptDates: [],
  };
  const { user, sent, calls } = await showBusinessScreen({
    ...SHOWN,
    at: 'calendar/blocks/3?date=2027-05-11&on=2027-05-11',
    answers: { ...PLACES, BlockToChange: { getBlock: weekly }, DeleteBlock: { deleteBlock: true } },
  });
  await user.click(screen.getByText('Questa e le seguenti'));
  await user.click(screen.getByRole('button', { name: 'Elimina' }));
  const sure = await screen.findByRole('alertdialog');
  expect(calls.map(({ name }) => name)).not.toContain('DeleteBlock');
  await user.click(within(sure).getByRole('button', { name: 'Elimina' }));
  await waitFor(() => expect(sent('DeleteBlock')).toEqual({ providerId: 1, id: 3, from: '2027-05-11' }));
});
