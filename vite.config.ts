import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { iconsOneByOne } from './scripts/web-build/icons-one-by-one.ts';
import { precompress } from './scripts/web-build/precompress.ts';
import { sharedCodeStaysOutside } from './scripts/web-build/shared-code-stays-outside.ts';

const SHARED = /\/(web\/(ui|lib)|contracts)\/|node_modules\/@tabler/;

export default defineConfig({
  plugins: [sharedCodeStaysOutside(), iconsOneByOne(), reactRouter(), precompress()],
  publicDir: 'web/public',
  build: { target: 'es2023', assetsInlineLimit: 0 },
  environments: {
    client: {
      // What many pages share is one file: twenty requests fewer, and smaller as a whole
      build: {
        rolldownOptions: {
          output: { codeSplitting: { groups: [{ name: 'common', test: SHARED, minShareCount: 4 }] } },
        },
      },
    },
  },
  // Its single icon files can be read by a bundler only
  ssr: { noExternal: ['@tabler/icons-react'] },
  server: { watch: { ignored: ['**/.data/**', '**/build/**', '**/test-results/**'] } },
});
