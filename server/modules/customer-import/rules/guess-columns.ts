import { eachDetail, IMPORTED_DETAIL_NAMES } from '#contracts/customer-details.ts';
import type { ColumnMeaning, ImportField } from '#contracts/customer-import.ts';
import { REPEATED_FIELDS } from '#contracts/customer-import.ts';
import { m } from '#contracts/texts/messages.js';
import { partsOfEmail } from '#contracts/validation/email.ts';

/** How the exports of Fresha, Treatwell and Mindbody, and people, call what we know; best first where a file has several. */
const HEADS: Record<ImportField, readonly string[]> = {
  firstname: [
    'first name',
    'firstname',
    'given name',
    'forename',
    'nome',
    'nome cliente',
    'name first',
    'nome di battesimo',
  ],
  lastname: ['last name', 'lastname', 'surname', 'family name', 'cognome', 'cognome cliente', 'name last'],
  fullname: [
    'full name',
    'fullname',
    'client name',
    'customer name',
    'client',
    'customer',
    'cliente',
    'clienti',
    'nominativo',
    'nome e cognome',
    'cognome e nome',
    'nome cognome',
    'cognome nome',
    'nome completo',
    'name',
    'ragione sociale',
  ],
  email: [
    'email',
    'e mail',
    'email address',
    'e mail address',
    'mail',
    'indirizzo email',
    'indirizzo e mail',
    'posta elettronica',
    'email 1',
    'email cliente',
    'email 2',
    'secondary email',
    'altra email',
    'work email',
  ],
  phone: [
    'mobile number',
    'mobile phone',
    'mobile',
    'cell phone',
    'cellphone',
    'cellulare',
    'telefono cellulare',
    'telefono mobile',
    'numero di cellulare',
    'phone number',
    'phone',
    'telefono',
    'numero di telefono',
    'numero telefono',
    'recapito telefonico',
    'tel',
    'cell',
    'telephone',
    'home phone',
    'telefono fisso',
    'work phone',
    'phone 1',
    'phone 2',
    'altro telefono',
    'telefono 2',
    'secondary phone',
  ],
  ...eachDetail(({ importedFrom }) => importedFrom, IMPORTED_DETAIL_NAMES),
  tags: [
    'tags',
    'tag',
    'client tags',
    'labels',
    'label',
    'etichette',
    'etichetta',
    'gruppi',
    'categoria cliente',
  ],
  notes: [
    'notes',
    'note',
    'client notes',
    'customer notes',
    'client information',
    'annotazioni',
    'note cliente',
    'note sul cliente',
    'comments',
    'commenti',
    'osservazioni',
    'memo',
  ],
  blacklisted: [
    'blocked',
    'is blocked',
    'not received',
    'blacklisted',
    'blacklist',
    'non accettato',
    'bloccato',
  ],
  blacklistReason: ['block reason', 'blocked reason', 'motivo', 'motivo blocco', 'motivo del blocco'],
  archived: ['archived', 'is archived', 'archiviato', 'archiviata'],
  carer: [
    'affidato a',
    'affidata a',
    'carer',
    'in the care of',
    'guardian',
    'legal guardian',
    'guardian email',
    'parent guardian',
    'parent name',
    'tutore',
    'genitore',
    'responsabile',
  ],
  careRelation: [
    'chi e per il cliente',
    'carer s relation',
    'guardian relation',
    'relationship',
    'relation',
    'parentela',
    'grado di parentela',
  ],
};

/** A head as it is compared: without case, accents and signs; 'E-mail (privata)' is 'e mail privata'. */
function plainHead(head: string): string {
  return head
    .slice(0, 200)
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** How well a head names a field: 0 best; null: not at all. */
function rankOf(head: string, field: ImportField): number | null {
  const found = HEADS[field].indexOf(plainHead(head));
  return found === -1 ? null : found;
}

/** Whether a column is called as notes are. */
export const saysNotes = (head: string): boolean => rankOf(head, 'notes') !== null;

const isHead = (cell: string): boolean =>
  (Object.keys(HEADS) as ImportField[]).some((field) => rankOf(cell, field) !== null);

/** Reports put a title and a date above their heads. */
const ROWS_LOOKED_AT = 10;

/**
 * Which of the first rows has the heads of the columns: the one with the most that we know; else the first, where the cells below it say numbers,
 * dates or addresses and it does not. Null: the file has none.
 */
export function headRowOf(rows: readonly (readonly string[])[]): number | null {
  const counts = rows.slice(0, ROWS_LOOKED_AT).map((cells) => cells.filter(isHead).length);
  const most = Math.max(0, ...counts);
  if (most > 0) return counts.indexOf(most);
  const [first, ...others] = rows;
  if (!first || others.length === 0 || first.some(saysValue)) return null;
  return first.some((head, index) => head !== '' && areMost(columnOf(others, index), saysValue)) ? 0 : null;
}

/** Heads are words; numbers, dates and addresses are not. */
const saysValue = (cell: string): boolean => /[\d@]/.test(cell);

/**
 * What each column is, guessed by its head and, without one that is known, by what stands in it; each field once, but for e-mails and phones.
 * @param heads as the file has them; empty texts without any
 * @param samples some of its rows
 * @param own the center's own fields in use, in its order
 */
export function guessColumns(
  heads: readonly string[],
  samples: readonly (readonly string[])[],
  own: readonly OwnFieldToGuess[] = [],
): (ColumnMeaning | null)[] {
  const guessed: (ColumnMeaning | null)[] = heads.map(() => null);
  const byHead = (field: ImportField) =>
    heads
      .map((head, index) => ({ index, rank: rankOf(head, field) }))
      .filter(({ index, rank }) => rank !== null && guessed[index] === null)
      .sort((a, b) => (a.rank ?? 0) - (b.rank ?? 0));
  for (const field of Object.keys(HEADS) as ImportField[]) {
    const ranked = byHead(field);
    const filled = ranked.find(({ index }) => isFilled(samples, index));
    // What few customers have stands further down; a name that is not there says that another column has it
    const best = filled ?? (NAMES.includes(field) ? undefined : ranked[0]);
    if (best) guessed[best.index] = field;
  }
  guessOwn(guessed, heads, own);
  // Of what several columns may say none is left out: one without samples may be filled further down
  for (const field of REPEATED_FIELDS) for (const { index } of byHead(field)) guessed[index] = field;
  guessByContent(guessed, samples, 'email', looksLikeEmail);
  guessByContent(guessed, samples, 'phone', looksLikePhone);
  // A whole name beside both its parts says nothing new, and a "name" beside a last name is the first one.
  const whole = guessed.indexOf('fullname');
  if (whole !== -1 && guessed.includes('lastname'))
    guessed[whole] = guessed.includes('firstname') ? null : 'firstname';
  // A first name alone is often a whole one: 'Nome' above 'Maria Rossi'.
  const first = guessed.indexOf('firstname');
  if (
    first !== -1 &&
    !guessed.includes('lastname') &&
    !guessed.includes('fullname') &&
    areWholeNames(samples, first)
  )
    guessed[first] = 'fullname';
  return guessed;
}

/** A field of the center's own by which a column may be called. */
export interface OwnFieldToGuess {
  id: number;
  name: string;
  /** Whether its values have a last day. */
  expires: boolean;
}

/** How columns with the last day of something are called: as our own files have it, and as people write it. */
const untilHeadsOf = (name: string): string[] =>
  [
    m.exports_valid_until({ name }, { locale: 'it' }),
    m.exports_valid_until({ name }, { locale: 'en' }),
    ...['scadenza', 'scadenza del', 'scadenza della', 'scadenza dell'].map((words) => `${words} ${name}`),
    ...['scadenza', 'scade il', 'expiry', 'expiry date', 'expires'].map((words) => `${name} ${words}`),
  ].map(plainHead);

/**
 * Columns that are called as the center's own fields are, or as the last day of one. What every list has comes before them: of two columns called
 * *telefono* the first is the phone.
 */
function guessOwn(
  guessed: (ColumnMeaning | null)[],
  heads: readonly string[],
  own: readonly OwnFieldToGuess[],
): void {
  const plain = heads.map(plainHead);
  const take = (meaning: ColumnMeaning, names: readonly string[]): void => {
    const found = plain.findIndex((head, index) => guessed[index] === null && names.includes(head));
    if (found !== -1) guessed[found] = meaning;
  };
  const named = own
    .map((field) => ({ ...field, plainName: plainHead(field.name) }))
    .filter(({ plainName }) => plainName !== '');
  for (const { id, plainName } of named) take(`own:${id}`, [plainName]);
  for (const { id, plainName, expires } of named) if (expires) take(`until:${id}`, untilHeadsOf(plainName));
}

const columnOf = (samples: readonly (readonly string[])[], index: number): string[] =>
  samples.map((cells) => (cells[index] ?? '').trim()).filter((cell) => cell !== '');

const NAMES: readonly ImportField[] = ['firstname', 'lastname', 'fullname'];

/** A column with a right head and nothing in it gives way to another; in a file without rows all do not. */
const isFilled = (samples: readonly (readonly string[])[], index: number): boolean =>
  samples.length === 0 || columnOf(samples, index).length > 0;

/** So many of a column's cells must look alike. */
const MOST_OF = 0.8;

const areMost = (cells: readonly string[], is: (cell: string) => boolean): boolean =>
  cells.length > 0 && cells.filter(is).length >= cells.length * MOST_OF;

function guessByContent(
  guessed: (ColumnMeaning | null)[],
  samples: readonly (readonly string[])[],
  field: ImportField,
  is: (cell: string) => boolean,
): void {
  if (guessed.includes(field)) return;
  const found = guessed.findIndex((known, index) => known === null && areMost(columnOf(samples, index), is));
  if (found !== -1) guessed[found] = field;
}

const looksLikeEmail = (cell: string): boolean => partsOfEmail(cell) !== null;
/** Long enough for a number that is dialled, and no date. */
const looksLikePhone = (cell: string): boolean =>
  /^(?:\+|00)?[\d\s()./-]{8,20}$/.test(cell) &&
  !/^\d{1,4}[./-]\d{1,2}[./-]\d{1,4}/.test(cell) &&
  cell.replaceAll(/\D/g, '').length >= 8;

const areWholeNames = (samples: readonly (readonly string[])[], index: number): boolean =>
  areMost(columnOf(samples, index), (cell) => cell.includes(' '));
