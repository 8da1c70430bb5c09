import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ObjectStorage } from './port.ts';

const SAFE_KEY = /^[a-z0-9][a-z0-9/_.-]{0,200}$/;

/** Object storage in a local folder. */
export class FolderStorage implements ObjectStorage {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  async read(key: string): Promise<Buffer | null> {
    try {
      return await readFile(this.#pathOf(key));
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
      throw error;
    }
  }

  async write(key: string, content: Buffer): Promise<void> {
    const path = this.#pathOf(key);
    await mkdir(dirname(path), { recursive: true });
    // Written beside and renamed, so that a reader never sees half a file.
    const beside = `${path}.${randomBytes(6).toString('hex')}`;
    await writeFile(beside, content);
    await rename(beside, path);
  }

  #pathOf(key: string): string {
    if (!SAFE_KEY.test(key) || key.includes('..')) throw new RangeError('Not a key this storage made');
    return join(this.#folder, key);
  }
}
