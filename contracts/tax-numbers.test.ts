import { describe, expect, it, test } from 'vitest';
import { isTaxCode, isVatNumber, plainTaxNumber } from './tax-numbers.ts';

describe('INV-02: a VAT number', () => {
  test.each(['12345678903', '00743110157', '07643520567'])('%s of Italy has its check digit', (number) =>
    expect(isVatNumber(number, 'IT')).toBe(true),
  );
  test.each(['12345678901', '1234567890', '123456789033', 'IT123456789', '00000000000', ''])(
    '%s is none of Italy',
    (number) => expect(isVatNumber(number, 'IT')).toBe(false),
  );
  test('of another country is taken as it is', () => {
    expect(isVatNumber('DE123456789', 'DE')).toBe(true);
    expect(isVatNumber('<b>', 'DE')).toBe(false);
  });
});

describe('INV-02: a tax code', () => {
  test.each(['RSSMRA85T10A562S', 'RSSMRA85T10A56NH', '12345678903'])('%s', (code) =>
    expect(isTaxCode(code, 'IT')).toBe(true),
  );
  test.each(['RSSMRA85T10A562T', 'RSSMRA85T10A562', 'RSSMRA85X10A562S', '12345678901'])(
    '%s is none',
    (code) => expect(isTaxCode(code, 'IT')).toBe(false),
  );
});

it('a number is stored without blanks and signs, in capitals; one of Italy without its country', () => {
  expect(plainTaxNumber(' it 123.456-78903', 'IT')).toBe('12345678903');
  expect(plainTaxNumber('de 123 456 789', 'DE')).toBe('DE123456789');
});
