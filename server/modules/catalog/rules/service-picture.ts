const ROOT = '/media/services/';

/** 160 random bits in hexadecimal. */
export function isPictureKey(value: string): boolean {
  return /^[0-9a-f]{40}$/.test(value);
}

/** What a service saves as its picture's address. The same path with another size shows it in that. */
export function servicePicturePath(providerId: number, key: string): string {
  return `${ROOT}${providerId}/${key}/medium.webp`;
}

/** Where a size of a picture lies in the object storage. */
export function servicePictureFile(providerId: number, key: string, size: string): string {
  return `services/${providerId}/${key}-${size.toLowerCase()}.webp`;
}

/**
 * What an address that a service shall save points to: a picture that was taken for this provider, which must still be there; another path
 * of ours; or nothing it may save, such as another provider's picture or an address elsewhere, which our pages may not show.
 */
export function picturePointedTo(
  address: string,
  providerId: number,
): { kind: 'own'; key: string } | { kind: 'path' } | { kind: 'none' } {
  if (!address.startsWith('/')) return { kind: 'none' };
  if (!address.startsWith(ROOT)) return { kind: 'path' };
  const key = address.split('/')[4] ?? '';
  return isPictureKey(key) && address === servicePicturePath(providerId, key)
    ? { kind: 'own', key }
    : { kind: 'none' };
}
