import type { Readable } from 'node:stream';

/** What an address for writing allows: one file, of one type, up to a size, until then. */
export interface WritePermit {
  contentType: string;
  mostBytes: number;
  expiresAt: Date;
}

/** What an address for reading gives: the file as a download of that type and name, until then. */
export interface ReadPermit {
  contentType: string;
  fileName: string;
  expiresAt: Date;
}

/** Files by key. Keys are made by the server, never by people. */
export interface ObjectStorage {
  /**
   * @param mostBytes give up on larger files; absent: files of our own making, whose size we know
   * @returns the bytes, or null when no such file is kept
   * @throws FileTooLarge
   */
  read(key: string, mostBytes?: number): Promise<Buffer | null>;
  /** Keeps the bytes under the key, all or nothing; a key is written once or with the same content. */
  write(key: string, content: Buffer): Promise<void>;
  /** @returns bytes, or null when no such file is kept */
  sizeOf(key: string): Promise<number | null>;
  /** Removes the file; nothing happens when there is none. */
  delete(key: string): Promise<void>;
  /**
   * An address that takes the file by HTTP PUT with the permit's content type and answers 200. Whoever takes the file
   * over must still check its size: S3 knows no limit in an address.
   */
  addressForWriting(key: string, permit: WritePermit): Promise<string>;
  /** An address that gives the file by HTTP GET. */
  addressForReading(key: string, permit: ReadPermit): Promise<string>;
  /** What answers at the signed addresses when they lead back to us; null where the storage has a server of its own. */
  endpoint: FileEndpoint | null;
}

/** The file is larger than asked for. */
export class FileTooLarge extends Error {}

/** A call at a signed address. */
export interface FileCall {
  key: string;
  query: unknown;
}

export interface WriteCall extends FileCall {
  contentType: string | undefined;
  /** From `Content-Length`; null when the caller did not say. */
  declaredBytes: number | null;
  content: Readable;
  /** Asked once the signature is known to be ours: whether the file is still waited for. */
  isAwaited(key: string): Promise<boolean>;
}

export type WriteOutcome = 'kept' | 'notAllowed' | 'tooLarge' | 'incomplete';

export interface FileEndpoint {
  /** Takes a file whole or leaves nothing of it. A second file under the same key is not allowed. */
  take(call: WriteCall): Promise<WriteOutcome>;
  /** @returns null when the address is not signed by us, has expired or its file is gone */
  give(
    call: FileCall,
  ): Promise<{ content: Readable; bytes: number; contentType: string; disposition: string } | null>;
  /** Removes what a crash left of half uploads. */
  dropUnfinished(): Promise<void>;
}
