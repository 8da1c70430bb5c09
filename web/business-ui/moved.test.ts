import { describe, expect, it } from 'vitest';
import { moved, stepped } from './moved.ts';

const ids = ['a', 'b', 'c', 'd'];

describe('an order changed by hand', () => {
  it('puts one before or after another', () => {
    expect(moved(ids, new Set(['d']), 'b', 'before')).toEqual(['a', 'd', 'b', 'c']);
    expect(moved(ids, new Set(['a']), 'c', 'after')).toEqual(['b', 'c', 'a', 'd']);
    expect(moved(ids, new Set(['b']), 'd', 'after')).toEqual(['a', 'c', 'd', 'b']);
  });

  it('keeps the order of several among themselves', () => {
    expect(moved(ids, new Set(['c', 'a']), 'd', 'after')).toEqual(['b', 'd', 'a', 'c']);
  });

  it('moves a place up and down, and not past an end', () => {
    expect(stepped(ids, 'c', -1)).toEqual(['a', 'c', 'b', 'd']);
    expect(stepped(ids, 'c', 1)).toEqual(['a', 'b', 'd', 'c']);
    expect(stepped(ids, 'a', -1)).toEqual(ids);
    expect(stepped(ids, 'd', 1)).toEqual(ids);
  });
});
