import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fastify } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Clock } from '#server/kernel/clock.ts';
import { registerFileRoutes } from '#server/modules/media/http/file-routes.ts';
import { FolderStorage } from './folder-storage.ts';
import type { ObjectStorage } from './port.ts';
import { FileTooLarge } from './port.ts';
import { S3Storage } from './s3-storage.ts';
import { SignedAddresses } from './signed-addresses.ts';
import { awsQuerySignature } from './testing/aws-signature.ts';
import { openLocalS3 } from './testing/open-local-s3.ts';

/** Both look at the real time: the local S3 server knows no other. */
const clock: Clock = { now: () => new Date() };
/** For addresses that were signed long before they are used. */
const anHourAgo: Clock = { now: () => new Date(Date.now() - 3_600_000) };
const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000);
const jpeg = (seconds = 600) => ({
  contentType: 'image/jpeg',
  mostBytes: 1000,
  expiresAt: inSeconds(seconds),
});
const content = Buffer.from('what stands in the file');
let keys = 0;
const newKey = () => `uploads/${(keys += 1)}/original`;
const put = (
  url: string,
  headers = { 'content-type': 'image/jpeg' },
  body: Buffer<ArrayBuffer> | string = content,
) => fetch(url, { method: 'PUT', headers, body });

interface OpenStorage {
  storage: ObjectStorage;
  /** The same an hour ago. */
  earlier: ObjectStorage;
  close(): Promise<void>;
}

async function openFolder(folder: string): Promise<OpenStorage> {
  const server = fastify();
  const options = { origin: '', signingKey: Buffer.alloc(32, 7), clock };
  const unlistened = new FolderStorage(folder, new SignedAddresses(options));
  registerFileRoutes(server, unlistened.endpoint, async (key) => !key.includes('unawaited'));
  const origin = await server.listen({ port: 0, host: '127.0.0.1' });
  const at = (time: Clock) =>
    new FolderStorage(folder, new SignedAddresses({ ...options, origin, clock: time }));
  return { storage: at(clock), earlier: at(anHourAgo), close: () => server.close() };
}

async function openBucket(folder: string): Promise<OpenStorage> {
  const { settings, close } = await openLocalS3(folder);
  return { storage: new S3Storage(settings, clock), earlier: new S3Storage(settings, anHourAgo), close };
}

describe.each([
  ['a folder', openFolder],
  ['an S3 server', openBucket],
])('files in %s', (_name, open) => {
  let folder: string;
  let storage: ObjectStorage;
  let earlier: ObjectStorage;
  let close: () => Promise<void>;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'radura-storage-'));
    ({ storage, earlier, close } = await open(folder));
  });
  afterAll(async () => {
    await close();
    await rm(folder, { recursive: true });
  });

  it('are kept, measured, read, written over and removed', async () => {
    const key = newKey();
    expect([await storage.read(key), await storage.sizeOf(key)]).toEqual([null, null]);
    await storage.write(key, Buffer.from('first'));
    await storage.write(key, content);
    expect(await storage.read(key)).toEqual(content);
    expect(await storage.sizeOf(key)).toBe(content.length);
    await storage.delete(key);
    await storage.delete(key);
    expect([await storage.read(key), await storage.sizeOf(key)]).toEqual([null, null]);
  });

  it('are not read when they are larger than asked for', async () => {
    const key = newKey();
    await storage.write(key, content);
    expect(await storage.read(key, content.length)).toEqual(content);
    await expect(storage.read(key, content.length - 1)).rejects.toBeInstanceOf(FileTooLarge);
  });

  it('may be empty', async () => {
    const key = newKey();
    expect((await put(await storage.addressForWriting(key, jpeg()), undefined, '')).status).toBe(200);
    expect([await storage.sizeOf(key), await storage.read(key, 10)]).toEqual([0, Buffer.alloc(0)]);
  });

  it('are taken at a signed address, and given at another as a download', async () => {
    const key = newKey();
    expect((await put(await storage.addressForWriting(key, jpeg()))).status).toBe(200);
    expect(await storage.read(key)).toEqual(content);
    const fileName = '../città\u202Egpj.exe';
    const answer = await fetch(
      await storage.addressForReading(key, { contentType: 'image/jpeg', fileName, expiresAt: inSeconds(60) }),
    );
    expect([answer.status, await answer.text()]).toEqual([200, content.toString()]);
    expect(answer.headers.get('content-type')).toBe('image/jpeg');
    expect(answer.headers.get('content-disposition')).toBe(
      `attachment; filename="_citt__gpj.exe"; filename*=UTF-8''_citt%C3%A0_gpj.exe`,
    );
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
  });

  it('are refused at an expired address, with another method, type, key, expiry or signature', async () => {
    const key = newKey();
    const other = newKey();
    const address = await storage.addressForWriting(key, jpeg());
    const expired = await earlier.addressForWriting(key, jpeg(-1));
    const reading = await storage.addressForReading(key, {
      contentType: 'image/jpeg',
      fileName: 'a.jpg',
      expiresAt: inSeconds(60),
    });
    const expiry = /(until|X-Amz-Expires)=\d+/;
    const attempts: [string, Promise<Response>][] = [
      ['expired', put(expired)],
      ['made longer', put(expired.replace(expiry, '$1=4102444800'))],
      ['another type', put(address, { 'content-type': 'text/html' })],
      [
        'another type in the address too',
        put(address.replace('image%2Fjpeg', 'text%2Fhtml'), { 'content-type': 'text/html' }),
      ],
      ['another key', put(address.replace(key, other))],
      ['an address for reading', put(reading)],
      [
        'another signature',
        put(
          address.replace(
            /([Ss]ignature=)([\w-])/,
            (_all, name, first) => `${name}${first === 'a' ? 'b' : 'a'}`,
          ),
        ),
      ],
      ['no signature', put(address.replace(/[^?&]*[Ss]ignature=[\w-]+&?/, ''))],
      ['no query', put(address.replace(/\?.*/, ''))],
      ['read with an address for writing', fetch(address)],
      ['deleted with an address for writing', fetch(address, { method: 'DELETE' })],
      ['another key to read', fetch(reading.replace(key, other))],
    ];
    const statuses = await Promise.all(
      attempts.map(async ([name, answer]) => [name, (await answer).ok] as const),
    );
    expect(statuses).toEqual(attempts.map(([name]) => [name, false]));
    expect([await storage.sizeOf(key), await storage.sizeOf(other)]).toEqual([null, null]);
  });
});

describe('our own door', () => {
  let folder: string;
  let storage: ObjectStorage;
  let close: () => Promise<void>;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'radura-storage-'));
    ({ storage, close } = await openFolder(folder));
  });
  afterAll(async () => {
    await close();
    await rm(folder, { recursive: true });
  });

  it('takes one file per address, however many come at once', async () => {
    const address = await storage.addressForWriting(newKey(), jpeg());
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, i) => put(address, undefined, `file ${i}`)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403, 403, 403, 403, 403, 403, 403]);
    expect((await put(address)).status).toBe(403);
  });

  it('takes only what is awaited', async () => {
    const key = 'uploads/unawaited';
    expect((await put(await storage.addressForWriting(key, jpeg()))).status).toBe(403);
    expect(await storage.sizeOf(key)).toBeNull();
  });

  it('refuses a size that was altered, in the address or on the way', async () => {
    const key = newKey();
    const address = await storage.addressForWriting(key, jpeg());
    expect((await put(address.replace('most=1000', 'most=9000'))).status).toBe(403);
    expect((await put(address, undefined, 'x'.repeat(1001))).status).toBe(413);
    expect(await storage.sizeOf(key)).toBeNull();
    expect((await put(address, undefined, 'x'.repeat(1000))).status).toBe(200);
  });

  it('stops at the limit when nobody said how much is coming', async () => {
    const key = newKey();
    const url = new URL(await storage.addressForWriting(key, jpeg()));
    const socket = connect(Number(url.port), '127.0.0.1');
    const head = `PUT ${url.pathname}${url.search} HTTP/1.1\r\nHost: ${url.host}\r\nContent-Type: image/jpeg\r\nTransfer-Encoding: chunked\r\n\r\n`;
    socket.write(`${head}${(2000).toString(16)}\r\n${'x'.repeat(2000)}\r\n`);
    const answer = await new Promise<string>((resolve) =>
      socket.once('data', (data) => resolve(data.toString())),
    );
    expect(answer).toMatch(/^HTTP\/1.1 413 .*connection: close/is);
    socket.destroy();
    expect(await storage.sizeOf(key)).toBeNull();
  });

  it('leaves nothing of an upload that breaks off', async () => {
    const key = newKey();
    const url = new URL(await storage.addressForWriting(key, jpeg()));
    const socket = connect(Number(url.port), '127.0.0.1');
    const head = `PUT ${url.pathname}${url.search} HTTP/1.1\r\nHost: ${url.host}\r\nContent-Type: image/jpeg\r\nContent-Length: 500\r\n\r\n`;
    socket.write(`${head}only a piece`);
    const incoming = () => readdir(join(folder, '.incoming')).catch(() => []);
    await expect.poll(incoming, { timeout: 20_000 }).toHaveLength(1);
    socket.destroy();
    await expect.poll(incoming, { timeout: 20_000 }).toEqual([]);
    expect(await storage.sizeOf(key)).toBeNull();
  });

  it('refuses five gigabytes declared before a byte of them', async () => {
    const url = new URL(await storage.addressForWriting(newKey(), jpeg()));
    const socket = connect(Number(url.port), '127.0.0.1');
    socket.write(
      `PUT ${url.pathname}${url.search} HTTP/1.1\r\nHost: ${url.host}\r\nContent-Type: image/jpeg\r\nContent-Length: 5000000000\r\n\r\nx`,
    );
    const answer = await new Promise<string>((resolve) =>
      socket.once('data', (data) => resolve(data.toString())),
    );
    expect(answer).toMatch(/^HTTP\/1.1 413 /);
    socket.destroy();
  });

  it('shows no file as a page of ours', async () => {
    const key = newKey();
    await storage.write(key, content);
    const answer = await fetch(
      await storage.addressForReading(key, {
        contentType: 'text/html',
        fileName: 'a.html',
        expiresAt: inSeconds(60),
      }),
    );
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
  });

  it('has left nothing half done in its folder', async () => {
    expect(await readdir(join(folder, '.incoming'))).toEqual([]);
  });

  it.each(['../secret', 'uploads/../../secret', '/etc/passwd', '', 'UPPER', '.incoming/x', 'a\u0000b'])(
    'signs nothing under %j',
    async (key) => {
      await expect(storage.addressForWriting(key, jpeg())).rejects.toThrow(RangeError);
      await expect(storage.read(key)).rejects.toThrow(RangeError);
    },
  );
});

it('checks the local S3 server’s callers as Amazon would: its published example', () => {
  const url =
    '/test.txt?X-Amz-Algorithm=AWS4-HMAC-SHA256&X-Amz-Credential=AKIAIOSFODNN7EXAMPLE%2F20130524%2Fus-east-1%2Fs3%2Faws4_request&X-Amz-Date=20130524T000000Z&X-Amz-Expires=86400&X-Amz-SignedHeaders=host';
  const request = { method: 'GET', url, headers: { host: 'examplebucket.s3.amazonaws.com' } };
  expect(awsQuerySignature(request, 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY')).toBe(
    'aeeed9bbccd4d02ee5c0109b86d86835f995330da4c265957d157751f604d404',
  );
});
