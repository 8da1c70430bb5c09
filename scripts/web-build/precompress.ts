import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const COMPRESSIBLE = /\.(js|css|svg|json|txt|webmanifest)$/;

async function compressFile(path: string): Promise<void> {
  const content = await readFile(path);
  const quality = {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
  };
  const [brotli, gzipped] = await Promise.all([
    promisify(brotliCompress)(content, quality),
    promisify(gzip)(content, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${path}.br`, brotli), writeFile(`${path}.gz`, gzipped)]);
}

/**
 * Writes `.br` and `.gz` beside every text file of the browser's build, so that serving them costs nothing. That is when
 * the server's build is written, after the browser's: the list of routes comes only with it.
 */
export function precompress(): Plugin {
  let folder = '';
  return {
    name: 'precompress',
    apply: 'build',
    configResolved({ root, environments }) {
      folder = resolve(root, environments['client']?.build.outDir ?? '');
    },
    applyToEnvironment: (environment) => environment.name === 'ssr',
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        const names = await readdir(folder, { recursive: true });
        const served = names.filter((name) => COMPRESSIBLE.test(name) && !name.startsWith('.'));
        await Promise.all(served.map((name) => compressFile(join(folder, name))));
      },
    },
  };
}
