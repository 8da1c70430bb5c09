import { expect, it } from 'vitest';
import { chatIdOf, DESK } from './chat-id.ts';

it('puts the members in order as numbers, the provider last', () => {
  expect(chatIdOf(3, [12, 9])).toBe('9_12_3');
  expect(chatIdOf(3, [12, DESK])).toBe('0_12_3');
});
