import { describeAccess } from './describe-access.ts';
import { builtScreens, pagesOf } from './pages.ts';

describeAccess(['chat', 'pages of chat'], pagesOf(await builtScreens()));
