import { describe, expect, it } from 'vitest';
import { answeringApi, formOf, refusedBy } from '#web/lib/testing/answering-api.ts';
import { cancelSearch, chosenIn, toCancelIn, withoutChosen } from './collect-address.ts';
import { saveCancelled } from './save-cancelled.ts';

const reservation = (id: number, customerName: string) => ({
  reservation: { id, customerName, phone: null, email: null, startsAt: '2026-11-05T10:00:00+01:00' },
});
const READ = {
  data: { getReservationsToCancel: [reservation(3, 'Anna Rossi'), reservation(4, '')] },
};

describe('cancelling several', () => {
  const asked = formOf({ intent: 'cancel', by: 'we', tells: 'on', attemptKey: 'k' });
  asked.append('ids', '3');
  asked.append('ids', '4');

  it('is one command for all', async () => {
    const { api, called } = answeringApi({
      ReservationsToCancel: READ,
      CancelReservations: { data: { cancelReservations: [] } },
    });
    expect(await saveCancelled(asked, { api, locale: 'it' }, 7)).toMatchObject({
      isSaved: true,
      done: [3, 4],
    });
    const sent = { ids: [3, 4], by: 'we', waiver: null, tellsCustomer: true };
    expect(called.filter(({ name }) => name === 'CancelReservations')).toMatchObject([
      { variables: { providerId: 7, input: sent } },
    ]);
  });

  it('names the one that kept all from being cancelled', async () => {
    const refused = {
      errors: [{ message: 'È già annullata.', code: 'alreadyCanceled', affected: ['ids.0'] }],
    };
    const { api } = answeringApi({ ReservationsToCancel: READ, CancelReservations: refused });
    const answer = await saveCancelled(asked, { api, locale: 'it' }, 7);
    expect(answer).toMatchObject({ isSaved: false, done: [] });
    expect(answer.errors.map(({ message }) => message)).toEqual([
      'Nessuna prenotazione è stata annullata. Anna Rossi, 05/11/2026 10:00: È già annullata.',
    ]);
  });

  it('is undone one by one, each under a key of its own, and says what could not be', async () => {
    const form = formOf({ intent: 'restore', attemptKey: 'k' });
    for (const said of ['3', '4:2', 'x', '5:']) form.append('restore', said);
    const { api, called } = answeringApi({
      ReservationsToCancel: READ,
      ActivateReservation: refusedBy('rulesAgainst'),
    });
    const answer = await saveCancelled(form, { api, locale: 'en' }, 7);
    expect(answer.errors.map(({ message }) => message)).toEqual([
      'Anna Rossi, 05/11/2026 10:00 stays cancelled. refused: rulesAgainst',
      'Customer, 05/11/2026 10:00 stays cancelled. refused: rulesAgainst',
    ]);
    expect(called.slice(1)).toMatchObject([
      { variables: { id: 3, sequence: 0 }, idempotencyKey: 'k-3' },
      { variables: { id: 4, sequence: 2 }, idempotencyKey: 'k-4' },
    ]);
  });
});

describe('the address', () => {
  const of = (search: string) => new URLSearchParams(search);

  it('carries what is chosen beside the filters, and loses it again', () => {
    const search = cancelSearch('?status=all&pay=9', [3, 4], [4]);
    expect(toCancelIn(of(search))).toEqual({ ids: [3, 4], done: [4] });
    expect(withoutChosen(search)).toBe('?status=all');
  });

  it('takes each once, and nothing that is no number', () => {
    expect(toCancelIn(of('?cancel=3,4,3,x'))).toEqual({ ids: [3, 4], done: [] });
    expect(chosenIn(of('?pay=3,4'))).toEqual({ reservationIds: [3, 4] });
    expect(() => toCancelIn(of('?cancel=0'))).toThrow();
  });
});
