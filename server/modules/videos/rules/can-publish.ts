/** What publishing looks at. */
interface ShownBy {
  description: string;
  picture: { state: string } | null;
  intro: { playsAsIs: boolean } | null;
  freeFiles: number;
  /** Free files that browsers show. */
  shownFreeFiles: number;
}

/** What a course lacks to be published (specification section 4): a description, a picture, and an intro or a free file that browsers show. */
export function lacksToPublish(course: Omit<ShownBy, 'freeFiles'>): ('description' | 'picture' | 'intro')[] {
  const { description, picture, intro, shownFreeFiles } = course;
  const lacking: ('description' | 'picture' | 'intro')[] = [];
  if (description === '') lacking.push('description');
  if (picture?.state !== 'ready') lacking.push('picture');
  if (!intro?.playsAsIs && shownFreeFiles === 0) lacking.push('intro');
  return lacking;
}

/** Whether a published course has lost one of them; what takes its place may still be on its way. */
export function hasLostItsNeeds(course: Omit<ShownBy, 'shownFreeFiles'>): boolean {
  const { description, picture, intro, freeFiles } = course;
  return description === '' || picture === null || (intro === null && freeFiles === 0);
}
