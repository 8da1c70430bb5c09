import { describeAccess } from './describe-access.ts';

describeAccess(['desk', 'desk booking', 'calendar', 'today', 'reservations', 'customers', 'notices']);
