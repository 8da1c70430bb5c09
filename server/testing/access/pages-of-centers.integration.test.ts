import { describeAccess } from './describe-access.ts';
import { builtScreens, pagesOf } from './pages.ts';

describeAccess(
  ['pages of a center', 'pages of classes', 'pages of video courses', 'pages of memberships'],
  pagesOf(await builtScreens()),
);
