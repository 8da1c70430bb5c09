import { SignedCodes } from '#server/kernel/signed-codes.ts';

/** What an address to watch at opens: a file of a course, or the intro of one. */
export interface WatchGrant {
  kind: 'file' | 'intro';
  providerId: number;
  /** Of the file, or of the course. */
  id: number;
  /** For whom; null: for everybody. */
  personId: number | null;
  until: Date;
}

const PURPOSES = { file: 'watch-file', intro: 'watch-intro' } as const;
/** Time to watch it with breaks, beside its length. */
const HOURS_BESIDE = 4;

/** Codes in the addresses that films are watched at: they name what and for whom, and whether it still opens is asked with every request. */
export class WatchCodes {
  readonly #codes: SignedCodes;

  /** @param key of this kind of codes alone */
  constructor(key: Buffer) {
    this.#codes = new SignedCodes(key);
  }

  codeFor({ kind, providerId, id, personId, until }: WatchGrant): string {
    return this.#codes.codeOf(PURPOSES[kind], [providerId, id, personId ?? 0, until.getTime()]);
  }

  /** @returns null when it is over or none of ours */
  read(code: string, now: Date): WatchGrant | null {
    for (const kind of ['file', 'intro'] as const) {
      const [providerId, id, personId, until] = this.#codes.numbersOf(PURPOSES[kind], code) ?? [];
      if (providerId === undefined || id === undefined || personId === undefined || until === undefined)
        continue;
      if (until <= now.getTime()) return null;
      return { kind, providerId, id, personId: personId === 0 ? null : personId, until: new Date(until) };
    }
    return null;
  }
}

/** Until when an address is good that is made now, for something of that length; in whole minutes, so that a page read again has the same. */
export function watchUntil(now: Date, durationSeconds: number | null): Date {
  const minute = Math.floor(now.getTime() / 60_000) * 60_000;
  return new Date(minute + ((durationSeconds ?? 0) + HOURS_BESIDE * 3600) * 1000);
}
