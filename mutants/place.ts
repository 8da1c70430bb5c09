import type { Mutant } from './mutant.ts';

const NEXT = /^(?:export |async |function |const |class |interface |type |\/\*\*|\/\/ )/m;

/**
 * Where a bug is put into the text of its file: the one place at which `search` stands within what is declared under the name.
 * @returns its index; null when that is not declared once, or holds the text more often or not at all
 */
export function placeOf(text: string, { within, search }: Pick<Mutant, 'within' | 'search'>): number | null {
  const declared = [
    ...text.matchAll(
      new RegExp(
        `^(?:export )?(?:async )?(?:function|const|let|class) ${within.replaceAll('$', '\\$')}\\b`,
        'gm',
      ),
    ),
  ];
  const [from] = declared;
  if (!from || declared.length > 1) return null;
  const head = from[0].length;
  const rest = text.slice(from.index + head);
  const end = NEXT.exec(rest)?.index ?? rest.length;
  const body = rest.slice(0, end);
  const at = body.indexOf(search);
  return at >= 0 && body.indexOf(search, at + 1) < 0 ? from.index + head + at : null;
}
