import { SignedCodes } from '#server/kernel/signed-codes.ts';

/** What the address of a file opens, and for whom. */
export interface FileGrant {
  providerId: number;
  chat: number;
  number: number;
  personId: number;
  until: Date;
}

const PURPOSE = 'chat-file';
const HOUR_MS = 3_600_000;

/** Codes in the addresses of files: they name the file and its reader, and whether it still opens is asked with every request. */
export class FileCodes {
  readonly #codes: SignedCodes;

  /** @param key of this kind of codes alone */
  constructor(key: Buffer) {
    this.#codes = new SignedCodes(key);
  }

  /** Good for an hour at least; the same within an hour, so that a list read again shows the same addresses. */
  codeFor({ providerId, chat, number, personId }: Omit<FileGrant, 'until'>, now: Date): string {
    const until = (Math.floor(now.getTime() / HOUR_MS) + 2) * HOUR_MS;
    return this.#codes.codeOf(PURPOSE, [providerId, chat, number, personId, until]);
  }

  /** @returns null when it is over or none of ours */
  read(code: string, now: Date): FileGrant | null {
    const [providerId, chat, number, personId, until] = this.#codes.numbersOf(PURPOSE, code) ?? [];
    if (providerId === undefined || chat === undefined || number === undefined) return null;
    if (personId === undefined || until === undefined || until <= now.getTime()) return null;
    return { providerId, chat, number, personId, until: new Date(until) };
  }
}
