import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

const base = { SECRET: 'a secret for tests, long enough to be one' };
const s3 = {
  S3_ENDPOINT: 'https://s3.example.org',
  S3_BUCKET: 'files',
  S3_REGION: 'eu-south-1',
  S3_ACCESS_KEY_ID: 'id',
  S3_SECRET_ACCESS_KEY: 'secret',
};

describe('the settings of the bucket', () => {
  it('are none or all', () => {
    expect(readConfig(base).s3).toBeNull();
    expect(readConfig({ ...base, ...s3 }).s3).toEqual({
      endpoint: 'https://s3.example.org',
      bucket: 'files',
      region: 'eu-south-1',
      accessKeyId: 'id',
      secretAccessKey: 'secret',
    });
  });

  it.each(Object.keys(s3))('are refused without %s', (name) => {
    expect(() => readConfig({ ...base, ...s3, [name]: '' })).toThrow(/S3_ENDPOINT/);
  });

  it.each(['s3.example.org', 'ftp://s3.example.org', 'https://'])('are refused with the address %s', (endpoint) => {
    expect(() => readConfig({ ...base, ...s3, S3_ENDPOINT: endpoint })).toThrow(/S3_ENDPOINT/);
  });
});
