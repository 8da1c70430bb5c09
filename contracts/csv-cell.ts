/** What a spreadsheet takes for a formula, which runs as soon as the file is opened; wide forms too, which some read as the plain ones. */
const SIGN = '=+\\-@＝＋－＠';
const FORMULA = new RegExp(`^\\s*[${SIGN}]|^[\\t\\r\\n]`, 'u');
/**
 * The same behind what may stand between cells: a program that reads the file with another separator begins a cell there, whatever is quoted.
 * A figure is none.
 */
const FORMULA_WITHIN = new RegExp(
  `(^\\s*"[\\s"]*|[;,\\t\\r\\n][\\s"]*)(?=[${SIGN}])(?![+-][\\d.]+[ %€]*(?:$|[;,\\t\\r\\n]))`,
  'gu',
);
const MARK = new RegExp(`(^[\\s"]*|[;,\\t\\r\\n][\\s"]*)'(?=\\s*[${SIGN}])`, 'gu');

/** A cell of a CSV: quoted where it must be, and with an apostrophe in front of what would be a formula. A phone with a plus is one too, and would lose it. */
export function csvCell(text: string, separator: ';' | ','): string {
  const marked = (FORMULA.test(text) ? `'${text}` : text).replace(FORMULA_WITHIN, "$1'");
  const isQuoted = marked.includes(separator) || /["\r\n]/.test(marked);
  return isQuoted ? `"${marked.replaceAll('"', '""')}"` : marked;
}

/** A cell without the marks that `csvCell` put there. */
export const withoutMarks = (cell: string): string => cell.replace(MARK, '$1');
