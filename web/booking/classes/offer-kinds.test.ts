import { expect, it } from 'vitest';
import { offerKinds, shownKind } from './offer-kinds.ts';
import type { Offered } from './offer-kinds.ts';

// Of each kind only whether there is any counts
const offered = (more: { [K in keyof Offered]?: object[] }): Offered =>
  ({ services: [], classes: [], videos: [], memberships: [], ...more }) as Offered;
const membership = { id: 1 };
const noOffers = { offers: [] };

it('memberships have a tab where there are any, after what else there is', () => {
  const yoga = { serviceType: 'Y' };
  const both = offerKinds(offered({ services: [noOffers], classes: [yoga], memberships: [membership] }));
  expect(both).toEqual(['courses', 'memberships']);
  expect(shownKind(both, new URLSearchParams())).toBe('courses');
  expect(shownKind(both, new URLSearchParams('show=memberships'))).toBe('memberships');
});

it('memberships alone are shown at once, and have no tab where there are none', () => {
  const alone = offerKinds(offered({ memberships: [membership] }));
  expect(alone).toEqual(['memberships']);
  expect(shownKind(alone, new URLSearchParams())).toBe('memberships');
  expect(shownKind(offerKinds(offered({})), new URLSearchParams('show=memberships'))).toBe('services');
});
