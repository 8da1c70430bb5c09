import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { PROJECT_ROOT } from '#server/config.ts';

const PATH = join(PROJECT_ROOT, 'docs/figures.md');
const HEAD = `# Figures

Measured by \`npm run bench\`, \`npm run race\` and \`npm run chaos\`, on cores shared with the load generator. Each figure stands beside its floor from the
same run: the smallest program that gives the same answer. Read the ratios.
`;

export interface Section {
  title: string;
  /** What is measured, and how, in a sentence or two; may be empty. */
  explanation: string;
  table: string;
}

/** Puts a section in docs/figures.md in the place of the older one of its title, or at the end; the others stay. */
export function writeSection({ title, explanation, table }: Section): void {
  const measured = `Measured on ${new Date().toISOString().slice(0, 10)} on ${cpus().length} cores.`;
  const text = `## ${title}\n\n${[explanation, measured].filter(Boolean).join('\n')}\n\n${table}\n`;
  const known = existsSync(PATH)
    ? readFileSync(PATH, 'utf8')
        .split(/^(?=## )/m)
        .slice(1)
    : [];
  const isNew = !known.some((section) => section.startsWith(`## ${title}\n`));
  const sections = known.map((section) => (section.startsWith(`## ${title}\n`) ? text : section));
  writeFileSync(
    PATH,
    [HEAD, ...sections, ...(isNew ? [text] : [])].map((part) => part.trimEnd()).join('\n\n') + '\n',
  );
}

export const number = (value: number, digits = 1): string =>
  value.toLocaleString('en', { maximumFractionDigits: digits });

export const tableOf = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

export interface Figure {
  what: string;
  product: number;
  /** null where there is nothing to compare with. */
  floor: number | null;
  unit: string;
  goal: string;
  /** null without a goal. */
  isReached: boolean | null;
  note?: string;
}

/** A row for each figure: the product, its floor, their ratio, the goal and whether it is reached. */
export function figuresTable(figures: readonly Figure[]): string {
  const hasNotes = figures.some(({ note }) => note);
  const rows = figures.map(({ what, product, floor, unit, goal, isReached, note }) => [
    what,
    `${number(product, 2)} ${unit}`.trim(),
    floor === null ? '' : number(floor, 2),
    floor === null ? '' : number(product / floor, 2),
    goal,
    isReached === null ? '' : isReached ? 'yes' : 'not yet',
    ...(hasNotes ? [note ?? ''] : []),
  ]);
  return tableOf(
    ['What', 'Product', 'Floor', 'Ratio', 'Goal', 'Reached', ...(hasNotes ? ['Note'] : [])],
    rows,
  );
}
