const PATH = /^\/media\/email-logos\/([0-9a-f]{40})\.png$/;

/** Where the picture of a logo is found. */
export const logoPath = (key: string): string => `/media/email-logos/${key}.png`;

/** The key in such a path; null in any other. */
export const logoKeyIn = (path: string | null): string | null =>
  path === null ? null : (PATH.exec(path)?.[1] ?? null);

/** Where its file lies. */
export const logoFile = (key: string): string => `email-logos/${key}.png`;
