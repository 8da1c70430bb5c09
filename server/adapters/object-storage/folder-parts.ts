import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { isErrno } from './is-errno.ts';
import type { FilePart, PartedUpload, PartedUploads, WriteOutcome } from './port.ts';
import type { PartPlace, SignedAddresses } from './signed-addresses.ts';

const WHOLE = 'whole';
/** A caller that drips bytes does not hold a file open for longer. */
const LONGEST_PART_MS = 15 * 60_000;

/** Files in parts in a local folder: one file that each part is written into at its place, and an empty file for each part that is there. */
export class FolderParts implements PartedUploads {
  readonly #folder: string;
  readonly #addresses: SignedAddresses;
  readonly #pathOf: (key: string) => string;

  constructor(
    folder: string,
    { addresses, pathOf }: { addresses: SignedAddresses; pathOf(key: string): string },
  ) {
    this.#folder = folder;
    this.#addresses = addresses;
    this.#pathOf = pathOf;
  }

  async begin(key: string): Promise<PartedUpload> {
    this.#pathOf(key);
    const ref = randomBytes(12).toString('hex');
    await mkdir(this.#at(ref), { recursive: true });
    await writeFile(this.#at(ref, WHOLE), '');
    return { key, ref };
  }

  async addressFor(
    { key, ref }: PartedUpload,
    { number, bytes, offset }: FilePart & { offset: number },
    permit: { contentType: string; expiresAt: Date },
  ): Promise<string> {
    const part = { ref, number, offset };
    return this.#addresses.sign({ method: 'PUT', key, fileName: '', mostBytes: bytes, part, ...permit });
  }

  async list({ ref }: PartedUpload): Promise<FilePart[]> {
    const names = await readdir(this.#at(ref)).catch(ifGone<string[]>([]));
    return names
      .flatMap((name) => {
        const [, number, bytes] = /^(\d+)-(\d+)$/.exec(name) ?? [];
        return number === undefined ? [] : [{ number: Number(number), bytes: Number(bytes) }];
      })
      .toSorted((one, other) => one.number - other.number);
  }

  async join({ key, ref }: PartedUpload): Promise<void> {
    const path = this.#pathOf(key);
    await mkdir(dirname(path), { recursive: true });
    // After a crash in between the file is there already
    await rename(this.#at(ref, WHOLE), path).catch(async (error: unknown) => {
      if (!isErrno(error, 'ENOENT') || !(await stat(path).catch(() => null))) throw error;
    });
    await rm(this.#at(ref), { recursive: true, force: true });
  }

  async drop({ ref }: PartedUpload): Promise<void> {
    await rm(this.#at(ref), { recursive: true, force: true });
  }

  /** Writes a part at its place. A part that breaks off leaves no mark, and comes again. */
  async take(
    content: Readable,
    { ref, number, offset }: PartPlace,
    { bytes, declaredBytes }: { bytes: number; declaredBytes: number | null },
  ): Promise<WriteOutcome> {
    if (declaredBytes !== null && declaredBytes > bytes) return 'tooLarge';
    const late = setTimeout(() => content.destroy(new Error('The part took too long')), LONGEST_PART_MS);
    try {
      const written = await this.#write(content, this.#at(ref, WHOLE), { offset, bytes });
      if (written > bytes) return 'tooLarge';
      if (written < bytes) return 'incomplete';
      await writeFile(this.#at(ref, `${number}-${bytes}`), '');
      return 'kept';
    } catch (error) {
      if (isErrno(error, 'ENOENT')) return 'notAllowed';
      if (content.errored) return 'incomplete';
      throw error;
    } finally {
      clearTimeout(late);
    }
  }

  /** @returns the bytes seen, at most one piece more than there may be; what is too much is not written */
  async #write(
    content: Readable,
    path: string,
    { offset, bytes }: { offset: number; bytes: number },
  ): Promise<number> {
    const file = await open(path, 'r+');
    let written = 0;
    try {
      const pieces: AsyncIterable<Buffer> = content.iterator({ destroyOnReturn: false });
      for await (const piece of pieces) {
        if (written + piece.length > bytes) return written + piece.length;
        await file.write(piece, 0, piece.length, offset + written);
        written += piece.length;
      }
    } finally {
      await file.close();
    }
    return written;
  }

  #at(ref: string, ...below: string[]): string {
    if (!/^[0-9a-f]{24}$/.test(ref)) throw new RangeError('Not an upload this storage began');
    return join(this.#folder, ref, ...below);
  }
}

const ifGone =
  <T>(instead: T) =>
  (error: unknown): T => {
    if (isErrno(error, 'ENOENT')) return instead;
    throw error;
  };
