import type { IncomingMessage } from 'node:http';
import { BlockList, isIP, isIPv4 } from 'node:net';
import proxyAddr from '@fastify/proxy-addr';

/** Whether the machine that a request came through may say for whom it came. @param hop 0 for the one that is connected to us */
export type IsTrustedProxy = (address: string, hop: number) => boolean;

/** Networks that nobody outside can call from: loopback, private (RFC 1918, RFC 4193), link-local. */
const NEARBY = [
  '127.0.0.0/8',
  '::1',
  '10.0.0.0/8',
  '172.16.0.0/12',
  '192.168.0.0/16',
  'fc00::/7',
  '169.254.0.0/16',
  'fe80::/10',
];
const MOST_HOPS = 10;

/**
 * Reads `TRUSTED_PROXIES`: how many proxies stand in front, or their addresses and networks, separated by commas. Of what is
 * forwarded only the part is believed that these have added: the rest anybody can write (decision 23).
 * @returns null when there is none
 * @throws Error in a plain sentence for anything else
 */
export function readTrustedProxies(setting: string): IsTrustedProxy | null {
  if (setting === '' || setting === '0') return null;
  if (/^\d+$/.test(setting)) return trustHops(Number(setting));
  return trustNetworks(setting.split(',').map((network) => network.trim()));
}

/** The address of whoever asks, by the function with which Fastify finds that of its requests: for what comes past them. */
export function addressOf(request: IncomingMessage, isTrusted: IsTrustedProxy | null): string {
  return (isTrusted ? proxyAddr(request, isTrusted) : request.socket.remoteAddress) ?? '';
}

/** A number says nothing about who is connected: whoever comes past the proxies, from outside, is not one of them. */
function trustHops(hops: number): IsTrustedProxy {
  if (hops > MOST_HOPS)
    throw new Error(`TRUSTED_PROXIES: ${hops} proxies are too many; ${MOST_HOPS} at most.`);
  const isNearby = trustNetworks(NEARBY);
  return (address, hop) => hop < hops && (hop > 0 || isNearby(address, hop));
}

function trustNetworks(networks: readonly string[]): IsTrustedProxy {
  const list = new BlockList();
  for (const network of networks) addNetwork(list, network);
  return (address) => isIP(address) !== 0 && list.check(address, familyOf(address));
}

function addNetwork(list: BlockList, network: string): void {
  const [address = '', bits, ...more] = network.split('/');
  const most = isIPv4(address) ? 32 : 128;
  const prefix = bits === undefined ? most : Number(bits);
  // No zero: that network is everybody.
  const isUsable =
    isIP(address) !== 0 && more.length === 0 && /^\d+$/.test(bits ?? '1') && prefix >= 1 && prefix <= most;
  if (!isUsable) {
    throw new Error(
      `TRUSTED_PROXIES: '${network}' is neither a number of proxies nor an address or network such as 10.0.0.0/8 (several are separated by commas).`,
    );
  }
  list.addSubnet(address, prefix, familyOf(address));
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIPv4(address) ? 'ipv4' : 'ipv6';
}
