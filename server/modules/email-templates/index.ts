/** The front door of e-mail templates. */
export type { OwnWords } from './rules/which-words.ts';
export type { EmailTemplate } from './store/templates.ts';
export { readTemplate } from './store/templates.ts';
export { addEmailTemplate } from './use-cases/add-email-template.ts';
export { ownWordsFor } from './use-cases/own-words.ts';
