import { plainLine, plainLines } from '../rules/plain-line.ts';
import type { Block, MailContent, MailFrame, Row } from './mail-content.ts';

/** The mail for readers without HTML: everything it says, nothing that only decorates. */
export function toText(content: MailContent, frame: MailFrame): string {
  const { origin, senderName, goodbye, footer, ownFooter = [] } = frame;
  const parts = [
    [plainLine(senderName)],
    [plainLine(content.title)],
    [plainLine(content.greeting)],
    ...content.blocks.map(linesOf),
    plainLines(goodbye),
    ['--', ...ownFooter, plainLine(footer), origin],
  ];
  return `${parts.map((lines) => lines.join('\n')).join('\n\n')}\n`;
}

function linesOf(block: Block): string[] {
  switch (block.kind) {
    case 'paragraph':
    case 'note':
      return [plainLine(block.text)];
    case 'moment':
      return block.isOff
        ? [plainLine(`✕ ${block.weekday} ${block.date}, ${block.time}`)]
        : [plainLine(`${block.weekday} ${block.date}, ${block.time}`), plainLine(block.zone)];
    case 'facts':
    case 'sum':
      return block.rows.map(lineOf);
    case 'story':
      return [plainLine(block.title), plainLine(block.text), plainLine(block.url)];
    case 'link':
    case 'button':
      return [plainLine(`${block.label}:`), plainLine(block.url)];
    case 'digits':
      return [plainLine(`${block.label}: ${block.digits}`)];
    case 'quote':
      return plainLines(block.text).map((line) => `> ${line}`.trimEnd());
  }
}

function lineOf({ label, value }: Row): string {
  return plainLine(`${label}: ${value}`);
}
