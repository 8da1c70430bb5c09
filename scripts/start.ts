// `npm start` and `npm run dev`: makes what is missing (texts, screens), then runs the server.
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { PROJECT_ROOT } from '#server/config.ts';
import { buildWebIfStale } from './build-web.ts';
import { compileTexts } from './compile-texts.ts';

// Two thirds of a start were spent on compiling the same files as the last time.
enableCompileCache(join(PROJECT_ROOT, 'build/compile-cache'));
await compileTexts();
if (!process.argv.includes('--dev')) buildWebIfStale();
await import('#server/main.ts');
