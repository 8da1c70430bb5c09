import { EVERYBODY, NOBODY, whoMay } from './actors.ts';
import type { Row } from './row.ts';
import { row } from './row.ts';
import {
  LOGO,
  NEW_TEMPLATE_SCREEN,
  TEMPLATE,
  TEMPLATE_SCREEN,
  TEMPLATES,
  TEMPLATES_SCREEN,
} from './targets/email-templates.ts';
import { LOGO_UPLOAD } from './targets/service-pictures.ts';

const SEES = whoMay('seeEmailTemplates');
const CHANGES = whoMay('changeEmailTemplates');
const FOR_A_KEY = { needsKey: true };
const ITS_WORDS = {
  shows: ['id', 'name', 'kind', 'header', 'goodbye', 'footer'].map((column) => `email_templates.${column}`),
};

/** Mails in a provider's own words. */
export const EMAIL_TEMPLATES_TABLE: readonly Row[] = [
  row('getEmailTemplates', TEMPLATES, SEES, NOBODY, ITS_WORDS),
  row('getEmailTemplate', TEMPLATE, SEES, NOBODY),
  row('previewEmailTemplate', TEMPLATES, SEES, NOBODY),
  row('createEmailTemplate', TEMPLATES, CHANGES, NOBODY, FOR_A_KEY),
  row('updateEmailTemplate', TEMPLATE, CHANGES, NOBODY, FOR_A_KEY),
  row('deleteEmailTemplate', TEMPLATE, CHANGES, NOBODY, FOR_A_KEY),
  row('activateEmailTemplate', TEMPLATE, CHANGES, NOBODY, FOR_A_KEY),
  row('sendTestEmail', TEMPLATE, CHANGES, NOBODY, FOR_A_KEY),
  row('requestEmailLogoUpload', LOGO_UPLOAD, CHANGES, NOBODY),
  row('takeEmailLogo', LOGO_UPLOAD, CHANGES, NOBODY),
  row('GET /media/email-logos/:file', LOGO, EVERYBODY, NOBODY),
];

/** Their screens. */
export const EMAIL_TEMPLATES_PAGES: readonly Row[] = [
  row('GET /business/:center/email-templates', TEMPLATES_SCREEN, SEES, NOBODY, ITS_WORDS),
  row('GET /business/:center/email-templates/new', NEW_TEMPLATE_SCREEN, CHANGES, NOBODY),
  row('POST /business/:center/email-templates/new', NEW_TEMPLATE_SCREEN, CHANGES, NOBODY),
  row('GET /business/:center/email-templates/:id', TEMPLATE_SCREEN, SEES, NOBODY),
  row('POST /business/:center/email-templates/:id', TEMPLATE_SCREEN, CHANGES, NOBODY),
];
