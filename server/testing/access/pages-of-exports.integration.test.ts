import { ACCESS } from './access-table.ts';
import { describeAccess } from './describe-access.ts';
import { builtScreens, pagesOf } from './pages.ts';

describeAccess(ACCESS['pages of exports'], pagesOf(await builtScreens()));
