/** A box of an ISO file (mp4, mov, m4a, 3gp): its type, and where its content lies in the bytes that were given. */
export interface Box {
  type: string;
  from: number;
  to: number;
}

/** The head of a box, as it is read alone: its type, bytes of the head and of the whole; null where none begins. */
export function boxHead(bytes: Buffer): { type: string; head: number; size: number } | null {
  if (bytes.length < 8) return null;
  const type = bytes.toString('latin1', 4, 8);
  const short = bytes.readUInt32BE(0);
  if (short === 1) {
    if (bytes.length < 16) return null;
    const size = bytes.readBigUInt64BE(8);
    return size < 16n || size > BigInt(Number.MAX_SAFE_INTEGER)
      ? null
      : { type, head: 16, size: Number(size) };
  }
  // 0: to the end of the file
  if (short === 0) return { type, head: 8, size: Number.MAX_SAFE_INTEGER };
  return short < 8 ? null : { type, head: 8, size: short };
}

/** A thousand boxes side by side are no film. */
const MOST_BOXES = 1000;

/** The boxes that lie side by side between two places; what does not fit in ends the list. */
export function boxesIn(bytes: Buffer, from: number, to: number): Box[] {
  const boxes: Box[] = [];
  for (let at = from; at + 8 <= to && boxes.length < MOST_BOXES;) {
    const found = boxHead(bytes.subarray(at, Math.min(to, at + 16)));
    if (!found) break;
    const end = Math.min(to, at + found.size);
    boxes.push({ type: found.type, from: at + found.head, to: end });
    at = end;
  }
  return boxes;
}

/** The first box of a type below another, along a path of types. */
export function boxAt(bytes: Buffer, { from, to }: Pick<Box, 'from' | 'to'>, ...path: string[]): Box | null {
  const [type, ...rest] = path;
  const box = boxesIn(bytes, from, to).find((one) => one.type === type) ?? null;
  return box && rest.length > 0 ? boxAt(bytes, box, ...rest) : box;
}
