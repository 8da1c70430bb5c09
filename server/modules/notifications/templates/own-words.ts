import { plainLines } from '../rules/plain-line.ts';
import type { OwnWords } from '#server/modules/email-templates/index.ts';
import type { Block, MailContent, MailFrame } from './mail-content.ts';
import { bandColour } from './palette.ts';

/** A mail with a provider's own words: before the facts, as the goodbye and below; facts, buttons and the reason stay. */
export function withOwnWords(
  content: MailContent,
  frame: MailFrame,
  words: OwnWords | null,
): { content: MailContent; frame: MailFrame } {
  if (words === null) return { content, frame };
  const header = linesOf(words.header).map((text): Block => ({ kind: 'paragraph', text }));
  return {
    content: { ...content, blocks: [...header, ...content.blocks] },
    frame: {
      ...frame,
      colour: bandColour(words.color),
      goodbye: words.goodbye === '' ? frame.goodbye : words.goodbye,
      ownFooter: linesOf(words.footer),
    },
  };
}

const linesOf = (text: string): string[] => plainLines(text).filter((line) => line !== '');
