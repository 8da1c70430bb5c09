// `npm start` and `npm run dev`: makes what is missing (texts, screens), then runs the server.
import { buildWebIfStale } from './build-web.ts';
import { compileTexts } from './compile-texts.ts';

await compileTexts();
if (!process.argv.includes('--dev')) buildWebIfStale();
await import('#server/main.ts');
