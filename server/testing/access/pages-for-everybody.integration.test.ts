import { describeAccess } from './describe-access.ts';
import { builtScreens, pagesOf } from './pages.ts';

describeAccess(['pages for all', 'pages of the account', 'pages of chat'], pagesOf(await builtScreens()));
