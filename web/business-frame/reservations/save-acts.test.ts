import { describe, expect, it } from 'vitest';
import { answeringApi, formOf } from '#web/lib/testing/answering-api.ts';
import { saveAct } from './save-acts.ts';

const OF = { providerId: 7, id: 3 };
const DONE = { data: { updateReservation: { id: 3, sequence: 2 } } };

/** What is sent for a form. */
async function sent(fields: Record<string, string>, intent: 'change' | 'service'): Promise<unknown> {
  const { api, called } = answeringApi({ UpdateReservation: DONE });
  const form = formOf({ intent, sequence: '1', attemptKey: 'k', ...fields });
  expect(await saveAct(form, { api, locale: 'it' }, OF, intent)).toMatchObject({ isSaved: true });
  return called[0]?.variables;
}

describe('the form of changes', () => {
  const START = { date: '2026-11-05', time: '11:00', startBefore: '2026-11-05T10:00:00+01:00' };

  it.each([
    ['stays', 'Allergica\nalle mandorle', 'Allergica\r\nalle mandorle', null],
    ['that there was none of stays none', '', '', null],
    ['is another', 'Allergica', 'Allergica alle noci', 'Allergica alle noci'],
    ['is taken away', 'Allergica', '', ''],
  ])('a note %s', async (_what, noteBefore, note, expected) => {
    expect(await sent({ ...START, noteBefore, note }, 'change')).toMatchObject({
      input: { start: '2026-11-05T11:00', note: expected },
    });
  });
});

it('a price for the same service is sent as it was typed', async () => {
  expect(await sent({ offerId: '9', offerNow: '9', priceCents: '60', tells: 'on' }, 'service')).toMatchObject(
    {
      input: { priceCents: 6000 },
    },
  );
});
