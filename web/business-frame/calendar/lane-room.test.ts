import { describe, expect, it } from 'vitest';
import { laneRoom, lanesIn } from './lane-room.ts';

describe('the room of a lane', () => {
  it.each([
    [128, 1, 'wide'],
    [128, 2, 'narrow'],
    [132, 3, 'small'],
    [128, 3, 'tiny'],
    [400, 3, 'wide'],
    [400, 6, 'narrow'],
    [0, 1, 'tiny'],
  ])('of %d pixels and %d lanes is %s', (width, lanes, room) => {
    expect(laneRoom(width, lanes)).toBe(room);
  });

  it('lets as many stand beside each other as can be hit, and three in any column', () => {
    expect([0, 128, 160, 232, 320].map(lanesIn)).toEqual([3, 3, 3, 4, 6]);
  });
});
