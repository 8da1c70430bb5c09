import { ACCESS } from './access-table.ts';
import { describeAccess } from './describe-access.ts';

describeAccess(ACCESS['exports']);
