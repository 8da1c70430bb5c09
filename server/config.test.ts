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

  it.each(['s3.example.org', 'ftp://s3.example.org', 'https://'])(
    'are refused with the address %s',
    (endpoint) => {
      expect(() => readConfig({ ...base, ...s3, S3_ENDPOINT: endpoint })).toThrow(/S3_ENDPOINT/);
    },
  );
});

describe('what others can come to', () => {
  const ready = { ...base, PUBLIC_URL: 'https://radura.example' };

  it.each([
    {},
    { HOST: 'localhost' },
    { HOST: '::1' },
    { HOST: '127.1.2.3' },
    { PUBLIC_URL: 'http://localhost:3000' },
    { PUBLIC_URL: 'https://127.0.0.1' },
  ])('is not public with %o', (environment) => {
    expect(readConfig({ ...base, ...environment }).isPublic).toBe(false);
  });

  it.each([{}, { HOST: '0.0.0.0' }, { HOST: '::' }, { HOST: '192.168.1.5' }])(
    'is public at an https address, with %o',
    (environment) => {
      expect(readConfig({ ...ready, ...environment })).toMatchObject({
        isPublic: true,
        loadDemo: false,
        publicUrl: 'https://radura.example',
      });
    },
  );

  const refused = (environment: Record<string, string>) => expect(() => readConfig(environment));

  it.each([
    '0.0.0.0',
    '::',
    '192.168.1.5',
    '::ffff:127.0.0.1',
    'radura.lan',
    '127.0.0.1.example',
    'notlocalhost',
    '',
  ])('does not start by HOST=%s without an https address', (HOST) => {
    for (const PUBLIC_URL of ['', 'http://localhost:3000', 'https://localhost', 'http://radura.example']) {
      refused({ ...base, HOST, PUBLIC_URL }).toThrow(/PUBLIC_URL must be the https address/);
    }
  });

  it.each(['http://radura.example', 'http://192.168.1.5:3000', 'http://localhost.radura.example'])(
    'does not start at %s',
    (PUBLIC_URL) => {
      refused({ ...base, PUBLIC_URL }).toThrow(/PUBLIC_URL must be the https address/);
    },
  );

  it('does not start without a secret', () => {
    refused({ ...ready, SECRET: '' }).toThrow(/SECRET/);
    refused({ ...ready, SECRET: 'short', HOST: '0.0.0.0' }).toThrow(/SECRET/);
  });

  it.each(['radura.example', 'ftp://radura.example', 'javascript:alert(1)', 'https://'])(
    'says of %s that it is no web address',
    (PUBLIC_URL) => {
      refused({ ...base, PUBLIC_URL }).toThrow(/PUBLIC_URL: .* is not a web address/);
    },
  );
});

describe('proxies', () => {
  it('are trusted by number or network, and none by default', () => {
    expect(readConfig(base).trustedProxies).toBeNull();
    expect(readConfig({ ...base, TRUSTED_PROXIES: '1' }).trustedProxies?.('127.0.0.1', 0)).toBe(true);
    expect(() => readConfig({ ...base, TRUSTED_PROXIES: 'yes' })).toThrow(/TRUSTED_PROXIES/);
  });
});

describe('the keys of the card processor', () => {
  const keys = {
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
    STRIPE_CONNECT_WEBHOOK_SECRETS: 'whsec_new, whsec_old',
  };

  it('are none or all; secrets may be rotated, and the platform needs none of its own', () => {
    expect(readConfig(base).card.keys).toBeNull();
    expect(readConfig({ ...base, ...keys }).card.keys).toEqual({
      secretKey: 'sk_test_1',
      publishableKey: 'pk_test_1',
      webhookSecrets: { platform: [], connect: ['whsec_new', 'whsec_old'] },
    });
  });

  it.each(Object.keys(keys))('are refused without %s', (name) => {
    expect(() => readConfig({ ...base, ...keys, [name]: ' ' })).toThrow(/STRIPE_CONNECT_WEBHOOK_SECRETS/);
  });

  it('may be asked at another address on this machine, with test money alone', () => {
    const pretended = { ...base, ...keys, STRIPE_ADDRESS: 'http://127.0.0.1:12111' };
    expect(readConfig({ ...base, ...keys }).card.address).toBeNull();
    expect(readConfig(pretended).card.address).toEqual({ host: '127.0.0.1', port: 12_111, protocol: 'http' });
    for (const wrong of [
      { PUBLIC_URL: 'https://radura.example' },
      { STRIPE_ADDRESS: 'http://10.0.0.7:12111' },
      { STRIPE_ADDRESS: 'https://127.0.0.1:12111' },
      { STRIPE_ADDRESS: '127.0.0.1:12111' },
      { STRIPE_ADDRESS: 'http://127.0.0.1' },
      { STRIPE_SECRET_KEY: 'sk_live_1' },
      { STRIPE_SECRET_KEY: '', STRIPE_PUBLISHABLE_KEY: '', STRIPE_CONNECT_WEBHOOK_SECRETS: '' },
    ]) {
      expect(() => readConfig({ ...pretended, ...wrong }), JSON.stringify(wrong)).toThrow(/STRIPE_ADDRESS/);
    }
  });
});

describe('the pause before a stop', () => {
  const open = { ...base, PUBLIC_URL: 'https://radura.example', SMTP_URL: 'smtp://mail.example' };

  it('is none on this machine, and long enough for a proxy to notice where others come', () => {
    expect([readConfig(base).drainSeconds, readConfig(open).drainSeconds]).toEqual([0, 5]);
    expect(readConfig({ ...open, DRAIN_SECONDS: '12' }).drainSeconds).toBe(12);
  });

  it.each(['-1', '1.5', '301', 'soon'])('cannot be %s', (seconds) => {
    expect(() => readConfig({ ...base, DRAIN_SECONDS: seconds })).toThrow(/DRAIN_SECONDS/);
  });
});
