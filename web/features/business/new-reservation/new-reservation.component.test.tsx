import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { refusal, showBusinessScreen } from '#web/testing/show-screen.tsx';
import type { Answers } from '#web/testing/show-screen.tsx';
import type { BookedCustomer } from '#web/business-frame/new-reservation/new-reservation-calls.ts';
import * as newReservation from './new-reservation.route.tsx';

const ZITA: BookedCustomer = {
  id: 5,
  firstname: 'Zita',
  lastname: 'Neri',
  email: null,
  phone: '+39 333 7654321',
  visits: 2,
  lastOfferId: null,
  isBlacklisted: false,
  carer: null,
  askedFields: [],
};

const ANSWERS: Answers = {
  WhatCanBeBooked: {
    getBookableAtDesk: {
      timeZone: 'Europe/Rome',
      today: '2027-05-01',
      offers: [
        {
          id: 3,
          name: 'Massaggio',
          serviceName: 'Massaggi',
          durationMinutes: 60,
          priceCents: 5000,
          people: [{ id: 1, name: 'Anna Verdi' }],
          rooms: [],
        },
      ],
    },
  },
  FreeTimesAtDesk: { getFreeTimesAtDesk: [{ time: '10:00' }, { time: '11:00' }] },
  OneCustomerToBook: { searchCustomers: [ZITA] },
  CreateReservation: { createReservation: { id: 9 } },
};

const show = (search: Record<string, string>, more: Partial<Parameters<typeof showBusinessScreen>[0]> = {}) =>
  showBusinessScreen({
    route: newReservation,
    path: 'reservations/new',
    at: `reservations/new?${new URLSearchParams({ date: '2027-05-04', offer: '3', ...search })}`,
    answers: ANSWERS,
    ...more,
  });
const book = () => screen.getByRole('button', { name: 'Prenota' });
const field = (name: string) => screen.getByRole('textbox', { name });

it('a walk-in is booked at a free time that is offered', async () => {
  const { user, sent } = await show({ kind: 'walkIn' });
  await user.type(field('Nome, se lo dice'), 'Piero');
  await user.type(field('E-mail'), 'piero@example.it');
  await user.click(screen.getByRole('button', { name: '11:00' }));
  expect(screen.getByRole('combobox', { name: 'Ora' })).toHaveValue('11:00');
  await user.click(book());
  await waitFor(() =>
    expect(sent('CreateReservation').input).toMatchObject({
      offerId: 3,
      start: '2027-05-04T11:00',
      customer: { walkIn: { name: 'Piero', email: 'piero@example.it' } },
    }),
  );
});

it('a new customer needs a name, an e-mail or a phone, and is booked with minutes, price and note of their own', async () => {
  const { user, sent, calls } = await show({ kind: 'new', time: '15' });
  await user.click(book());
  expect((await screen.findAllByText(/un nome, un’e-mail o un telefono/)).length).toBeGreaterThan(0);
  expect(calls.map(({ name }) => name)).not.toContain('CreateReservation');
  await user.type(field('Nome'), 'Nora');
  await user.click(screen.getByText('Altro: durata, prezzo, nota, ripetizione'));
  for (const [name, typed] of [
    ['Durata in minuti', '45'],
    ['Prezzo in euro', '32,50'],
    ['Nota', 'Porta la ricetta'],
  ] as const) {
    await user.clear(field(name));
    await user.type(field(name), typed);
  }
  await user.click(book());
  await waitFor(() =>
    expect(sent('CreateReservation').input).toMatchObject({
      start: '2027-05-04T15:00',
      durationMinutes: 45,
      priceCents: 3250,
      note: 'Porta la ricetta',
      customer: { new: { firstname: 'Nora' } },
    }),
  );
});

it('who is blacklisted is warned of, and a rule is overruled with a reason', async () => {
  const { user, sent } = await show(
    { customer: '5', time: '22:30' },
    {
      answers: {
        ...ANSWERS,
        OneCustomerToBook: { searchCustomers: [{ ...ZITA, isBlacklisted: true }] },
        CreateReservation: ({ input }) =>
          input.overruling?.reason
            ? { createReservation: { id: 9 } }
            : refusal('rulesAgainst', ['overruling'], { extensions: { against: ['closed'] } }),
      },
    },
  );
  expect(screen.getByText('Avete scelto di non accettare più questa persona.')).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: 'Prenota comunque' }));
  await user.click(book());
  expect(await screen.findByText('è fuori dall’orario di lavoro')).toBeVisible();
  await user.type(field('Perché prenoti comunque'), 'Torna da un viaggio');
  await user.click(book());
  await waitFor(() =>
    expect(sent('CreateReservation').input.overruling).toEqual({ reason: 'Torna da un viaggio' }),
  );
});

it('a taken time is told at its field, weeks that clash by their dates', async () => {
  const { user, sent } = await show(
    { customer: '5', time: '17:00' },
    {
      answers: {
        ...ANSWERS,
        CreateReservation: refusal('alreadyBooked'),
        CreateReservations: refusal('validation', undefined, {
          inputs: [{ code: 'alreadyBooked', affected: ['rows.1'] }],
        }),
      },
    },
  );
  await user.click(book());
  const time = screen.getByRole('combobox', { name: 'Ora' });
  await waitFor(() => expect(time).toBeInvalid());
  expect(time).toHaveValue('17:00');
  await user.click(screen.getByText('Altro: durata, prezzo, nota, ripetizione'));
  await user.clear(field('Quante volte, una a settimana'));
  await user.type(field('Quante volte, una a settimana'), '2');
  await user.click(book());
  expect(await screen.findByText(/11\/05\/2027/)).toBeVisible();
  expect(sent('CreateReservations').input.rows.map(({ start }) => start)).toEqual([
    '2027-05-04T17:00',
    '2027-05-11T17:00',
  ]);
});

it('a date without free times leads to the next one that has some', async () => {
  const { user, sent } = await show(
    { kind: 'walkIn' },
    {
      answers: {
        ...ANSWERS,
        FreeTimesAtDesk: ({ date }) => ({
          getFreeTimesAtDesk: date === '2027-05-06' ? [{ time: '09:30' }] : [],
        }),
        NextFreeDateAtDesk: { getNextFreeDateAtDesk: '2027-05-06' },
      },
    },
  );
  await user.click(await screen.findByRole('button', { name: 'Prossimo giorno libero: giovedì 6 maggio' }));
  await user.click(await screen.findByRole('button', { name: '09:30' }));
  await user.click(book());
  await waitFor(() => expect(sent('CreateReservation').input).toMatchObject({ start: '2027-05-06T09:30' }));
});

it('who may not write customers down is offered none, and without services the screen leads to them', async () => {
  await show({}, { center: { role: 'collaborator', viewerCan: ['seeReservations', 'changeReservations'] } });
  expect(screen.getByText('Di passaggio')).toBeVisible();
  expect(screen.queryByText('Nuovo cliente')).toBeNull();
});
