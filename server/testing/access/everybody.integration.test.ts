import { describeAccess } from './describe-access.ts';

describeAccess([
  'marketplace',
  'booking as a guest',
  'coming in',
  'own account',
  'second factors',
  'own bookings',
  'onboarding',
  'addresses',
]);
