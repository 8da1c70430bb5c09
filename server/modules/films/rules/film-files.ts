/** Where a film lies in the object storage as it came. */
export const originalOf = ({ providerId, key }: { providerId: number; key: string }): string =>
  `videos/${providerId}/${key}/original`;

/** Where an image lies that was made anew. */
export const pictureOf = ({ providerId, key }: { providerId: number; key: string }): string =>
  `videos/${providerId}/${key}/picture.webp`;

/** Everything that may lie there. */
export const filesOf = (film: { providerId: number; key: string }): string[] => [
  originalOf(film),
  pictureOf(film),
];
