import type { FilePart, PartedUpload, PartedUploads } from './port.ts';

/** What it needs of the bucket: calls at a key with its query, and addresses that take a file. */
export interface BucketCalls {
  /** @returns null for what is not there */
  call(method: string, keyAndQuery: string, body?: string): Promise<Response | null>;
  sign(
    key: string,
    expiresAt: Date,
    query: Record<string, string>,
    headers: Record<string, string>,
  ): Promise<string>;
}

/** Files in parts in a bucket: its own upload in parts, which keeps them until they are joined. */
export class S3Parts implements PartedUploads {
  readonly #bucket: BucketCalls;

  constructor(bucket: BucketCalls) {
    this.#bucket = bucket;
  }

  async begin(key: string): Promise<PartedUpload> {
    const answer = await this.#bucket.call('POST', `${key}?uploads=`);
    const [, ref] = /<UploadId>([^<]+)<\/UploadId>/.exec((await answer?.text()) ?? '') ?? [];
    if (!ref) throw new Error('The object storage began no upload');
    return { key, ref };
  }

  async addressFor(
    { key, ref }: PartedUpload,
    { number }: FilePart & { offset: number },
    { contentType, expiresAt }: { contentType: string; expiresAt: Date },
  ): Promise<string> {
    const query = { partNumber: String(number), uploadId: ref };
    return this.#bucket.sign(key, expiresAt, query, { 'content-type': contentType });
  }

  async list(upload: PartedUpload): Promise<FilePart[]> {
    return (await this.#parts(upload)).map(({ number, bytes }) => ({ number, bytes }));
  }

  async join(upload: PartedUpload): Promise<void> {
    const { key, ref } = upload;
    const parts = (await this.#parts(upload)).map(
      ({ number, etag }) => `<Part><PartNumber>${number}</PartNumber><ETag>${etag}</ETag></Part>`,
    );
    // After a crash in between the upload is over and the file is there
    if (parts.length === 0) return;
    const body = `<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`;
    const answer = await this.#bucket.call('POST', `${key}?uploadId=${encodeURIComponent(ref)}`, body);
    // A bucket may answer 200 and say in the body that it failed
    if (/<Error>/.test((await answer?.text()) ?? '')) throw new Error('The object storage joined no parts');
  }

  async drop({ key, ref }: PartedUpload): Promise<void> {
    await this.#bucket.call('DELETE', `${key}?uploadId=${encodeURIComponent(ref)}`);
  }

  async #parts({ key, ref }: PartedUpload): Promise<(FilePart & { etag: string })[]> {
    const parts: (FilePart & { etag: string })[] = [];
    for (let after: string | null = ''; after !== null;) {
      const marker: string = after && `&part-number-marker=${after}`;
      const answer = await this.#bucket.call('GET', `${key}?uploadId=${encodeURIComponent(ref)}${marker}`);
      const page = (await answer?.text()) ?? '';
      for (const [, part = ''] of page.matchAll(/<Part>(.*?)<\/Part>/gs))
        parts.push({
          number: Number(valueIn(part, 'PartNumber')),
          bytes: Number(valueIn(part, 'Size')),
          etag: valueIn(part, 'ETag'),
        });
      after = valueIn(page, 'IsTruncated') === 'true' ? valueIn(page, 'NextPartNumberMarker') : null;
    }
    return parts;
  }
}

const valueIn = (xml: string, name: string): string =>
  new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1] ?? '';
