import type { TemplateField } from '#contracts/email-templates.ts';
import { TEMPLATE_FIELDS } from '#contracts/email-templates.ts';
import type { OwnTexts } from '#server/modules/email-templates/index.ts';
import { greetableName, plainLine, plainLines } from '../rules/plain-line.ts';
import type { Block, MailContent, MailFrame } from './mail-content.ts';
import { bandColour } from './palette.ts';

/** What a mail fills into a provider's words; what it does not know leaves nothing. */
export type FieldValues = Partial<Record<TemplateField, string | null>>;

/** A mail with a provider's own words: before the facts, as the goodbye and below; facts, buttons and the reason stay. */
export function withOwnTexts(
  { content, frame }: { content: MailContent; frame: MailFrame },
  words: OwnTexts | null,
  values: FieldValues,
): { content: MailContent; frame: MailFrame } {
  if (words === null) return { content, frame };
  const linesOf = (text: string): string[] =>
    plainLines(text)
      .map((line) => filled(line, values))
      .filter((line) => line !== '');
  const header = linesOf(words.header).map((text): Block => ({ kind: 'paragraph', text }));
  return {
    content: { ...content, blocks: [...header, ...content.blocks] },
    frame: {
      ...frame,
      colour: bandColour(words.color),
      logo: words.logo === null ? frame.logo : frame.origin + words.logo,
      goodbye: linesOf(words.goodbye).join('\n') || frame.goodbye,
      ownFooter: linesOf(words.footer),
    },
  };
}

/** Where sentences end. */
const BETWEEN_SENTENCES = /(?<=[.!?…])\s+/;

/**
 * Values come from people too: a line stays one, and what they hold is not filled again. A greeting without the name stays one; another sentence with a
 * field that the mail does not know is left out.
 */
function filled(line: string, { firstname = null, ...others }: FieldValues): string {
  const values: FieldValues = { ...others, firstname: greetableName(firstname) };
  return line
    .split(BETWEEN_SENTENCES)
    .map((sentence) => filledSentence(sentence, values))
    .filter((sentence) => sentence !== '')
    .join(' ');
}

function filledSentence(sentence: string, values: FieldValues): string {
  const unknown = TEMPLATE_FIELDS.filter(
    (field) => sentence.includes(`{${field}}`) && plainLine(values[field] ?? '') === '',
  );
  if (unknown.some((field) => field !== 'firstname')) return '';
  return sentence
    .replaceAll(unknown.length > 0 ? /^\{firstname\}[,!]?\s*|\s*\{firstname\}/g : /(?!)/g, '')
    .replace(/\{([a-z]+)\}/g, (typed, name: string) => {
      const field = TEMPLATE_FIELDS.find((one) => one === name);
      return field === undefined ? typed : plainLine(values[field] ?? '');
    })
    .trim();
}
