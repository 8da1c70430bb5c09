import { describeAccess } from './describe-access.ts';

describeAccess(['memberships', 'promo codes']);
