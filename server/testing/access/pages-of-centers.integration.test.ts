import { describeAccess } from './describe-access.ts';
import { builtScreens, pagesOf } from './pages.ts';

describeAccess(
  // What is sold by card first: a center may disconnect its account
  [
    'pages of memberships',
    'pages of promo codes',
    'pages of a center',
    'pages of classes',
    'pages of video courses',
  ],
  pagesOf(await builtScreens()),
);
