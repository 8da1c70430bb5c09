import { expect, it } from 'vitest';
import { isEasyPin } from './is-easy-pin.ts';

const NOBODY = { birthday: null, phone: null };
const KNOWN = { birthday: '1985-03-07', phone: '+39 333 12 34 682' };

it.each([
  '0000',
  '77777',
  '999999',
  '1212',
  '454545',
  '123123',
  '1234',
  '4321',
  '56789',
  '987654',
  '7890',
  '0987',
])('%s is easy for everybody', (pin) => expect(isEasyPin(pin, NOBODY)).toBe(true));

it.each(['1985', '0703', '0307', '070385', '850307', '219853', '4682', '34682', '234682'])(
  '%s is easy for whoever it tells of',
  (pin) => {
    expect(isEasyPin(pin, KNOWN)).toBe(true);
    expect(isEasyPin(pin, NOBODY)).toBe(false);
  },
);

it.each(['2749', '1357', '40213', '682468', '1243', '8316'])('%s is not', (pin) =>
  expect(isEasyPin(pin, KNOWN)).toBe(false),
);
