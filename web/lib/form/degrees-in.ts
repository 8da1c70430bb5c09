/** Reads `44,4949` as `44.4949`; what is no number stays what it is, to be refused at its field. */
export function degreesIn(typed: string): number | string | null {
  const text = typed.trim().replace(',', '.');
  if (text === '') return null;
  return /^-?\d{1,3}(?:\.\d+)?$/.test(text) ? Number(text) : typed;
}
