/** The signs that part the columns of a text; best first where several would do. */
const DELIMITERS = [';', '\t', ',', '|'] as const;
const LINES_LOOKED_AT = 20;

/**
 * The text of a file whatever wrote it: UTF-8 with and without a mark, UTF-16 with one, else Windows-1252, which Italian spreadsheets save.
 */
export function decodeText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** How a text says its columns are parted. */
export interface ReadableText {
  text: string;
  delimiter: string;
}

/** Finds what parts the columns: what a first line `sep=;` says, else the sign that stands in most of the first lines. */
export function readableText(text: string): ReadableText {
  const said = /^sep=(.)\r?\n/i.exec(text);
  if (said?.[1]) return { text: text.slice(said[0].length), delimiter: said[1] };
  const lines = firstLines(text);
  const counts = DELIMITERS.map((delimiter) => ({
    delimiter,
    // Parted by it are the lines that have it; a comma in one address is none.
    lines: lines.filter((line) => line.includes(delimiter)).length,
    signs: lines.reduce((sum, line) => sum + line.split(delimiter).length - 1, 0),
  }));
  const best = counts.reduce((a, b) =>
    b.lines > a.lines || (b.lines === a.lines && b.signs > a.signs) ? b : a,
  );
  return { text, delimiter: best.lines === 0 ? ',' : best.delimiter };
}

/** The first lines that say something, without what stands between quotes. */
function firstLines(text: string): string[] {
  return text
    .slice(0, 100_000)
    .replaceAll(/"(?:[^"]|"")*"/g, '"')
    .split(/\r\n|\n|\r/, LINES_LOOKED_AT)
    .filter((line) => line.trim() !== '');
}
