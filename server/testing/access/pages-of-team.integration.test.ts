import { describeAccess } from './describe-access.ts';
import { builtScreens, pagesOf } from './pages.ts';

describeAccess(['pages of the team'], pagesOf(await builtScreens()));
