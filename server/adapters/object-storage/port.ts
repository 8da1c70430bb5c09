/** Files by key. Keys are made by the server, never by people. */
export interface ObjectStorage {
  /** @returns the bytes, or null when no such file is kept */
  read(key: string): Promise<Buffer | null>;
  /** Keeps the bytes under the key, all or nothing; a key is written once or with the same content. */
  write(key: string, content: Buffer): Promise<void>;
}
