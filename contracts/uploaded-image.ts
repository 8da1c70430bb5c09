/** What a picture that people upload may be. No SVG: it is a document that can carry script and fetch from elsewhere. */
export const IMAGE_FILE_TYPES = ['jpg', 'jpeg', 'png', 'webp', 'gif'] as const;

export const LARGEST_IMAGE_BYTES = 10 * 1024 * 1024;
