import * as v from 'valibot';
import {
  EMAIL_TEMPLATE_KINDS,
  LONGEST_TEMPLATE_FOOTER,
  LONGEST_TEMPLATE_GOODBYE,
  LONGEST_TEMPLATE_HEADER,
  LONGEST_TEMPLATE_NAME,
} from '../email-templates.ts';
import { LOCALES } from '../languages.ts';
import { paragraphs, requiredText } from './plain-text.ts';

/** Braces would look like a field that is filled in, and none is. */
const words = (longest: number) =>
  v.pipe(
    paragraphs(longest),
    v.check((text) => !/[{}]/.test(text), 'unreadable'),
  );

const LOOK = {
  color: v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/i)),
  header: words(LONGEST_TEMPLATE_HEADER),
  goodbye: words(LONGEST_TEMPLATE_GOODBYE),
  footer: words(LONGEST_TEMPLATE_FOOTER),
  kind: v.picklist(EMAIL_TEMPLATE_KINDS),
  language: v.picklist(LOCALES),
};

/** How a provider words its mails to customers; '' leaves ours. */
export const EmailTemplateForm = v.object({ name: requiredText(LONGEST_TEMPLATE_NAME), ...LOOK });
export type EmailTemplateForm = v.InferOutput<typeof EmailTemplateForm>;

/** The same while it is being typed, to be looked at. */
export const EmailTemplateLook = v.object(LOOK);
export type EmailTemplateLook = v.InferOutput<typeof EmailTemplateLook>;
