import { ACTORS, EVERYBODY, NOBODY, whoMayAdmin } from './actors.ts';
import type { ActorName } from './actors.ts';
import { OUTREACH_TABLE, PAGES_OF_OUTREACH } from './outreach-table.ts';
import type { Row } from './row.ts';
import { row } from './row.ts';
import {
  ARTICLE,
  ARTICLE_SCREEN,
  ARTICLE_TO_HIDE,
  ARTICLE_TO_SIGN,
  AUTHOR_SCREEN,
  AUTHOR_TO_EDIT,
  AUTHOR_TO_MANAGE,
  AUTHORS_SCREEN,
  BLOG_PICTURE,
  CATEGORIES_SCREEN,
  CATEGORY_TO_EDIT,
  DRAFT_ARTICLE,
  MAGAZINE,
  NEW_ARTICLE,
  NEW_ARTICLE_SCREEN,
  NEW_AUTHOR_SCREEN,
  OWN_ARTICLES,
  PICTURE_TO_SEND,
  READ_ARTICLE,
  READ_AUTHOR,
  READ_CATEGORY,
} from './targets/blog.ts';
import { NOTHING } from './targets/places.ts';
import { LOG_IN_FORM, OWN_DEVICES, OWN_PASSWORD } from './targets/pages.ts';
import { ONESELF } from './targets/own-account.ts';
import {
  MEMBER_TO_END,
  MEMBER_TO_END_SCREEN,
  NEW_MEMBER,
  NEW_MEMBER_SCREEN,
  TEAM,
  TEAM_INVITATION,
} from './targets/team.ts';

const WRITES = whoMayAdmin('writeArticles');
const MANAGES = whoMayAdmin('manageAuthors');
const SEES_TEAM = whoMayAdmin('seeTeam');
const CHANGES_TEAM = whoMayAdmin('changeTeam');
/** On the articles of others, too. */
const ALL: readonly ActorName[] = ['admin'];
const WORKS_FOR_RADURA = (Object.keys(ACTORS) as ActorName[]).filter(
  (name) => ACTORS[name].role !== 'customer',
);

const FOR_A_KEY = { needsKey: true };
const PROVED = { ...FOR_A_KEY, isAfterStepUp: true };
/** Whoever runs Radura sees who works for it, and under which names. */
const SHOWS_TEAM = { shows: ['people.id', 'people.email', 'profiles.firstname', 'profiles.lastname'] };
const SHOWS_AUTHORS = {
  shows: [
    'blog_authors.id',
    'blog_authors.display_name',
    'blog_authors.job_title_it',
    'blog_authors.job_title_en',
    'blog_authors.biography_it',
    'blog_authors.biography_en',
  ],
};
const OPEN = { isOpen: true };

/** The blog, and who works for Radura. */
export const TEAM_TABLE: readonly Row[] = [
  row('getArticles', MAGAZINE, EVERYBODY),
  row('countArticles', MAGAZINE, EVERYBODY),
  row('getAuthors', NOTHING, EVERYBODY),
  row('getBlogCategories', NOTHING, EVERYBODY),
  row('getArticleAddress', MAGAZINE, EVERYBODY),
  row('getOwnArticles', OWN_ARTICLES, WRITES),
  row('getOwnArticle', ARTICLE, WRITES, ALL),
  row('getOwnAuthors', OWN_ARTICLES, WRITES, NOBODY, SHOWS_AUTHORS),
  row('createArticle', NEW_ARTICLE, WRITES, ALL, FOR_A_KEY),
  row('saveArticle', ARTICLE, WRITES, ALL, FOR_A_KEY),
  row('publishArticle', ARTICLE, WRITES, ALL, FOR_A_KEY),
  row('hideArticle', ARTICLE, WRITES, ALL, FOR_A_KEY),
  row('deleteArticle', DRAFT_ARTICLE, WRITES, ALL, FOR_A_KEY),
  row('setArticleAuthor', ARTICLE_TO_SIGN, MANAGES, NOBODY, FOR_A_KEY),
  row('createAuthor', AUTHOR_TO_MANAGE, MANAGES, NOBODY, FOR_A_KEY),
  row('editAuthor', AUTHOR_TO_EDIT, WRITES, ALL, FOR_A_KEY),
  row('archiveAuthor', AUTHOR_TO_MANAGE, MANAGES, NOBODY, FOR_A_KEY),
  row('restoreAuthor', AUTHOR_TO_MANAGE, MANAGES, NOBODY, FOR_A_KEY),
  row('editBlogCategory', CATEGORY_TO_EDIT, whoMayAdmin('changeCategories'), NOBODY, FOR_A_KEY),
  row('requestBlogPictureUpload', PICTURE_TO_SEND, WRITES),
  row('takeBlogPicture', PICTURE_TO_SEND, WRITES),
  row('getAdminViewer', TEAM, WRITES),
  row('getTeam', TEAM, SEES_TEAM, NOBODY, SHOWS_TEAM),
  row('inviteToTeam', NEW_MEMBER, CHANGES_TEAM, NOBODY, PROVED),
  row('endTeamRole', MEMBER_TO_END, CHANGES_TEAM, NOBODY, PROVED),
  row('GET /media/blog/:id/:file', BLOG_PICTURE, NOBODY),
  row('GET /read/feed.xml', NOTHING, EVERYBODY),
  row('GET /it/read/feed.xml', NOTHING, EVERYBODY),
  row('GET /en/read/feed.xml', NOTHING, EVERYBODY),
  ...OUTREACH_TABLE,
];

/** The pages of the magazine, and the screens of the team. */
export const PAGES_OF_TEAM: readonly Row[] = [
  row('GET /read', NOTHING, EVERYBODY),
  row('GET /read/author/:slug', READ_AUTHOR, EVERYBODY, NOBODY),
  row('GET /read/category/:slug', READ_CATEGORY, EVERYBODY),
  row('GET /read/:slug', READ_ARTICLE, EVERYBODY, NOBODY),
  row('GET /admin/login', NOTHING, EVERYBODY, NOBODY, OPEN),
  row('POST /admin/login', LOG_IN_FORM, WORKS_FOR_RADURA, NOBODY),
  row('GET /admin/logout', NOTHING, EVERYBODY, NOBODY, OPEN),
  row('POST /admin/logout', ONESELF, EVERYBODY, NOBODY, OPEN),
  row('GET /admin/invitation/:email/:code', TEAM_INVITATION, EVERYBODY, NOBODY),
  row('POST /admin/invitation/:email/:code', TEAM_INVITATION, EVERYBODY, NOBODY, OPEN),
  row('GET /admin', TEAM, WRITES),
  row('GET /admin/articles', NEW_ARTICLE_SCREEN, WRITES),
  row('POST /admin/articles', NEW_ARTICLE_SCREEN, WRITES),
  row('GET /admin/articles/:id', ARTICLE_SCREEN, WRITES, ALL),
  row('POST /admin/articles/:id', ARTICLE_TO_HIDE, WRITES, ALL),
  row('GET /admin/articles/:id/preview', ARTICLE_SCREEN, WRITES, ALL),
  row('GET /admin/authors', AUTHORS_SCREEN, WRITES, NOBODY, SHOWS_AUTHORS),
  row('POST /admin/authors', AUTHORS_SCREEN, MANAGES, NOBODY, SHOWS_AUTHORS),
  row('GET /admin/authors/new', NEW_AUTHOR_SCREEN, MANAGES),
  row('POST /admin/authors/new', NEW_AUTHOR_SCREEN, MANAGES),
  row('GET /admin/authors/:id', AUTHOR_SCREEN, WRITES, ALL),
  row('POST /admin/authors/:id', AUTHOR_SCREEN, WRITES, ALL),
  row('GET /admin/categories', CATEGORIES_SCREEN, MANAGES),
  row('POST /admin/categories', CATEGORIES_SCREEN, MANAGES),
  row('GET /admin/team', TEAM, SEES_TEAM, NOBODY, SHOWS_TEAM),
  row('GET /admin/team/invite', NEW_MEMBER_SCREEN, SEES_TEAM, NOBODY, SHOWS_TEAM),
  row('POST /admin/team/invite', NEW_MEMBER_SCREEN, CHANGES_TEAM, NOBODY, SHOWS_TEAM),
  row('GET /admin/team/:id/end', MEMBER_TO_END_SCREEN, SEES_TEAM, NOBODY, SHOWS_TEAM),
  row('POST /admin/team/:id/end', MEMBER_TO_END_SCREEN, CHANGES_TEAM, NOBODY, SHOWS_TEAM),
  row('GET /admin/account', ONESELF, WRITES),
  row('POST /admin/account', OWN_PASSWORD, WRITES),
  row('POST /admin/account', OWN_DEVICES, WRITES),
  ...PAGES_OF_OUTREACH,
];
