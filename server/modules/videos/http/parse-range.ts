/** A request takes no more than that at once, so that a right that ends is noticed while somebody watches. */
const MOST_BYTES = 8 * 1024 * 1024;

/**
 * The bytes that a `Range` header asks for, both ends included; null where it asks for all, `none` where nothing of it is there. Of several
 * ranges none is answered apart.
 */
export function parseRange(
  header: string | undefined,
  bytes: number,
): { from: number; to: number } | null | 'none' {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if (first === '' && last === '') return null;
  const from = first === '' ? Math.max(0, bytes - Number(last)) : Number(first);
  const wanted = first === '' || last === '' ? bytes - 1 : Math.min(Number(last), bytes - 1);
  if (from > wanted) return 'none';
  return { from, to: Math.min(wanted, from + MOST_BYTES - 1) };
}
