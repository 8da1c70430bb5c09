import { describe, expect, it } from 'vitest';
import { stopAfter } from './grid-walk.ts';

const stop = (from: number, selector = String(from)) => ({ from, selector });
const COLUMNS = [
  { key: 'a', stops: [stop(540), stop(600), stop(1200)] },
  { key: 'b', stops: [] },
  { key: 'c', stops: [stop(480), stop(1140)] },
];
const at = (column: number, place: number) => {
  const found = COLUMNS[column]?.stops[place];
  if (!found) throw new Error('No such stop');
  return { column, stop: found };
};

describe('the arrows', () => {
  it('go down and up through a column, and stop at its ends', () => {
    expect(stopAfter(COLUMNS, at(0, 0), 'ArrowDown')).toEqual(at(0, 1));
    expect(stopAfter(COLUMNS, at(0, 1), 'ArrowUp')).toEqual(at(0, 0));
    expect(stopAfter(COLUMNS, at(0, 2), 'ArrowDown')).toBeNull();
    expect(stopAfter(COLUMNS, at(0, 0), 'ArrowUp')).toBeNull();
  });

  it('go sideways to what is nearest in time, past columns without anything', () => {
    expect(stopAfter(COLUMNS, at(0, 2), 'ArrowRight')).toEqual(at(2, 1));
    expect(stopAfter(COLUMNS, at(0, 0), 'ArrowRight')).toEqual(at(2, 0));
    expect(stopAfter(COLUMNS, at(2, 1), 'ArrowLeft')).toEqual(at(0, 2));
    expect(stopAfter(COLUMNS, at(2, 0), 'ArrowRight')).toBeNull();
  });

  it('are the arrows alone', () => {
    expect(stopAfter(COLUMNS, at(0, 0), 'Enter')).toBeNull();
  });
});
