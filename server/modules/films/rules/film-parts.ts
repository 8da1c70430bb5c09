import { PART_BYTES } from '#contracts/videos.ts';

/** A part of a file: where it begins, and its bytes. */
export interface PlacedPart {
  number: number;
  offset: number;
  bytes: number;
}

/** The parts that a file is sent in. */
export function partsOf(bytes: number): PlacedPart[] {
  return Array.from({ length: Math.ceil(bytes / PART_BYTES) }, (_, index) => {
    const offset = index * PART_BYTES;
    return { number: index + 1, offset, bytes: Math.min(PART_BYTES, bytes - offset) };
  });
}

/** Those of them that are not there, or not whole. */
export function missingParts(
  bytes: number,
  there: readonly { number: number; bytes: number }[],
): PlacedPart[] {
  return partsOf(bytes).filter(
    (part) => !there.some((one) => one.number === part.number && one.bytes === part.bytes),
  );
}
