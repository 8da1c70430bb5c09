import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import S3rver from 's3rver';
import type { S3Settings } from '../s3-storage.ts';
import { awsQuerySignature } from './aws-signature.ts';

/** The one account the local server knows. */
const SECRET_ACCESS_KEY = 'S3RVER';

/** An S3 server of our own, with one empty bucket, that refuses signed addresses whose signature is not right. */
export async function openLocalS3(
  directory: string,
): Promise<{ settings: S3Settings; close(): Promise<void> }> {
  const s3 = new S3rver({
    silent: true,
    directory,
    vhostBuckets: false,
    configureBuckets: [{ name: 'files' }],
  });
  await s3.configureBuckets();
  const answer = s3.callback();
  const server = createServer((request, response) => {
    const given = new URL(request.url ?? '/', 'http://localhost').searchParams.get('X-Amz-Signature');
    const isSigned =
      given !== null
        ? given === awsQuerySignature(request, SECRET_ACCESS_KEY)
        : request.headers.authorization !== undefined;
    if (isSigned) answer(request, response);
    else response.writeHead(403).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A server that listens on TCP has an address of that kind.
  const { port } = server.address() as AddressInfo;
  return {
    settings: {
      endpoint: `http://127.0.0.1:${port}`,
      bucket: 'files',
      region: 'eu-south-1',
      accessKeyId: 'S3RVER',
      secretAccessKey: SECRET_ACCESS_KEY,
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
