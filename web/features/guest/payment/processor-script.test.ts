import { Stripe } from 'stripe';
import { expect, it } from 'vitest';
import { PROCESSOR_SCRIPT } from './processor-script.ts';

it('is of the release that the server’s SDK speaks', () => {
  expect(PROCESSOR_SCRIPT).toBe(`https://js.stripe.com/${Stripe.API_VERSION.split('.')[1]}/stripe.js`);
});
