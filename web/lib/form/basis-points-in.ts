/** `10`, `10,5` or `10.25` percent in hundredths of a percent; nothing is none, and what is no percentage stays what it is, to be refused. */
export function basisPointsIn(typed: string): number | string {
  const text = typed.replace('%', '').trim().replace(',', '.');
  if (text === '') return 0;
  return /^\d{1,3}(?:\.\d{1,2})?$/.test(text) ? Math.round(Number(text) * 100) : typed;
}

/** A percentage as it is typed: 1050 is `10,5`. */
export const typedPercent = (basisPoints: number): string => String(basisPoints / 100).replace('.', ',');
