import type { Locale } from '#contracts/languages.ts';
import type { Zone } from '#contracts/time.ts';

/** A text of ours, or what a provider calls something of its own. */
type Text = (inputs: Record<never, never>, options: { locale: Locale }) => string;

/** What the cells of a file are written with. */
export interface Words {
  locale: Locale;
  t: (text: Text) => string;
  zone: Zone;
  /** Of the provider, two letters. */
  country: string;
  now: Date;
}

/** One column of a file. */
export interface Column<Row> {
  title: Text;
  cell(row: Row, words: Words): string;
}

/** One column on paper: its width beside that of the others. */
export interface PrintedColumn<Row> extends Column<Row> {
  weight: number;
  isEnd?: boolean;
}
