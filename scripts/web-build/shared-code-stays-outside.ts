import { pathToFileURL } from 'node:url';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const SHARED_ROOMS = /^#(contracts|server)\//;

/**
 * Leaves `#contracts/…` and `#server/…` out of the server-rendering bundle, so that the API and the screens rendered in
 * the same process share one instance of that code. The browser's bundle contains it as usual.
 */
export function sharedCodeStaysOutside(): Plugin {
  let isBuild = false;
  return {
    name: 'shared-code-stays-outside',
    enforce: 'pre',
    configResolved(config) {
      isBuild = config.command === 'build';
    },
    resolveId(source) {
      if (this.environment.name !== 'ssr' || !SHARED_ROOMS.test(source)) return null;
      if (isBuild) return { id: source, external: true };
      return { id: pathToFileURL(resolve(source.slice(1))).href, external: true };
    },
  };
}
