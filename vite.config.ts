import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { iconsOneByOne } from './scripts/web-build/icons-one-by-one.ts';
import { packagesOfBusinessKit } from './scripts/web-build/packages-of-business-kit.ts';
import { precompress } from './scripts/web-build/precompress.ts';
import { sharedCodeStaysOutside } from './scripts/web-build/shared-code-stays-outside.ts';
import { SHARED_FILES } from './scripts/web-build/shared-files.ts';
import { twoLanguagesOnly } from './scripts/web-build/two-languages-only.ts';

export default defineConfig({
  plugins: [sharedCodeStaysOutside(), iconsOneByOne(), twoLanguagesOnly(), reactRouter(), precompress()],
  publicDir: 'web/public',
  build: { target: 'es2023', assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // Documents of the API that only loaders and actions send, which stay on the server
          treeshake: { manualPureFunctions: ['operation'] },
          output: {
            codeSplitting: { groups: SHARED_FILES },
            // The bundler names a file of several pages after all of them
            chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash].js`,
          },
        },
      },
    },
  },
  // Its single icon files can be read by a bundler only
  ssr: { noExternal: ['@tabler/icons-react'] },
  // Else the first visit of a business screen in development finds them one after the other, and reloads the page each time
  optimizeDeps: { include: packagesOfBusinessKit() },
  server: { watch: { ignored: ['**/.data/**', '**/build/**', '**/test-results/**'] } },
});
