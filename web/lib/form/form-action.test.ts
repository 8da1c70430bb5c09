import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { requiredText } from '#contracts/validation/plain-text.ts';
import { ApiFailure } from '../api-failure.ts';
import { formOf } from '../testing/answering-api.ts';
import { formAction, readForm } from './form-action.ts';

const schema = v.object({
  name: requiredText(10),
  minutes: v.pipe(v.number(), v.minValue(1), v.maxValue(60)),
});
const NAMES: Record<string, { name: string; longest?: number }> = {
  name: { name: 'name', longest: 10 },
  minutes: { name: 'duration' },
};
const asked = (given: object, form: Record<string, string> = { name: 'typed' }) => ({
  form: formOf(form),
  schema,
  given,
  fieldOf: (path: string) => NAMES[path] ?? { name: '' },
  locale: 'en' as const,
});
const RIGHT = { name: 'Yoga', minutes: 60 };
const send = (given: object, failure?: ApiFailure, more: object = {}) =>
  formAction({
    ...asked(given),
    ...more,
    async send() {
      if (failure) throw failure;
    },
  });

describe('a form of a screen', () => {
  it('that is right is sent as it was read, once', async () => {
    const sent: unknown[] = [];
    const answer = await formAction({
      ...asked({ name: '  Yoga ', minutes: 60 }),
      send: async (input) => sent.push(input),
    });
    expect(sent).toEqual([RIGHT]);
    expect(answer).toMatchObject({ isSaved: true, errors: [], fieldErrors: {} });
  });

  it('that is not is not sent; each field says what is wrong, and what was typed comes back', async () => {
    const answer = await formAction({
      ...asked({ name: '', minutes: 0 }),
      send: () => Promise.reject(new Error('sent all the same')),
    });
    expect(answer).toMatchObject({
      isSaved: false,
      errors: [{ message: 'Please fill all required fields' }],
      fieldErrors: {
        name: 'Please enter value for name!',
        minutes: 'Please enter value greater than 0 for duration',
      },
      typed: [['name', 'typed']],
    });
  });

  it.each([
    [{ minutes: Number.NaN }, 'minutes', 'The value of duration is not valid.'],
    [{ minutes: 61 }, 'minutes', 'Please enter 60 at most for duration'],
    [{ minutes: undefined }, 'minutes', 'Please enter value for duration!'],
    [{ name: 'eleven chars' }, 'name', 'name must be less than 11 characters long!'],
    [{ name: 'a\u202Eb' }, 'name', 'name contains characters we cannot read.'],
  ])('says of %j what a person can act on', (wrong, field, text) => {
    const read = readForm(asked({ ...RIGHT, ...wrong }));
    expect('answer' in read && read.answer.fieldErrors[field]).toBe(text);
  });

  it('puts a refusal at the field it is about, by its code', async () => {
    const taken = new ApiFailure([{ message: 'There is one already.', code: 'duplicateName' }]);
    const answer = await send(RIGHT, taken, { places: { duplicateName: 'name' } });
    expect(answer.fieldErrors).toEqual({ name: 'There is one already.' });
    expect(answer.errors).toEqual([{ message: 'Please check the marked fields' }]);
  });

  it('puts a refusal at the fields that it names, and above the button what names none', async () => {
    const named = new ApiFailure([{ message: 'Check.', code: 'invalidInput', affected: ['minutes'] }]);
    expect((await send(RIGHT, named)).fieldErrors).toEqual({
      minutes: 'The value of duration is not valid.',
    });
    const elsewhere = new ApiFailure([
      { message: 'Check.', code: 'invalidInput', affected: ['nothingHere'] },
    ]);
    expect(await send(RIGHT, elsewhere)).toMatchObject({ fieldErrors: {}, errors: [{ message: 'Check.' }] });
  });

  it('says that somebody else was faster', async () => {
    const late = new ApiFailure([{ message: 'Changed.', code: 'changedMeanwhile' }]);
    expect(await send(RIGHT, late)).toMatchObject({ isOutdated: true, isSaved: false });
  });

  it('hands on what is no refusal', async () => {
    await expect(
      formAction({ ...asked(RIGHT), send: () => Promise.reject(new TypeError('offline')) }),
    ).rejects.toThrow('offline');
  });
});
