import { describeAccess } from './describe-access.ts';

describeAccess([
  'services',
  'users',
  'profile',
  'billing',
  'widget',
  'hours',
  'staff',
  'exports',
  'customer import',
]);
