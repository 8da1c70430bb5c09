import { describeAccess } from './describe-access.ts';
import { builtScreens, pagesOf } from './pages.ts';

describeAccess(
  ['pages of hours', 'pages of reservations', 'pages of customers', 'pages of exports'],
  pagesOf(await builtScreens()),
);
