import { describe, expect, it } from 'vitest';
import type { ToldChange } from '#server/kernel/change-feed.ts';
import { changeFor } from './change-for-viewer.ts';

const OWNER = { personId: 1, ownResourceIds: null };
const ANNA = { personId: 2, ownResourceIds: new Set([20]) };
const UNNAMED = { ids: [], from: null, to: null };

const reservations = (...changed: [number, number, number, number][]): ToldChange => ({
  kind: 'reservations',
  providerId: 5,
  changed,
});

describe('what a viewer is told of a change', () => {
  it('names reservations once, from the first minute they touch to the last', () => {
    const moved = reservations([7, 20, 100, 160], [7, 30, 400, 460], [8, 30, 50, 90]);
    expect(changeFor(moved, OWNER)).toEqual({ kind: 'reservations', ids: [7, 8], from: 50, to: 460 });
  });

  it('is of who sees their own alone what is theirs, before or after, and no times of others', () => {
    const moved = reservations([7, 20, 100, 160], [7, 30, 400, 460], [8, 30, 50, 90]);
    expect(changeFor(moved, ANNA)).toEqual({ kind: 'reservations', ids: [7], from: 100, to: 160 });
    expect(changeFor(reservations([8, 30, 50, 90]), ANNA)).toBeNull();
    expect(changeFor(reservations([8, 30, 50, 90]), { ...ANNA, ownResourceIds: new Set() })).toBeNull();
  });

  it('says of hours that they changed, to those whose they are', () => {
    const of = (changed: (number | null)[]): ToldChange => ({ kind: 'hours', providerId: 5, changed });
    expect(changeFor(of([30]), ANNA)).toBeNull();
    for (const changed of [[20], [null], [30, null]])
      expect(changeFor(of(changed), ANNA)).toEqual({ kind: 'hours', ...UNNAMED });
    expect(changeFor(of([30]), OWNER)).toEqual({ kind: 'hours', ...UNNAMED });
  });

  it('says of notices that there are some, to nobody else', () => {
    const notices: ToldChange = { kind: 'notices', providerId: 5, changed: [2] };
    expect(changeFor(notices, ANNA)).toEqual({ kind: 'notices', ...UNNAMED });
    expect(changeFor(notices, OWNER)).toBeNull();
  });

  it('names nothing where there was too much to name, or something was missed', () => {
    expect(changeFor({ kind: 'reservations', providerId: 5, changed: null }, ANNA)).toEqual({
      kind: 'reservations',
      ...UNNAMED,
    });
    expect(changeFor(null, ANNA)).toEqual({ kind: 'missed', ...UNNAMED });
  });
});
