import { ACCESS } from './access-table.ts';
import { describeAccess } from './describe-access.ts';
import { builtScreens, pagesOf } from './pages.ts';

describeAccess(ACCESS['pages of customers'], pagesOf(await builtScreens()));
