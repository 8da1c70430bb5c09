import { fastify } from 'fastify';
import { describe, expect, it } from 'vitest';
import { addSecurityHeaders } from './security-headers.ts';

async function headersAt(origin: string): Promise<Record<string, unknown>> {
  const server = fastify();
  addSecurityHeaders(server, origin);
  const { headers } = await server.inject('/nowhere');
  await server.close();
  return headers;
}

describe('every answer', () => {
  it('says that content types are not to be guessed', async () => {
    const headers = await headersAt('http://localhost:3000');
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
    });
    expect(headers).not.toHaveProperty('strict-transport-security');
  });

  it('asks browsers to stay with https where the product is reached by it', async () => {
    expect(await headersAt('https://radura.example')).toMatchObject({
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    });
  });
});
