import { describe, expect, test } from 'vitest';
import { ApiFailure } from '../api-failure.ts';
import { formOf } from '../testing/answering-api.ts';
import { OPEN_ANSWER, typedIn } from './form-answer.ts';
import { sendForm } from './send-form.ts';

const refuse =
  (...codes: string[]) =>
  async () => {
    throw new ApiFailure(codes.map((code) => ({ message: `refused: ${code}`, code })));
  };
const places = { wrongPassword: 'oldPassword', samePassword: 'password' } as const;

describe('a form that is sent', () => {
  test('is saved, for the form of its page that it was', async () => {
    expect(await sendForm({ intent: 'email' }, async () => 'done')).toEqual({
      ...OPEN_ANSWER,
      intent: 'email',
      isSaved: true,
    });
    expect(await sendForm({}, async () => 'done')).toEqual({ ...OPEN_ANSWER, isSaved: true });
  });

  test('is not sent while something is wrong with what was typed', async () => {
    const sent: string[] = [];
    const answer = await sendForm({ problems: { email: 'Missing' } }, async () => sent.push('sent'));
    expect([answer, sent]).toEqual([{ ...OPEN_ANSWER, fieldErrors: { email: 'Missing' } }, []]);
  });

  test('has each refusal at its field, and what has no field above the button', async () => {
    const answer = await sendForm({ intent: 'password', places }, refuse('wrongPassword', 'tooManyRequests'));
    expect(answer).toEqual({
      ...OPEN_ANSWER,
      intent: 'password',
      errors: [{ message: 'refused: tooManyRequests', code: 'tooManyRequests' }],
      fieldErrors: { oldPassword: 'refused: wrongPassword' },
    });
  });

  test('is outdated where somebody was faster', async () => {
    expect(await sendForm({}, refuse('changedMeanwhile'))).toMatchObject({ isOutdated: true });
    expect(await sendForm({}, refuse('cannotUpdate'))).toMatchObject({ isOutdated: false });
  });

  test('comes back as it was typed only where it is given, and only when refused', async () => {
    const form = formOf({ name: 'Ada' });
    expect((await sendForm({ form }, refuse('invalidInput'))).typed).toEqual([['name', 'Ada']]);
    expect((await sendForm({}, refuse('invalidInput'))).typed).toEqual([]);
    expect((await sendForm({ form }, async () => {})).typed).toEqual([]);
  });

  test('leaves a fault to whoever handles faults', async () => {
    const fault = new Error('broken');
    await expect(sendForm({ places }, () => Promise.reject(fault))).rejects.toBe(fault);
  });
});

test('a password does not come back', () => {
  const form = formOf({ email: 'ada@example.it', password: 'Bosco-24!', confirmation: 'Bosco-24!' });
  expect(typedIn(form, 'password', 'confirmation')).toEqual([['email', 'ada@example.it']]);
});
