import { expect, test } from 'vitest';
import { OPEN_ANSWER } from '#web/lib/form/form-answer.ts';
import { answeringApi, formOf, refusedBy } from '#web/lib/testing/answering-api.ts';
import { requestFromForm } from './request-from-form.ts';

const typed = {
  name: 'Ada',
  email: 'ada@example.it',
  phone: '',
  message: 'Avete posto sabato?',
  attemptKey: 'k-1',
};

const SENT = { ...OPEN_ANSWER, intent: 'request', isSaved: true, typed: [['email', 'ada@example.it']] };
const REFUSED = { intent: 'request', isSaved: false };

async function send(
  fields: Record<string, string>,
  answer = { data: { sendRequestToProvider: { message: 'ok' } } } as object,
) {
  const { api, called } = answeringApi({ SendRequest: answer });
  return {
    answer: await requestFromForm({ form: formOf(fields), known: { api, locale: 'en' }, providerId: 4 }),
    called,
  };
}

test('a request is sent once for the key of its page', async () => {
  const { answer, called } = await send(typed);
  expect(answer).toEqual(SENT);
  expect(called).toMatchObject([
    { idempotencyKey: 'k-1', variables: { providerId: 4, name: 'Ada', message: typed.message } },
  ]);
});

test('a machine that fills in every field is heard by nobody and told nothing', async () => {
  const { answer, called } = await send({ ...typed, website: 'http://spam.example' });
  expect([answer, called]).toEqual([SENT, []]);
});

test('what is missing is asked for beside its field, and what was typed stays', async () => {
  const { answer, called } = await send({ ...typed, message: ' ' });
  expect(answer).toMatchObject({
    ...REFUSED,
    fieldErrors: { message: expect.any(String) },
    typed: expect.arrayContaining([['name', 'Ada']]),
  });
  expect(called).toEqual([]);
});

test('a refusal is shown with what was typed', async () => {
  const { answer } = await send(typed, refusedBy('tooManyRequests'));
  expect(answer).toMatchObject({
    ...REFUSED,
    errors: [{ code: 'tooManyRequests' }],
    typed: expect.arrayContaining([['message', typed.message]]),
  });
});
