import { expect, it } from 'vitest';
import { formOf } from '#web/lib/testing/answering-api.ts';
import { givenOf, newMember, valuesOfForm } from './member-form-values.ts';

const thing = { ...newMember(false), name: 'Cabina' };

it('a thing has its units by line, an empty one without a name', () => {
  const given = givenOf({ ...thing, quantity: '3', capacity: '2', unitNames: 'Mare\r\n\r\nBosco\r\n\r\n' });
  expect(given).toEqual({ name: 'Cabina', quantity: 3, capacity: 2, unitNames: ['Mare', '', 'Bosco'] });
});

it('a thing without names and limit says so', () => {
  expect(givenOf(thing)).toEqual({ name: 'Cabina', quantity: 1, capacity: null, unitNames: [] });
});

it('what is no figure stays, and none is none', () => {
  expect(givenOf({ ...thing, quantity: 'due', capacity: '1,5' })).toMatchObject({
    quantity: 'due',
    capacity: '1,5',
  });
  expect(givenOf({ ...thing, quantity: ' ' })).toMatchObject({ quantity: null });
});

it('a person has neither units nor places, whatever the form says', () => {
  const form = formOf({
    kind: 'people',
    name: 'Anna',
    gender: '',
    type: 'director',
    role: '',
    quantity: '3',
  });
  expect(givenOf(valuesOfForm(form))).toEqual({
    name: 'Anna',
    gender: null,
    type: 'director',
    role: '',
    color: null,
  });
});
