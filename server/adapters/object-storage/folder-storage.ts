import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { attachment } from '#server/kernel/attachment.ts';
import { FolderParts } from './folder-parts.ts';
import { IncomingFiles } from './incoming-files.ts';
import { isErrno } from './is-errno.ts';
import type { Readable } from 'node:stream';
import type {
  ByteRange,
  FileCall,
  FileEndpoint,
  ObjectStorage,
  ReadPermit,
  WriteCall,
  WriteOutcome,
  WritePermit,
} from './port.ts';
import { FileTooLarge } from './port.ts';
import type { SignedAddresses } from './signed-addresses.ts';

const SAFE_KEY = /^[a-z0-9][a-z0-9/_.-]{0,200}$/;

/** Object storage in a local folder, with signed addresses that lead back to this installation. */
export class FolderStorage implements ObjectStorage {
  readonly #folder: string;
  readonly #addresses: SignedAddresses;
  readonly #incoming: IncomingFiles;
  readonly parts: FolderParts;
  readonly endpoint: FileEndpoint;

  constructor(folder: string, addresses: SignedAddresses) {
    this.#folder = folder;
    this.#addresses = addresses;
    // No key begins with a dot, so that what is half there is never found under one.
    this.#incoming = new IncomingFiles(join(folder, '.incoming'));
    this.parts = new FolderParts(join(folder, '.parts'), { addresses, pathOf: (key) => this.#pathOf(key) });
    this.endpoint = {
      take: (call) => this.#take(call),
      give: (call) => this.#give(call),
      dropUnfinished: () => this.#incoming.dropUnfinished(),
    };
  }

  async stream(key: string, { from, to }: ByteRange): Promise<Readable | null> {
    const path = this.#pathOf(key);
    return (await orNull(stat(path))) && createReadStream(path, { start: from, end: to });
  }

  async read(key: string, mostBytes?: number): Promise<Buffer | null> {
    if (mostBytes !== undefined && ((await this.sizeOf(key)) ?? 0) > mostBytes) throw new FileTooLarge();
    return orNull(readFile(this.#pathOf(key)));
  }

  async write(key: string, content: Buffer): Promise<void> {
    const path = this.#pathOf(key);
    await mkdir(dirname(path), { recursive: true });
    // Written beside and renamed, so that a reader never sees half a file.
    const beside = `${path}.${randomBytes(6).toString('hex')}`;
    await writeFile(beside, content);
    await rename(beside, path);
  }

  async sizeOf(key: string): Promise<number | null> {
    return (await orNull(stat(this.#pathOf(key))))?.size ?? null;
  }

  async delete(key: string): Promise<void> {
    await rm(this.#pathOf(key), { force: true });
  }

  async addressForWriting(key: string, permit: WritePermit): Promise<string> {
    this.#pathOf(key);
    return this.#addresses.sign({ method: 'PUT', key, fileName: '', ...permit });
  }

  async addressForReading(key: string, permit: ReadPermit): Promise<string> {
    this.#pathOf(key);
    return this.#addresses.sign({ method: 'GET', key, mostBytes: 0, ...permit });
  }

  async #take({
    key,
    query,
    contentType,
    declaredBytes,
    content,
    isAwaited,
  }: WriteCall): Promise<WriteOutcome> {
    const permit = this.#addresses.read('PUT', key, query);
    if (!permit || contentType !== permit.contentType || !(await isAwaited(key))) return 'notAllowed';
    if (permit.part) return this.parts.take(content, permit.part, { bytes: permit.mostBytes, declaredBytes });
    return this.#incoming.receive(content, {
      path: this.#pathOf(key),
      mostBytes: permit.mostBytes,
      declaredBytes,
    });
  }

  async #give({ key, query }: FileCall): ReturnType<FileEndpoint['give']> {
    const permit = this.#addresses.read('GET', key, query);
    const bytes = permit && (await this.sizeOf(key));
    if (!permit || bytes === null) return null;
    const { contentType, fileName } = permit;
    return {
      content: createReadStream(this.#pathOf(key)),
      bytes,
      contentType,
      disposition: attachment(fileName),
    };
  }

  #pathOf(key: string): string {
    if (!SAFE_KEY.test(key) || key.includes('..')) throw new RangeError('Not a key this storage made');
    return join(this.#folder, key);
  }
}

async function orNull<T>(found: Promise<T>): Promise<T | null> {
  try {
    return await found;
  } catch (error) {
    if (isErrno(error, 'ENOENT')) return null;
    throw error;
  }
}
