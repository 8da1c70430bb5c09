import { AwsClient } from 'aws4fetch';
import type { Clock } from '#server/kernel/clock.ts';
import { attachment } from '#server/kernel/attachment.ts';
import { Readable } from 'node:stream';
import type { ByteRange, ObjectStorage, PartedUploads, ReadPermit, WritePermit } from './port.ts';
import { FileTooLarge } from './port.ts';
import { S3Parts } from './s3-parts.ts';

export interface S3Settings {
  /** For instance `https://s3.eu-south-1.amazonaws.com`, without the bucket. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

const CALL_TIMEOUT_MS = 30_000;
const RETRIES = 2;

/**
 * Object storage in a bucket of S3 or of whatever speaks its language (path-style addresses). Browsers write to the
 * bucket itself: its CORS settings must allow PUT with `Content-Type` from our origin.
 */
export class S3Storage implements ObjectStorage {
  readonly endpoint = null;
  readonly parts: PartedUploads;
  readonly #client: AwsClient;
  readonly #bucket: string;
  readonly #clock: Clock;

  constructor({ endpoint, bucket, ...access }: S3Settings, clock: Clock) {
    this.#client = new AwsClient({ ...access, service: 's3', retries: RETRIES });
    this.#bucket = `${endpoint.replace(/\/+$/, '')}/${bucket}`;
    this.#clock = clock;
    this.parts = new S3Parts({
      call: (method, address, body) => this.#call(method, address, body),
      sign: (address, expiresAt, query, headers) => this.#sign('PUT', address, expiresAt, query, headers),
    });
  }

  async stream(key: string, { from, to }: ByteRange): Promise<Readable | null> {
    const answer = await this.#client.fetch(this.#addressOf(key), {
      headers: { range: `bytes=${from}-${to}` },
    });
    if (answer.ok && answer.body) return Readable.fromWeb(answer.body);
    await answer.body?.cancel();
    if (answer.status === 404) return null;
    throw new Error(`The object storage answered ${answer.status} to a range`);
  }

  async read(key: string, mostBytes = Infinity): Promise<Buffer | null> {
    const answer = await this.#call('GET', key);
    const isTooLarge =
      mostBytes !== Infinity && !(Number(answer?.headers.get('content-length') ?? NaN) <= mostBytes);
    if (answer && isTooLarge) {
      await answer.body?.cancel();
      throw new FileTooLarge();
    }
    return answer && Buffer.from(await answer.arrayBuffer());
  }

  async write(key: string, content: Buffer): Promise<void> {
    await this.#call('PUT', key, new Uint8Array(content));
  }

  async sizeOf(key: string): Promise<number | null> {
    const answer = await this.#call('HEAD', key);
    return answer && Number(answer.headers.get('content-length'));
  }

  async delete(key: string): Promise<void> {
    await this.#call('DELETE', key);
  }

  async addressForWriting(key: string, { contentType, expiresAt }: WritePermit): Promise<string> {
    return this.#sign('PUT', key, expiresAt, {}, { 'content-type': contentType });
  }

  async addressForReading(key: string, { contentType, fileName, expiresAt }: ReadPermit): Promise<string> {
    return this.#sign('GET', key, expiresAt, {
      'response-content-type': contentType,
      'response-content-disposition': attachment(fileName),
      'response-cache-control': 'private, no-store',
    });
  }

  async #sign(
    method: string,
    key: string,
    expiresAt: Date,
    query: Record<string, string>,
    headers: Record<string, string> = {},
  ): Promise<string> {
    const now = this.#clock.now();
    const lastsSeconds = Math.max(1, Math.floor((expiresAt.getTime() - now.getTime()) / 1000));
    const url = new URL(this.#addressOf(key));
    for (const [name, value] of Object.entries({ ...query, 'X-Amz-Expires': String(lastsSeconds) }))
      url.searchParams.set(name, value);
    const datetime = now.toISOString().replace(/[:-]|\.\d{3}/g, '');
    // All headers, or the content type would be left out and could be another one than was asked for.
    const signed = await this.#client.sign(url, {
      method,
      headers,
      aws: { signQuery: true, allHeaders: true, datetime },
    });
    return signed.url;
  }

  /** @returns null for a file that is not there */
  async #call(
    method: string,
    key: string,
    body?: Uint8Array<ArrayBuffer> | string,
  ): Promise<Response | null> {
    const answer = await this.#client.fetch(this.#addressOf(key), {
      method,
      body,
      signal: AbortSignal.timeout(CALL_TIMEOUT_MS),
    });
    if (answer.ok) return answer;
    await answer.body?.cancel();
    if (answer.status === 404) return null;
    throw new Error(`The object storage answered ${answer.status} to ${method}`);
  }

  #addressOf(key: string): string {
    return `${this.#bucket}/${key}`;
  }
}
