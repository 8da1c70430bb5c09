import anyAscii from 'any-ascii';
import { fileURLToPath } from 'node:url';
import SheetsOfPdf from 'pdfkit';
import {
  asWrittenFromLeft,
  inLettersOf,
  isReadFromRight,
  linesThatFit,
  onOneLine,
} from '../../rules/printable.ts';

/** A list as it is printed. */
export interface PdfTable {
  title: string;
  /** Below the title: whose list, of when, how many. */
  subtitle: string;
  /** Below each page, with {page} and {pages} in it. */
  footer: string;
  language: string;
  /** When it is made. */
  madeAt: Date;
  columns: { title: string; weight: number; isEnd: boolean }[];
  rows: string[][];
}

const font = (name: string): string => fileURLToPath(import.meta.resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`));
const FONTS = { plain: font('DejaVuSansCondensed'), bold: font('DejaVuSansCondensed-Bold') };

const MARGIN = 36;
const TEXT_SIZE = 8;
const LINE = 10.5;
/** Above and below the text of a cell, and between two cells. */
const PADDING = 3.5;
const GAP = 10;
const FOOT = 16;
/** More than this of one cell is left out behind dots. */
const MOST_LINES = 4;
const COLOURS = { ink: '#1a2a26', muted: '#5b6a64', head: '#e9efe0', line: '#e4dac8' };

interface Cell {
  lines: string[];
  x: number;
  width: number;
  isEnd: boolean;
}

/**
 * A list on sheets of A4, across: its heads on every sheet, the number of each sheet below it. Written with an embedded font that has Latin, Greek,
 * Cyrillic, Arabic and Hebrew letters; others are shown by a sign.
 * @returns the bytes of the file
 */
export async function pdfOf(table: PdfTable): Promise<Buffer> {
  const { title, language, madeAt } = table;
  const doc = new SheetsOfPdf({
    size: 'A4',
    layout: 'landscape',
    margin: MARGIN,
    bufferPages: true,
    lang: language,
    displayTitle: true,
    font: FONTS.plain,
    info: { Title: onOneLine(title), Producer: 'Radura', Creator: 'Radura', CreationDate: madeAt },
  });
  const pieces: Buffer[] = [];
  doc.on('data', (piece: Buffer) => pieces.push(piece));
  const isWritten = new Promise<void>((resolve, reject) => {
    doc.on('end', resolve);
    doc.on('error', reject);
  });
  doc.registerFont('plain', FONTS.plain).registerFont('bold', FONTS.bold);
  drawTable(doc, table);
  numberPages(doc, table.footer);
  doc.end();
  await isWritten;
  return Buffer.concat(pieces);
}

function drawTable(doc: PDFKit.PDFDocument, { title, subtitle, columns, rows }: PdfTable): void {
  const right = doc.page.width - MARGIN;
  const bottom = doc.page.height - MARGIN - FOOT;
  const places = placesOf(columns, right - MARGIN);
  const texts = textsOf(doc);
  let y = MARGIN;
  const write = (cells: Cell[], colour: string): void => {
    doc.fillColor(colour);
    for (const { lines, x, width, isEnd } of cells)
      lines.forEach((line, index) => {
        const from = isEnd ? x + width - texts.widthOf(line) : x;
        texts.write(line, from, y + PADDING + index * LINE);
      });
  };
  const cellsOf = (words: readonly string[]): Cell[] =>
    places.map((place, index) => ({ ...place, lines: texts.linesOf(words[index] ?? '', place.width) }));
  const heightOf = (cells: Cell[]): number =>
    Math.max(1, ...cells.map(({ lines }) => lines.length)) * LINE + 2 * PADDING;

  texts.begin('bold', 15);
  doc.fillColor(COLOURS.ink);
  texts.write(texts.lineOf(title), MARGIN, y);
  texts.begin('plain', TEXT_SIZE + 0.5);
  doc.fillColor(COLOURS.muted);
  texts.write(texts.lineOf(subtitle), MARGIN, y + 21);
  y += 40;
  const writeHeads = (): void => {
    texts.begin('bold', TEXT_SIZE);
    const heads = cellsOf(columns.map((column) => column.title));
    doc.rect(MARGIN - 4, y, right - MARGIN + 8, heightOf(heads)).fill(COLOURS.head);
    write(heads, COLOURS.ink);
    y += heightOf(heads);
    texts.begin('plain', TEXT_SIZE);
  };
  writeHeads();
  for (const row of rows) {
    const cells = cellsOf(row);
    if (y + heightOf(cells) > bottom) {
      doc.addPage();
      y = MARGIN;
      writeHeads();
    }
    write(cells, COLOURS.ink);
    y += heightOf(cells);
    doc
      .moveTo(MARGIN - 4, y)
      .lineTo(right + 4, y)
      .lineWidth(0.4)
      .stroke(COLOURS.line);
  }
}

/** Where the columns stand. */
function placesOf(columns: PdfTable['columns'], width: number): Omit<Cell, 'lines'>[] {
  const all = columns.reduce((sum, { weight }) => sum + weight, 0);
  const free = width - GAP * (columns.length - 1);
  let x = MARGIN;
  return columns.map(({ weight, isEnd }) => {
    const place = { x, width: (free * weight) / all, isEnd };
    x += place.width + GAP;
    return place;
  });
}

/** Texts in the font and size that were begun last; what was measured once is known. */
function textsOf(doc: PDFKit.PDFDocument) {
  const widths = new Map<string, number>();
  const letters = new Map<number, boolean>();
  const has = (codePoint: number): boolean => {
    const known = letters.get(codePoint);
    if (known !== undefined) return known;
    const isThere = hasLetter(doc, codePoint);
    letters.set(codePoint, isThere);
    return isThere;
  };
  const widthOf = (text: string): number => {
    const known = widths.get(text);
    if (known !== undefined) return known;
    const width = doc.widthOfString(text);
    widths.set(text, width);
    return width;
  };
  const clean = (text: string): string => inLettersOf(onOneLine(text), has, anyAscii);
  return {
    begin(name: 'plain' | 'bold', size: number): void {
      doc.font(name).fontSize(size);
      widths.clear();
      letters.clear();
    },
    widthOf,
    /** One line, its left end at x. */
    write(line: string, x: number, y: number): void {
      // Words that are read from the right each on their own: together the font puts their spaces on the wrong side
      const parts = isReadFromRight(line) ? asWrittenFromLeft(line) : [line];
      let from = x;
      for (const part of parts) {
        doc.text(part, from, y, { lineBreak: false });
        from += widthOf(part) + widthOf(' ');
      }
    },
    lineOf: clean,
    linesOf: (text: string, width: number): string[] =>
      linesThatFit(clean(text), { width, most: MOST_LINES, widthOf }),
  };
}

/** Whether the font that is written with has a letter. pdfkit keeps that font to itself; were it elsewhere, all letters would count as there. */
function hasLetter(doc: PDFKit.PDFDocument, codePoint: number): boolean {
  // Its types know nothing of it
  const written = Reflect.get(doc, '_font') as
    | { font?: { hasGlyphForCodePoint?(codePoint: number): boolean } }
    | undefined;
  return written?.font?.hasGlyphForCodePoint?.(codePoint) ?? true;
}

function numberPages(doc: PDFKit.PDFDocument, footer: string): void {
  const { count } = doc.bufferedPageRange();
  doc.font('plain').fontSize(TEXT_SIZE).fillColor(COLOURS.muted);
  for (let index = 0; index < count; index += 1) {
    doc.switchToPage(index);
    // Below the margin a line would begin a page of its own
    doc.page.margins.bottom = 0;
    const text = footer.replace('{page}', String(index + 1)).replace('{pages}', String(count));
    const x = doc.page.width - MARGIN - doc.widthOfString(text);
    doc.text(text, x, doc.page.height - MARGIN - TEXT_SIZE + 2, { lineBreak: false });
  }
}
