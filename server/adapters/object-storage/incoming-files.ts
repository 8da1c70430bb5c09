import { randomBytes } from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';
import { link, mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { isErrno } from './is-errno.ts';
import type { WriteOutcome } from './port.ts';

/** A caller that drips bytes does not hold a file open for longer. */
const LONGEST_UPLOAD_MS = 15 * 60_000;

/** Takes files in from the network: beside the kept ones until they are whole, then in one step under their key. */
export class IncomingFiles {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** @returns `notAllowed` when a file is kept under the path already: an address writes once */
  async receive(
    content: Readable,
    { path, mostBytes, declaredBytes }: { path: string; mostBytes: number; declaredBytes: number | null },
  ): Promise<WriteOutcome> {
    if (declaredBytes !== null && declaredBytes > mostBytes) return 'tooLarge';
    await mkdir(this.#folder, { recursive: true });
    const beside = join(this.#folder, randomBytes(12).toString('hex'));
    const late = setTimeout(() => content.destroy(new Error('The upload took too long')), LONGEST_UPLOAD_MS);
    try {
      const bytes = await writeDown(content, beside, mostBytes);
      if (bytes > mostBytes) return 'tooLarge';
      if (declaredBytes !== null && declaredBytes !== bytes) return 'incomplete';
      await mkdir(dirname(path), { recursive: true });
      await link(beside, path);
      return 'kept';
    } catch (error) {
      if (isErrno(error, 'EEXIST')) return 'notAllowed';
      // The caller went away or was too slow; anything else is a fault of ours.
      if (content.errored) return 'incomplete';
      throw error;
    } finally {
      clearTimeout(late);
      await rm(beside, { force: true });
    }
  }

  /** Removes files that no running upload can be writing to any more. */
  async dropUnfinished(): Promise<void> {
    await mkdir(this.#folder, { recursive: true });
    for (const name of await readdir(this.#folder)) {
      const path = join(this.#folder, name);
      const since = await stat(path).catch(() => null);
      if (since && Date.now() - since.mtimeMs > 2 * LONGEST_UPLOAD_MS) await rm(path, { force: true });
    }
  }
}

/** @returns the bytes seen; stops reading at the first piece that passes the limit */
async function writeDown(content: Readable, path: string, mostBytes: number): Promise<number> {
  const file: FileHandle = await open(path, 'wx');
  let bytes = 0;
  try {
    // The stream stays open when we stop, so that the caller can still be told why.
    const pieces: AsyncIterable<Buffer> = content.iterator({ destroyOnReturn: false });
    for await (const piece of pieces) {
      bytes += piece.length;
      if (bytes > mostBytes) break;
      await file.write(piece);
    }
  } finally {
    await file.close();
  }
  return bytes;
}
