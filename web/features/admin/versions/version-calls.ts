import type { AppVersionsData } from '#web/generated/operations.ts';
import { operation } from '#web/lib/api.ts';

export type AppVersionSeen = AppVersionsData['web'];

export const APP_VERSIONS = operation(`query AppVersions {
  getAdminViewer { adminCan }
  web: getAppVersion(os: web) { ...AppVersionSeen }
  android: getAppVersion(os: android) { ...AppVersionSeen }
  ios: getAppVersion(os: ios) { ...AppVersionSeen }
}
fragment AppVersionSeen on AppVersion { os current minimum storeAddress }`);

export const SET_APP_VERSION = operation(
  'mutation SetAppVersion($os: AppSystem!, $input: AppVersionInput!) { setAppVersion(os: $os, input: $input) }',
);
