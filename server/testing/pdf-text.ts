import { inflateSync } from 'node:zlib';

/** What somebody reads in a PDF that we made: the texts of each page, in the order in which they were written; one a cell or line. */
export function textsOfPdf(content: Uint8Array): string[][] {
  const file = Buffer.from(content).toString('latin1');
  if (!file.startsWith('%PDF-') || !file.trimEnd().endsWith('%%EOF')) throw new Error('No whole PDF');
  const objects = new Map<string, { head: string; stream: string }>();
  for (const [, id = '', head = '', raw] of file.matchAll(
    /(?:^|\n)(\d+) 0 obj\n(.*?)(?:\nstream\n(.*?)\nendstream)?\nendobj/gs,
  ))
    objects.set(id, { head, stream: raw === undefined ? '' : streamOf(head, raw) });
  const at = (id: string | undefined) => objects.get(id ?? '') ?? { head: '', stream: '' };
  const all = [...objects.values()];
  const fonts = new Map(
    all.flatMap(({ head }) =>
      [...head.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', id]) => {
        const [, unicode] = /\/ToUnicode (\d+) 0 R/.exec(at(id).head) ?? [];
        return [name, lettersOf(at(unicode).stream)] as const;
      }),
    ),
  );
  const pages = all.find(({ head }) => /\/Type \/Pages\b/.test(head))?.head ?? '';
  const kids = /\/Kids \[(.*?)\]/s.exec(pages)?.[1] ?? '';
  return [...kids.matchAll(/(\d+) 0 R/g)].map(([, id]) => {
    const [, contents] = /\/Contents (\d+) 0 R/.exec(at(id).head) ?? [];
    return textsIn(at(contents).stream, fonts);
  });
}

const streamOf = (head: string, raw: string): string => {
  const bytes = Buffer.from(raw, 'latin1');
  return (head.includes('/FlateDecode') ? inflateSync(bytes) : bytes).toString('latin1');
};

/** What the signs of a font stand for, by their codes. */
function lettersOf(map: string): Map<number, string> {
  const letters = new Map<number, string>();
  for (const [, first = '', list = ''] of map.matchAll(/<([0-9a-f]+)> <[0-9a-f]+> \[(.*?)\]/gs))
    [...list.matchAll(/<([0-9a-f ]*)>/g)].forEach(([, hex = ''], index) => {
      const letter = Buffer.from(hex.replaceAll(' ', ''), 'hex').swap16().toString('utf16le');
      letters.set(Number.parseInt(first, 16) + index, letter);
    });
  return letters;
}

function textsIn(stream: string, fonts: ReadonlyMap<string, ReadonlyMap<number, string>>): string[] {
  let letters: ReadonlyMap<number, string> = new Map();
  const texts: string[] = [];
  for (const [, font, shown] of stream.matchAll(/\/(F\d+) [\d.]+ Tf|\[(.*?)\] TJ/g)) {
    if (font !== undefined) letters = fonts.get(font) ?? letters;
    if (shown === undefined) continue;
    const codes = [...shown.matchAll(/<([0-9a-f]+)>/g)].map(([, hex = '']) => hex).join('');
    const signs = codes.match(/.{4}/g) ?? [];
    texts.push(signs.map((sign) => letters.get(Number.parseInt(sign, 16)) ?? '?').join(''));
  }
  return texts;
}
