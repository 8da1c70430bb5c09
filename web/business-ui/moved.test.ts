import { describe, expect, it } from 'vitest';
import { moveOf, moveBetween, moved, stepped } from './moved.ts';

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

describe('the one move between two orders', () => {
  it('is found for whatever was moved wherever', () => {
    for (const id of ids) {
      for (const [place] of ids.entries()) {
        const after = ids.filter((other) => other !== id).toSpliced(place, 0, id);
        const move = moveBetween(ids, after);
        const made = move && ids.filter((other) => other !== move.id);
        if (move && made)
          made.splice(move.beforeId === null ? made.length : made.indexOf(move.beforeId), 0, move.id);
        expect(made ?? ids).toEqual(after);
      }
    }
  });

  it('is none where nothing moved', () => {
    expect(moveBetween(ids, ids)).toBeNull();
  });
});

describe('a move that a form asks for', () => {
  it.each([
    ['before:3:1', { id: 3, beforeId: 1 }],
    ['before:1:', { id: 1, beforeId: null }],
    ['before:9:1', null],
    ['sideways:1', null],
    ['', null],
  ])('%s', (move, expected) => {
    expect(moveOf(move, [1, 2, 3])).toEqual(expected);
  });
});
