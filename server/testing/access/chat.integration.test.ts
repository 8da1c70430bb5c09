import { describeAccess } from './describe-access.ts';

describeAccess(['chat']);
