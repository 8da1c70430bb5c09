import { boxAt, boxesIn } from './boxes.ts';
import type { Box } from './boxes.ts';

/** A track of picture or sound. */
export interface MovieTrack {
  kind: 'video' | 'audio';
  /** As the file names it: avc1, hvc1, mp4a. */
  codec: string;
  width: number | null;
  height: number | null;
  /** Lies on its side or its head: players turn it. */
  isRotated: boolean;
  /** Of avc1: 8 bits, 4:2:0. Of mp4a: AAC. */
  isUsual: boolean;
}

/** What the heading of a film (its box `moov`) says. */
export interface Movie {
  durationSeconds: number | null;
  tracks: MovieTrack[];
}

/** Reads the content of a box `moov`. @returns null where it says nothing about a film; damaged ones end there too */
export function readMovie(moov: Buffer): Movie | null {
  try {
    const whole = { from: 0, to: moov.length };
    const head = boxAt(moov, whole, 'mvhd');
    if (!head) return null;
    const tracks = boxesIn(moov, 0, moov.length)
      .filter(({ type }) => type === 'trak')
      .flatMap((track) => trackIn(moov, track) ?? []);
    return { durationSeconds: durationIn(moov, head), tracks };
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function durationIn(bytes: Buffer, { from }: Box): number | null {
  const isLong = bytes.readUInt8(from) === 1;
  const [scaleAt, durationAt] = isLong ? [20, 24] : [12, 16];
  const scale = bytes.readUInt32BE(from + scaleAt);
  const duration = isLong
    ? Number(bytes.readBigUInt64BE(from + durationAt))
    : bytes.readUInt32BE(from + durationAt);
  return scale === 0 ? null : Math.round(duration / scale);
}

function trackIn(bytes: Buffer, track: Box): MovieTrack | null {
  const handler = boxAt(bytes, track, 'mdia', 'hdlr');
  const description = boxAt(bytes, track, 'mdia', 'minf', 'stbl', 'stsd');
  if (!handler || !description) return null;
  const kind = { vide: 'video' as const, soun: 'audio' as const }[
    bytes.toString('latin1', handler.from + 8, handler.from + 12)
  ];
  // Version, flags and the number of entries come before the first entry
  const [entry] = boxesIn(bytes, description.from + 8, description.to);
  if (!kind || !entry) return null;
  return kind === 'video' ? pictureIn(bytes, track, entry) : soundIn(bytes, entry);
}

const UPRIGHT = [0x10000, 0, 0, 0, 0x10000];

function pictureIn(bytes: Buffer, track: Box, entry: Box): MovieTrack {
  const head = boxAt(bytes, track, 'tkhd');
  const matrixAt = head && head.from + (bytes.readUInt8(head.from) === 1 ? 52 : 40);
  const matrix =
    matrixAt === null ? UPRIGHT : [0, 4, 8, 12, 16].map((at) => bytes.readInt32BE(matrixAt + at));
  const config = boxAt(bytes, { from: entry.from + 78, to: entry.to }, 'avcC');
  return {
    kind: 'video',
    codec: entry.type.trim(),
    width: bytes.readUInt16BE(entry.from + 24),
    height: bytes.readUInt16BE(entry.from + 26),
    isRotated: matrix.some((value, index) => value !== UPRIGHT[index]),
    isUsual: config !== null && isEightBits(bytes, config),
  };
}

/** Baseline, main and extended are always 8 bits of 4:2:0; high is it too; what goes beyond says it by its profile. */
const USUAL_PROFILES = [66, 77, 88, 100];

const isEightBits = (bytes: Buffer, { from }: Box): boolean =>
  USUAL_PROFILES.includes(bytes.readUInt8(from + 1));

/** `objectTypeIndication` of AAC in MPEG-4 and MPEG-2. */
const AAC = [0x40, 0x66, 0x67, 0x68];

function soundIn(bytes: Buffer, entry: Box): MovieTrack {
  // QuickTime puts more fields before the boxes, and wraps what says the codec
  const version = bytes.readUInt16BE(entry.from + 8);
  const inside = { from: entry.from + 28 + ({ 1: 16, 2: 36 }[version] ?? 0), to: entry.to };
  const config = boxAt(bytes, inside, 'esds') ?? boxAt(bytes, inside, 'wave', 'esds');
  return {
    kind: 'audio',
    codec: entry.type.trim(),
    width: null,
    height: null,
    isRotated: false,
    isUsual: entry.type === 'mp4a' && config !== null && AAC.includes(objectTypeIn(bytes, config) ?? 0),
  };
}

/** Descriptors are a tag, a length of up to four bytes, and what they hold. */
function objectTypeIn(bytes: Buffer, { from, to }: Box): number | null {
  let at = from + 4;
  const skipHead = (): void => {
    at += 1;
    while (at < to && bytes.readUInt8(at) >= 0x80) at += 1;
    at += 1;
  };
  if (bytes.readUInt8(at) === 3) {
    skipHead();
    const flags = bytes.readUInt8(at + 2);
    at += 3 + (flags & 0x80 ? 2 : 0) + (flags & 0x20 ? 2 : 0);
    if (flags & 0x40) at += 1 + bytes.readUInt8(at);
  }
  if (bytes.readUInt8(at) !== 4) return null;
  skipHead();
  return bytes.readUInt8(at);
}
