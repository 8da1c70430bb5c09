import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { HurtBooking } from '#contracts/consequences.ts';
import { refusal, showBusinessScreen } from '#web/testing/show-screen.tsx';
import * as block from '../calendar/blocks/block.route.tsx';
import type { Block } from '#web/business-frame/blocks/block-calls.ts';

const DAY = '2027-05-04';
const SHOWN = { route: block, path: 'calendar/blocks/:block' };
const PLACES = {
  WhatCanBeBlocked: {
    getAllProviderResources: [{ id: 1, name: 'Tilde Gelsi', resTypeId: 1, archive: false }],
    getOpeningHours: { today: '2027-05-01', timeZone: 'Europe/Rome' },
  },
};

it('a block over a booking names it and asks; the booking is kept when it is said so', async () => {
  const ottavia: HurtBooking = {
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
  const { user, sent } = await showBusinessScreen({
    ...SHOWN,
    at: `calendar/blocks/new?date=${DAY}&on=${DAY}&from=10:00&to=11:00&resource=1`,
    answers: {
      ...PLACES,
      CreateBlock: ({ acts }) =>
        acts?.length ? { createBlock: 3 } : refusal('bookingsHurt', undefined, { hurt: [ottavia] }),
    },
  });
  await user.type(screen.getByRole('textbox', { name: /Motivo/ }), 'Manutenzione');
  await user.click(screen.getByRole('button', { name: 'Blocca' }));
  await user.selectOptions(await screen.findByRole('combobox', { name: /Ottavia/ }), 'KEEP');
  await user.click(screen.getByRole('button', { name: 'Blocca' }));
  await waitFor(() => expect(sent('CreateBlock').acts).toMatchObject([{ act: 'KEEP' }]));
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
