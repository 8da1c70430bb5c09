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
  /** The bytes from one place to another, both counted from 0 and included; null when no such file is kept. */
  stream(key: string, range: ByteRange): Promise<Readable | null>;
  /** How large files are sent, piece by piece, each at an address of its own. */
  parts: PartedUploads;
  /** What answers at the signed addresses when they lead back to us; null where the storage has a server of its own. */
  endpoint: FileEndpoint | null;
}

/** The first and the last byte, counted from 0. */
export interface ByteRange {
  from: number;
  to: number;
}

/** A file on its way in parts, under a name that the storage gave. */
export interface PartedUpload {
  key: string;
  ref: string;
}

/** One part, counted from 1. */
export interface FilePart {
  number: number;
  bytes: number;
}

/** Files that are sent in parts of one size, the last with what is left; nothing is kept under the key before they are joined. */
export interface PartedUploads {
  begin(key: string, permit: { contentType: string }): Promise<PartedUpload>;
  /** An address that takes that part by HTTP PUT, as `addressForWriting`; again as well, until the parts are joined. */
  addressFor(
    upload: PartedUpload,
    part: FilePart & { offset: number },
    permit: { contentType: string; expiresAt: Date },
  ): Promise<string>;
  /** The parts that are there. */
  list(upload: PartedUpload): Promise<FilePart[]>;
  /** Makes one file of all parts. */
  join(upload: PartedUpload): Promise<void>;
  /** Removes what is there; nothing happens when there is none. */
  drop(upload: PartedUpload): Promise<void>;
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
