import { expect, it } from 'vitest';
import { newCustomerFrom } from './new-customer-words.ts';

const NOTHING = { firstname: '', lastname: '', phone: '', email: '' };

it.each([
  ['Ada Rossi', { firstname: 'Ada', lastname: 'Rossi' }],
  [' Maria  De Luca ', { firstname: 'Maria', lastname: 'De Luca' }],
  ['Ada', { firstname: 'Ada' }],
  ['+39 333 123-45 67', { phone: '+39 333 123-45 67' }],
  ['ada@example', { email: 'ada@example' }],
  ['', {}],
])('%s begins a card', (words, begins) => expect(newCustomerFrom(words)).toEqual({ ...NOTHING, ...begins }));
