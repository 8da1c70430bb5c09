import { createHash, createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** RFC 3986, as "AWS Signature Version 4" asks for. */
const encoded = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`);

const hmac = (key: Buffer | string, text: string): Buffer => createHmac('sha256', key).update(text).digest();

/**
 * The signature that a call at a signed address must carry, worked out from Amazon's description ("Authenticating
 * Requests: Using Query Parameters"), since the local S3 server looks at the time alone.
 */
export function awsQuerySignature(
  { method, url, headers }: Pick<IncomingMessage, 'method' | 'url' | 'headers'>,
  secretAccessKey: string,
): string {
  const { pathname, searchParams } = new URL(url ?? '/', 'http://localhost');
  const [, date = '', region = '', service = '', end = ''] = (
    searchParams.get('X-Amz-Credential') ?? ''
  ).split('/');
  const signedHeaders = searchParams.get('X-Amz-SignedHeaders') ?? '';
  const query = [...searchParams]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .sort()
    .join('&');
  const headerLines = signedHeaders
    .split(';')
    .map((name) => `${name}:${String(headers[name] ?? '').trim()}\n`);
  const request = [method, pathname, query, headerLines.join(''), signedHeaders, 'UNSIGNED-PAYLOAD'].join(
    '\n',
  );
  const scope = `${date}/${region}/${service}/${end}`;
  const hashed = createHash('sha256').update(request).digest('hex');
  const toSign = ['AWS4-HMAC-SHA256', searchParams.get('X-Amz-Date'), scope, hashed].join('\n');
  const key = [region, service, end].reduce(hmac, hmac(`AWS4${secretAccessKey}`, date));
  return hmac(key, toSign).toString('hex');
}
