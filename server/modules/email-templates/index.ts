/** The front door of e-mail templates. */
export type { OwnTexts } from './rules/choose-texts.ts';
export type { EmailTemplate } from './store/templates.ts';
export { readTemplate } from './store/templates.ts';
export { addEmailTemplate } from './use-cases/add-email-template.ts';
export { ownWordsFor } from './use-cases/own-texts.ts';
