import type { Mutant } from '../mutant.ts';
import { AVAILABILITY } from './availability.ts';
import { BOOKING } from './booking.ts';
import { COLLEAGUES } from './colleagues.ts';
import { DESK_ACTS } from './desk.ts';
import { EXPORTED } from './exports.ts';
import { GRAPHQL } from './graphql.ts';
import { IDENTITY } from './identity.ts';
import { KERNEL } from './kernel.ts';
import { NOTIFICATIONS } from './notifications.ts';
import { PAYMENTS } from './payments.ts';
import { PLACES } from './places.ts';
import { PRIVACY } from './privacy.ts';
import { WEB } from './web.ts';

/** One list for each room. A bug that once came back, or that a reviewer fears, is worth a line. */
export const MUTANTS: readonly Mutant[] = [
  ...AVAILABILITY,
  ...BOOKING,
  ...PAYMENTS,
  ...IDENTITY,
  ...PRIVACY,
  ...PLACES,
  ...NOTIFICATIONS,
  ...KERNEL,
  ...COLLEAGUES,
  ...DESK_ACTS,
  ...EXPORTED,
  ...GRAPHQL,
  ...WEB,
];
