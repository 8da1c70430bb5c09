/** How the web client names itself when it signs in (specification section 9). */
export const WEB_CLIENT = { appName: 'radura', version: '6.0.0', os: 'web' } as const;

/** On what our programs run (specification section 3). */
export const APP_SYSTEMS = ['web', 'android', 'ios'] as const;
export type AppSystem = (typeof APP_SYSTEMS)[number];

/** Numbers with full stops between them, four at most. */
export const VERSION = /^\d{1,4}(\.\d{1,5}){0,3}$/;

/** Whether a version is below another, number by number: 5.10.0 < 6.0.0 < 6.0.10; what is left out is 0. */
export function isOlder(version: string, than: string): boolean {
  const [one, other] = [version, than].map((text) => text.split('.').map(Number));
  for (let place = 0; place < 4; place += 1) {
    const difference = (one?.[place] ?? 0) - (other?.[place] ?? 0);
    if (difference !== 0) return difference < 0;
  }
  return false;
}
