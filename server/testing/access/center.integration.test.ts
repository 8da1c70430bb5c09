import { describeAccess } from './describe-access.ts';

describeAccess(['services', 'users', 'profile', 'widget', 'hours', 'staff', 'exports', 'customer import']);
