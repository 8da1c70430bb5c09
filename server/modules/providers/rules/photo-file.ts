/** 160 random bits in hexadecimal. */
export function isPhotoKey(value: string): boolean {
  return /^[0-9a-f]{40}$/.test(value);
}

/** Where an uploaded photo lies in the object storage; its sizes are made of it at first request. */
export function photoFile(providerId: number, key: string): string {
  return `photos/${providerId}/${key}.webp`;
}

/** A photo's address for those who work there, in a size; nobody can guess it. */
export function photoPreviewPath(code: string, size: string): string {
  return `/media/photos/${code}/${size}.webp`;
}
