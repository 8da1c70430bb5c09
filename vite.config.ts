import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { precompress } from './scripts/web-build/precompress.ts';
import { sharedCodeStaysOutside } from './scripts/web-build/shared-code-stays-outside.ts';

export default defineConfig({
  plugins: [sharedCodeStaysOutside(), reactRouter(), precompress()],
  publicDir: 'web/public',
  build: { target: 'es2023', assetsInlineLimit: 0 },
  server: { watch: { ignored: ['**/.data/**', '**/build/**', '**/test-results/**'] } },
});
