import type { WebIntegrationRow } from '../store/web-integrations.ts';

/** Letters, digits, dots and hyphens: other hosts are addresses too, but would say more than an origin in a header. */
const HOST = /^[a-z0-9.-]+$/;

/**
 * The origins that may show a widget in a frame; null: any. A site is reached with and without `www`, and both are meant.
 * @returns none for an address that names no such host
 */
export function framingSites({
  url,
  onlyOnItsSite,
}: Pick<WebIntegrationRow, 'url' | 'onlyOnItsSite'>): string[] | null {
  if (!onlyOnItsSite) return null;
  const site = url !== null && URL.canParse(url) ? new URL(url) : null;
  if (!site || !HOST.test(site.hostname)) return [];
  const other = site.hostname.startsWith('www.') ? site.host.slice('www.'.length) : `www.${site.host}`;
  return [site.host, other].map((host) => `${site.protocol}//${host}`);
}
