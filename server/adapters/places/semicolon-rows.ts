/**
 * The rows of a semicolon-separated file. Quoted cells may hold semicolons, line breaks and doubled quotes, as in
 * ISTAT's heading; empty lines are left out.
 */
export function* semicolonRows(text: string): Generator<string[]> {
  const part = /(?:"((?:[^"]|"")*)"|([^;\r\n"]*))(;|\r?\n|$)/y;
  part.lastIndex = text.startsWith('\uFEFF') ? 1 : 0;
  let row: string[] = [];
  while (part.lastIndex < text.length || row.length > 0) {
    const at = part.lastIndex;
    const match = part.exec(text);
    if (!match) throw new Error(`Stray quote near "${text.slice(at, at + 40)}"`);
    const [, quoted, plain = '', end] = match;
    row.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === ';') continue;
    if (row.length > 1 || row[0] !== '') yield row;
    row = [];
  }
}

/** The line for a row, cells quoted where they must be. */
export function semicolonLine(cells: readonly (string | number)[]): string {
  return cells.map((cell) => quotedIfNeeded(String(cell))).join(';');
}

function quotedIfNeeded(cell: string): string {
  return /[";\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
