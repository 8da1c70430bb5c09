const PLATFORMS: readonly [sign: RegExp, name: string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'Mac'],
  [/CrOS/, 'Chromebook'],
  [/Linux/, 'Linux'],
];

/** What kind of device a browser says it runs on, or null. */
export function platformName(userAgent: string): string | null {
  return PLATFORMS.find(([sign]) => sign.test(userAgent))?.[1] ?? null;
}
