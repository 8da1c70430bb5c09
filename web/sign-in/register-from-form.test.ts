import { describe, expect, test } from 'vitest';
import { ApiFailure } from '#web/lib/api-failure.ts';
import { answeringApi, formOf } from '#web/lib/testing/answering-api.ts';
import { registerFromForm } from './register-from-form.ts';

const typed = {
  email: ' ada@example.it ',
  password: 'Bosco-24!',
  confirmation: 'Bosco-24!',
  terms: 'Y',
  wantsEmail: 'Y',
};

async function register(fields: Record<string, string>, refusal?: ApiFailure) {
  const posted: unknown[] = [];
  const { api, called } = answeringApi({
    ResendConfirmation: { data: { resendConfirmation: { status: 200 } } },
  });
  const postForm = async (...call: unknown[]) => {
    posted.push(call);
    if (refusal) throw refusal;
  };
  return { answer: await registerFromForm(formOf(fields), { api, postForm, locale: 'en' }), posted, called };
}

describe('a registration', () => {
  test('sends each consent as it was given', async () => {
    const { answer, posted } = await register(typed);
    expect(answer).toMatchObject({ intent: 'register', isSaved: true });
    expect(posted).toEqual([
      [
        '/public/users/',
        [
          ['users_email', 'ada@example.it'],
          ['users_password', 'Bosco-24!'],
          ['agreements_type[]', 'email'],
          ['agreements_decision[]', 'Y'],
          ['agreements_type[]', 'marketing'],
          ['agreements_decision[]', 'N'],
          ['terms_accepted', 'Y'],
        ],
      ],
    ]);
  });

  test('without the terms is not sent, and the passwords never come back', async () => {
    const { answer, posted } = await register({ ...typed, terms: '' });
    expect(answer).toMatchObject({ isSaved: false, fieldErrors: { terms: expect.any(String) } });
    expect(JSON.stringify(answer)).not.toContain('Bosco');
    expect(posted).toEqual([]);
  });

  test('that is refused says so beside the field, without the passwords', async () => {
    const refusal = new ApiFailure([{ message: 'Taken', code: 'userEmailExists' }]);
    const { answer } = await register(typed, refusal);
    expect(answer).toMatchObject({ isSaved: false, errors: [], fieldErrors: { email: 'Taken' } });
    expect(JSON.stringify(answer)).not.toContain('Bosco');
  });

  test('may ask for its mail once more, with the e-mail alone', async () => {
    const { answer, posted, called } = await register({ intent: 'resend', email: 'ada@example.it' });
    expect(answer).toMatchObject({ intent: 'resend', isSaved: true });
    expect(answer.typed).toContainEqual(['email', 'ada@example.it']);
    expect([posted, called]).toEqual([
      [],
      [expect.objectContaining({ variables: { email: 'ada@example.it' } })],
    ]);
  });
});
