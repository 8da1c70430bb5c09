/** What somebody of the team of Radura may do, by the names that the server's table, the API and the screens share. */
export const ADMIN_ACTIONS = [
  'writeArticles',
  'changeAuthors',
  'manageAuthors',
  'changeCategories',
  'writeNewsletters',
  'sendNewsletters',
  'answerMessages',
  'changeAppVersions',
  'changeTexts',
  'publishTexts',
  'seeTeam',
  'changeTeam',
] as const;
export type AdminAction = (typeof ADMIN_ACTIONS)[number];
