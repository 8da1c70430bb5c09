import type { OwnCenter } from '#web/generated/operations.ts';
import { operation } from '#web/lib/api.ts';

/** A place where the person works, and what they may do there. */
export type { OwnCenter };

export const MY_CENTERS =
  operation(`query MyCenters { getCurrentUser { userLanguage businesses { ...OwnCenter } } }
fragment OwnCenter on UserBusiness { providerId name city timeZone role setup viewerCan notInPackage }`);

/** Whether the person is led through its first settings before they work with it. */
export const isLedThroughSetup = ({ setup, viewerCan }: OwnCenter): boolean =>
  setup === 'open' && viewerCan.includes('setUpCenter');
