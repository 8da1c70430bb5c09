import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'oxfmt';
import { PROJECT_ROOT } from '#server/config.ts';

/** Formats code as `npm run format` does. @param name of its file, whose ending says the language */
export async function formatted(name: string, code: string): Promise<string> {
  const options = JSON.parse(readFileSync(join(PROJECT_ROOT, '.oxfmtrc.json'), 'utf8'));
  const { printWidth, singleQuote } = options;
  const { code: text, errors } = await format(name, code, { printWidth, singleQuote });
  if (errors[0]) throw new Error(errors[0].message);
  return text;
}
