import * as v from 'valibot';
import { describe, expect, it, test } from 'vitest';
import { BillingForm } from './billing.ts';

const GIVEN = {
  name: 'Il Prato srl',
  address: 'Via Verdi 1',
  city: 'Bologna',
  countryCode: 'IT',
  email: 'conti@prato.example',
  piva: 'IT 123 456 789 03',
  fiscalCode: '',
  sdi: 'ab12cd3',
  latitude: 44.49,
  longitude: 11.34,
};
const problems = (changed: object): [string, string][] => {
  const read = v.safeParse(BillingForm, { ...GIVEN, ...changed });
  return (read.issues ?? []).map((issue) => [v.getDotPath(issue) ?? '', issue.message]);
};

describe('INV-02: billing data', () => {
  it('are stored in their plain form', () =>
    expect(v.parse(BillingForm, GIVEN)).toEqual({
      ...GIVEN,
      piva: '12345678903',
      fiscalCode: null,
      sdi: 'AB12CD3',
    }));

  test.each<[object, string, string]>([
    [{ piva: '', fiscalCode: '' }, 'piva', 'vatNumberOrTaxCode'],
    [{ piva: '12345678901' }, 'piva', 'vatNumber'],
    [{ fiscalCode: 'RSSMRA85T10A562T' }, 'fiscalCode', 'taxCode'],
    [{ sdi: 'ABC123' }, 'sdi', 'tooShort'],
    [{ sdi: 'ABC-1234' }, 'sdi', 'recipientCode'],
    [{ sdi: 'pec@pec.' }, 'sdi', 'recipientCode'],
    [{ email: 'nobody' }, 'email', 'email'],
    [{ longitude: null }, 'longitude', 'bothOrNone'],
  ])('%o is refused at %s', (changed, field, message) =>
    expect(problems(changed)).toContainEqual([field, message]),
  );

  test.each([
    { piva: '', fiscalCode: 'rssmra85t10a562s' },
    { sdi: 'fatture@pec.example' },
    { sdi: '' },
    { countryCode: 'DE', piva: 'DE 123 456 789' },
    { latitude: null, longitude: null },
  ])('%o is taken', (changed) => expect(problems(changed)).toEqual([]));
});
