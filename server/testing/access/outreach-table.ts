import { EVERYBODY, NOBODY, whoMayAdmin } from './actors.ts';
import type { Row } from './row.ts';
import { row } from './row.ts';
import {
  APP_VERSION,
  APP_VERSION_SCREEN,
  CONTACT_PAGE,
  ISSUE,
  ISSUE_SCREEN,
  MESSAGE_ON_SCREEN,
  MESSAGE_TO_ANSWER,
  MESSAGES,
  NEW_ISSUE,
  NEW_ISSUE_SCREEN,
  NEWSLETTER,
  NEWSLETTER_LINK,
  NEWSLETTER_SIGN_UP,
  NEWSLETTER_SIGN_UP_PAGE,
} from './targets/outreach.ts';
import {
  TEXTS,
  TEXTS_FOR_BROWSERS,
  TEXTS_OF_LANGUAGE,
  TEXTS_SCREEN,
  TEXTS_SENT,
  TEXTS_TO_PUBLISH,
  TEXTS_TO_REVERT,
} from './targets/texts.ts';

const ANSWERS = whoMayAdmin('answerMessages');
const WRITES = whoMayAdmin('writeNewsletters');
const CHANGES_TEXTS = whoMayAdmin('changeTexts');
const FOR_A_KEY = { needsKey: true };

/** The newsletter: for everybody by their address, its issues for administrators. And which programs may sign in. */
export const OUTREACH_TABLE: readonly Row[] = [
  row('getAppVersion', APP_VERSION, EVERYBODY),
  row('setAppVersion', APP_VERSION, whoMayAdmin('changeAppVersions'), NOBODY, {
    ...FOR_A_KEY,
    isAfterStepUp: true,
  }),
  row('getPublishedTexts', TEXTS, CHANGES_TEXTS),
  row('getTranslations', TEXTS_OF_LANGUAGE, CHANGES_TEXTS),
  row('getTranslationUploadUrl', TEXTS_OF_LANGUAGE, CHANGES_TEXTS),
  row('checkTranslations', TEXTS_SENT, CHANGES_TEXTS, NOBODY),
  row('publishTranslations', TEXTS_TO_PUBLISH, whoMayAdmin('publishTexts'), NOBODY, {
    ...FOR_A_KEY,
    isAfterStepUp: true,
  }),
  row('revertTranslations', TEXTS_TO_REVERT, whoMayAdmin('publishTexts'), NOBODY, {
    ...FOR_A_KEY,
    isAfterStepUp: true,
  }),
  row('GET /texts/:file', TEXTS_FOR_BROWSERS, EVERYBODY),
  row('getContactMessages', MESSAGES, ANSWERS),
  row('setContactMessageAnswered', MESSAGE_TO_ANSWER, ANSWERS, NOBODY, FOR_A_KEY),
  row('subscribeToNewsletter', NEWSLETTER_SIGN_UP, EVERYBODY),
  row('newsletterByLink', NEWSLETTER_LINK, EVERYBODY, NOBODY),
  row('followNewsletterLink', NEWSLETTER_LINK, EVERYBODY, NOBODY),
  row('getNewsletter', NEWSLETTER, WRITES),
  row('getNewsletterIssue', ISSUE, WRITES),
  row('getArticlesForIssue', NEWSLETTER, WRITES),
  row('createNewsletterIssue', NEW_ISSUE, WRITES, NOBODY, FOR_A_KEY),
  row('editNewsletterIssue', ISSUE, WRITES, NOBODY, FOR_A_KEY),
  row('deleteNewsletterIssue', ISSUE, WRITES, NOBODY, FOR_A_KEY),
  row('sendNewsletterIssue', ISSUE, whoMayAdmin('sendNewsletters'), NOBODY, {
    ...FOR_A_KEY,
    isAfterStepUp: true,
  }),
  row('testNewsletterIssue', ISSUE, WRITES, NOBODY, FOR_A_KEY),
];

/** Its pages and screens. */
export const PAGES_OF_OUTREACH: readonly Row[] = [
  row('GET /admin/messages', MESSAGES, ANSWERS),
  row('POST /admin/messages', MESSAGE_ON_SCREEN, ANSWERS),
  row('GET /admin/texts', TEXTS, CHANGES_TEXTS),
  row('GET /admin/texts/:language', TEXTS_OF_LANGUAGE, CHANGES_TEXTS),
  row('POST /admin/texts', TEXTS_SCREEN, whoMayAdmin('publishTexts')),
  row('GET /admin/versions', APP_VERSION_SCREEN, whoMayAdmin('changeAppVersions')),
  row('POST /admin/versions', APP_VERSION_SCREEN, whoMayAdmin('changeAppVersions')),
  row('GET /contact', CONTACT_PAGE, EVERYBODY),
  row('POST /contact', CONTACT_PAGE, EVERYBODY),
  row('POST /newsletter', NEWSLETTER_SIGN_UP_PAGE, EVERYBODY),
  row('GET /newsletter/:code', NEWSLETTER_LINK, EVERYBODY, NOBODY),
  row('POST /newsletter/:code', NEWSLETTER_LINK, EVERYBODY, NOBODY),
  row('GET /admin/newsletter', NEWSLETTER, WRITES),
  row('GET /admin/newsletter/new', NEW_ISSUE_SCREEN, WRITES),
  row('POST /admin/newsletter/new', NEW_ISSUE_SCREEN, WRITES),
  row('GET /admin/newsletter/:id', ISSUE_SCREEN, WRITES),
  row('POST /admin/newsletter/:id', ISSUE_SCREEN, WRITES),
];
