import { describe, expect, test } from 'vitest';
import { closeModal, openModal } from './modal-stack.ts';

const two = openModal(openModal([], 'contact'), 'confirm');

describe('the stack of modals', () => {
  test('keeps the order of opening', () => expect(two).toEqual(['contact', 'confirm']));

  test('closing without a name removes the last one', () => {
    expect(closeModal(two)).toEqual(['contact']);
    expect(closeModal(closeModal(two))).toEqual([]);
    expect(closeModal([])).toEqual([]);
  });

  test('closing by name removes that one wherever it stands', () => {
    expect(closeModal(two, 'contact')).toEqual(['confirm']);
    expect(closeModal(two, 'unknown')).toEqual(two);
  });

  test('opening an open one brings it to the top', () => {
    expect(openModal(two, 'contact')).toEqual(['confirm', 'contact']);
  });
});
