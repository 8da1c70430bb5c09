import { describe, expect, it } from 'vitest';
import { defaultVatTreatment } from './vat-choice.ts';

describe('what is sold when a provider has not said how it is taxed', () => {
  it.each(['physiotherapy-center', 'physiotherapist', 'nutritionist', 'psychologist'] as const)(
    'is exempt as a health service at a %s',
    (mainCategory) => {
      expect(defaultVatTreatment(mainCategory)).toBe('healthExempt');
    },
  );

  it('is taxed in full where the law does not plainly exempt it, and where no category is chosen', () => {
    expect(defaultVatTreatment('massage-center')).toBe('standard');
    expect(defaultVatTreatment(null)).toBe('standard');
  });
});
