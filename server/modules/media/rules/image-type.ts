/** The images people may upload, by what they are. */
export type ImageType = 'jpeg' | 'png' | 'webp' | 'gif';

const BY_ENDING: Record<string, ImageType> = {
  jpg: 'jpeg',
  jpeg: 'jpeg',
  png: 'png',
  webp: 'webp',
  gif: 'gif',
};

/** The type a file name's ending stands for, written with or without a dot, in capitals or not; null for any other. */
export function imageTypeOfEnding(ending: string): ImageType | null {
  const plain = ending.trim().toLowerCase().replace(/^\./, '');
  return Object.hasOwn(BY_ENDING, plain) ? (BY_ENDING[plain] ?? null) : null;
}

/** The type the first bytes tell, whatever the file is called; null for all that no decoder of ours shall see. */
export function imageTypeOfBytes(bytes: Uint8Array): ImageType | null {
  const begins = (hex: string, at = 0): boolean => toHex(bytes.subarray(at, at + hex.length / 2)) === hex;
  if (begins('ffd8ff')) return 'jpeg';
  if (begins('89504e470d0a1a0a')) return 'png';
  if (begins('474946383761') || begins('474946383961')) return 'gif';
  return begins('52494646') && begins('57454250', 8) ? 'webp' : null;
}

export function contentTypeOf(type: ImageType): string {
  return `image/${type}`;
}

function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
