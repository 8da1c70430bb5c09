import { describe, expect, test } from 'vitest';
import { contentSecurityPolicy } from './content-security-policy.ts';

function directive(policy: string, name: string): string | undefined {
  return policy
    .split('; ')
    .find((part) => part.startsWith(`${name} `))
    ?.slice(name.length + 1);
}

describe('the content security policy', () => {
  test('allows inline scripts and styles by nonce alone', () => {
    const policy = contentSecurityPolicy({ path: '/book/', nonce: 'abc' });
    expect(directive(policy, 'script-src')).toBe("'self' 'nonce-abc'");
    expect(directive(policy, 'style-src')).toBe("'self' 'nonce-abc'");
    expect(policy).not.toContain("script-src 'self' 'unsafe-inline'");
  });

  test('lets other sites frame the widget and nothing else', () => {
    const framed = (path: string) =>
      directive(contentSecurityPolicy({ path, nonce: 'abc' }), 'frame-ancestors');
    expect(framed('/website-integration/7')).toBe('*');
    expect(framed('/website-integration')).toBe('*');
    expect(framed('/en/website-integration/7')).toBe('*');
    expect(framed('/website-integrations-of-mine')).toBe("'none'");
    expect(framed('/it/provider/7')).toBe("'none'");
  });

  test('keeps the widget to the sites it says, and lets no other page open itself', () => {
    const framed = (path: string, keptToSites: string[]) =>
      directive(contentSecurityPolicy({ path, nonce: 'abc', keptToSites }), 'frame-ancestors');
    expect(framed('/website-integration/7', ['https://a.example'])).toBe("'self' https://a.example");
    expect(framed('/website-integration/7', [])).toBe("'self'");
    expect(framed('/it/provider/7', ['https://a.example'])).toBe("'none'");
  });

  test('lets the back office show our own pages and nobody else’s, and nothing else show any', () => {
    const shown = (path: string) => directive(contentSecurityPolicy({ path, nonce: 'abc' }), 'frame-src');
    for (const path of ['/business/7/widget', '/it/business/7/widget/3', '/en/business/7/services'])
      expect(shown(path)).toBe("'self'");
    for (const path of [
      '/',
      '/it/provider/7',
      '/website-integration/7',
      '/businesses',
      '/fr/business/7',
      '/x/business/7',
    ])
      expect(shown(path)).toBe("'none'");
    const framed = contentSecurityPolicy({ path: '/it/business/7/widget', nonce: 'abc' });
    expect(directive(framed, 'frame-ancestors')).toBe("'none'");
  });

  test('lets an allowed script measure public pages alone', () => {
    const scripts = (path: string) =>
      directive(
        contentSecurityPolicy({ path, nonce: 'abc', measuringOrigin: 'https://count.example' }),
        'script-src',
      );
    for (const path of ['/', '/it', '/en/provider/7', '/book'])
      expect(scripts(path), path).toContain('https://count.example');
    for (const path of [
      '/it/business/7',
      '/admin',
      '/en/pay/x',
      '/it/website-integration/7',
      '/it/profile',
      '/it/reset/a@b.example/c0de',
      '/en/manage/t0ken',
      '/Login',
    ])
      expect(scripts(path), path).not.toContain('https://count.example');
  });

  test('opens the card processor on the payment page alone, each directive for its own', () => {
    const cardPageOrigins = {
      scripts: ['https://script.example'],
      connections: ['https://api.example'],
      frames: ['https://script.example', 'https://bank.example'],
    };
    for (const path of ['/pay/abc', '/it/pay/abc', '/en/pay/abc', '/pay']) {
      const onPay = contentSecurityPolicy({ path, nonce: 'abc', cardPageOrigins });
      expect(directive(onPay, 'script-src')).toBe("'self' 'nonce-abc' https://script.example");
      expect(directive(onPay, 'connect-src')).toBe("'self' https://api.example");
      expect(directive(onPay, 'frame-src')).toBe('https://script.example https://bank.example');
      expect(directive(onPay, 'frame-ancestors')).toBe("'none'");
    }
    for (const path of [
      '/',
      '/it/provider/7',
      '/payments',
      '/profile/payments',
      '/website-integration/7',
      '/fr/pay/abc',
    ]) {
      const elsewhere = contentSecurityPolicy({ path, nonce: 'abc', cardPageOrigins });
      expect(elsewhere).not.toMatch(/script\.example|api\.example|bank\.example/);
      expect(directive(elsewhere, 'frame-src')).toBe("'none'");
    }
  });

  test('lets files go to the bucket where there is one', () => {
    const connections = (uploadOrigins: string[]) =>
      directive(contentSecurityPolicy({ path: '/profile', nonce: 'abc', uploadOrigins }), 'connect-src');
    expect(connections([])).toBe("'self'");
    expect(connections(['https://s3.example.org'])).toBe("'self' https://s3.example.org");
  });

  test('lets all but payments and framed pages be told of changes, by our own address', () => {
    const liveOrigin = 'wss://radura.example';
    const connections = (path: string) =>
      directive(contentSecurityPolicy({ path, nonce: 'abc', liveOrigin }), 'connect-src');
    expect(connections('/it/business/7/calendar')).toBe("'self' wss://radura.example");
    // The chat is reached from any public page without a new document
    expect(connections('/it/provider/7')).toBe("'self' wss://radura.example");
    for (const path of ['/it/pay/abc', '/website-integration/3']) expect(connections(path)).toBe("'self'");
  });

  test('lets pictures come from the named origins', () => {
    const policy = contentSecurityPolicy({
      path: '/',
      nonce: 'abc',
      imageOrigins: ['https://tiles.example.org'],
    });
    expect(directive(policy, 'img-src')).toBe("'self' data: blob: https://tiles.example.org");
  });
});
