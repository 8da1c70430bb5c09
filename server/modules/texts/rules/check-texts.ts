/** Why a text cannot be published. */
export const TEXT_PROBLEMS = ['noText', 'empty', 'tooLong', 'placeholders', 'markup'] as const;
export type TextProblem = (typeof TEXT_PROBLEMS)[number];

/** What an uploaded file would change. */
export interface CheckedTexts {
  /** Those that differ, by key. */
  changed: Record<string, string>;
  /** Keys of those that do not. */
  same: string[];
  /** Keys that no screen has; they are left out. */
  unknown: string[];
  wrong: { key: string; problem: TextProblem }[];
}

/** Longer than any text of ours. */
export const LONGEST_TEXT = 4000;

/**
 * Compares a file of texts with those it is to replace.
 * @param read the JSON of the file
 * @param compiled by key
 * @returns null where the file is no flat object
 */
export function checkTexts(read: unknown, compiled: ReadonlyMap<string, string>): CheckedTexts | null {
  if (typeof read !== 'object' || read === null || Array.isArray(read)) return null;
  const checked: CheckedTexts = { changed: {}, same: [], unknown: [], wrong: [] };
  for (const [key, text] of Object.entries(read)) {
    if (key === '$schema') continue;
    const before = compiled.get(key);
    if (before === undefined) checked.unknown.push(key);
    else if (text === before) checked.same.push(key);
    else {
      const problem = problemOf(text, before);
      if (problem !== null) checked.wrong.push({ key, problem });
      else checked.changed[key] = text as string;
    }
  }
  return checked;
}

function problemOf(text: unknown, before: string): TextProblem | null {
  if (typeof text !== 'string') return 'noText';
  if (text.trim() === '') return 'empty';
  if (text.length > LONGEST_TEXT) return 'tooLong';
  if (placeholdersIn(text) !== placeholdersIn(before)) return 'placeholders';
  return /<[a-z/!?]/i.test(text) ? 'markup' : null;
}

/** In any order, each once: a sentence of another language puts them elsewhere. */
const placeholdersIn = (text: string): string =>
  [...new Set(text.match(/\{[^{}]*\}|[{}]/g) ?? [])].toSorted().join(' ');
