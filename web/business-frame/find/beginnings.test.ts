import { describe, expect, it } from 'vitest';
import { beginningsOf, hrefOf } from './beginnings.ts';

const centerPath = (path: string): string => `/it/business/7/${path}`;

describe('what is begun from anywhere', () => {
  it('begins with a reservation, and has nothing that the role does not allow', () => {
    const paths = (viewerCan: Parameters<typeof beginningsOf>[0]['viewerCan']) =>
      beginningsOf({ viewerCan }).map(({ path }) => path);
    expect(paths(['changeCustomers', 'changeReservations', 'importCustomers'])).toEqual([
      'reservations/new',
      'reservations/new?kind=walkIn',
      'customers/new',
      'customers/import',
    ]);
    expect(paths(['seeReservations'])).toEqual([]);
  });

  it.each([
    ['reservations/new', '/it/business/7/today', 'reservations/new?from=%2Fit%2Fbusiness%2F7%2Ftoday'],
    [
      'reservations/new?kind=walkIn',
      '/it/business/7/today',
      'reservations/new?kind=walkIn&from=%2Fit%2Fbusiness%2F7%2Ftoday',
    ],
    ['reservations/new', '/it/business/7/reservations/new?date=2026-11-23', 'reservations/new'],
  ])('%s from %s', (path, here, href) => {
    expect(hrefOf({ path, comesBack: true }, centerPath, here)).toBe(centerPath(href));
  });

  it('leads nowhere back from what ends elsewhere', () => {
    expect(hrefOf({ path: 'customers/new' }, centerPath, '/it/business/7/today')).toBe(
      centerPath('customers/new'),
    );
  });
});
