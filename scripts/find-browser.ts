import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { PROJECT_ROOT } from '#server/config.ts';

/** The shell has no windows to draw: a journey costs half of what it costs in the whole browser. */
const INSTALLED = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];
const CACHE = join(PROJECT_ROOT, 'node_modules/.cache');
const UNPACKED = join(CACHE, 'chromium');

export interface Browser {
  path: string;
  /** Settings that the browser needs beside its own. */
  env: Record<string, string>;
}

/**
 * Finds the browser of the journeys: the one that `CHROMIUM` names, an installed one, else the one that `unpackBrowser` left.
 * `CHROMIUM=packaged` passes over what is installed. Null where there is none.
 */
export function findBrowser(): Browser | null {
  const wanted = process.env['CHROMIUM'];
  if (wanted !== undefined && wanted !== 'packaged') return { path: wanted, env: {} };
  const installed = wanted === undefined ? INSTALLED.find((path) => existsSync(path)) : undefined;
  if (installed !== undefined) return { path: installed, env: {} };
  if (!existsSync(UNPACKED)) return null;
  // Fonts and libraries that a bare machine may lack; its own libraries come first.
  const env = {
    FONTCONFIG_PATH: join(UNPACKED, 'fonts'),
    LD_LIBRARY_PATH: ['/lib/x86_64-linux-gnu', join(UNPACKED, 'al2023/lib')].join(':'),
  };
  return { path: join(UNPACKED, 'chromium'), env };
}

/** Unpacks the headless shell that a package brings for Linux on x64, once, where no other browser is found. */
export async function unpackBrowser(): Promise<void> {
  if (findBrowser() !== null || process.platform !== 'linux' || process.arch !== 'x64') return;
  await mkdir(CACHE, { recursive: true });
  const folder = await mkdtemp(join(CACHE, 'unpacking-'));
  const before = process.env['TMPDIR'];
  // The package unpacks into the folder for temporary files, of all machines.
  process.env['TMPDIR'] = folder;
  try {
    const { default: chromium, inflate } = await import('@sparticuz/chromium');
    await chromium.executablePath();
    await inflate(join(PROJECT_ROOT, 'node_modules/@sparticuz/chromium/bin/al2023.tar.br'));
    await rename(folder, UNPACKED);
  } finally {
    if (before === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = before;
    await rm(folder, { recursive: true, force: true });
  }
}
