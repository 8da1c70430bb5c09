import * as v from 'valibot';
import {
  EMAIL_TEMPLATE_KINDS,
  fieldsOf,
  LONGEST_TEMPLATE_FOOTER,
  LONGEST_TEMPLATE_GOODBYE,
  LONGEST_TEMPLATE_HEADER,
  LONGEST_TEMPLATE_NAME,
} from '../email-templates.ts';
import { LOCALES } from '../languages.ts';
import { paragraphs, requiredText } from './plain-text.ts';

/** What a schema says of words with a field that the kind of mail cannot fill in; its input is the field as it was typed. */
export type TemplateFieldProblem = 'lacksField';

const WORDS = ['header', 'goodbye', 'footer'] as const;

const LOGO_PATH = /^\/media\/email-logos\/[0-9a-f]{40}\.png$/;

const LOOK = {
  color: v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/i)),
  /** The path of an uploaded one; null for the name. */
  logo: v.optional(v.nullable(v.pipe(v.string(), v.regex(LOGO_PATH))), null),
  header: paragraphs(LONGEST_TEMPLATE_HEADER),
  goodbye: paragraphs(LONGEST_TEMPLATE_GOODBYE),
  footer: paragraphs(LONGEST_TEMPLATE_FOOTER),
  kind: v.picklist(EMAIL_TEMPLATE_KINDS),
  language: v.picklist(LOCALES),
};

const LookAlone = v.object(LOOK);

/** Braces are for fields that are filled in; what only looks like one is named, before customers read it. */
const onlyItsFields = <Look extends v.InferOutput<typeof LookAlone>>() =>
  v.rawCheck<Look>(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const look = dataset.value;
    const known = new Set(fieldsOf(look.kind).map((field) => `{${field}}`));
    for (const key of WORDS) {
      const unknown = (look[key].match(/\{[^{}]*\}|[{}]/g) ?? []).find((one) => !known.has(one));
      if (unknown === undefined) continue;
      addIssue({
        message: 'lacksField' satisfies TemplateFieldProblem,
        input: unknown,
        path: [{ type: 'object', origin: 'value', input: look, key, value: look[key] }],
      });
    }
  });

/** How a provider words its mails to customers; '' leaves ours. */
export const EmailTemplateForm = v.pipe(
  v.object({ name: requiredText(LONGEST_TEMPLATE_NAME), ...LOOK }),
  onlyItsFields(),
);
export type EmailTemplateForm = v.InferOutput<typeof EmailTemplateForm>;

/** The same while it is being typed, to be looked at. */
export const EmailTemplateLook = v.pipe(LookAlone, onlyItsFields());
export type EmailTemplateLook = v.InferOutput<typeof EmailTemplateLook>;
