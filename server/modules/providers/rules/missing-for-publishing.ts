export const PUBLISHING_NEEDS = ['description', 'photo', 'location'] as const;
export type PublishingNeed = (typeof PUBLISHING_NEEDS)[number];

/**
 * What a profile still lacks before it may be published (specification section 4, "Publishing"). The drawn picture counts as a photo once
 * it was chosen as one (`chooseDrawnPhoto`). Whatever else must be settled first is one more need here.
 */
export function missingForPublishing(profile: {
  description: string;
  photoCount: number;
  city: string | null;
  latitude: number | null;
  longitude: number | null;
}): PublishingNeed[] {
  const hasLocation = profile.city !== null && profile.latitude !== null && profile.longitude !== null;
  const needs: [PublishingNeed, boolean][] = [
    ['description', profile.description.trim() !== ''],
    ['photo', profile.photoCount > 0],
    ['location', hasLocation],
  ];
  return needs.flatMap(([need, isMet]) => (isMet ? [] : [need]));
}
