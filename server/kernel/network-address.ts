import { isIPv4, isIPv6 } from 'node:net';

/** This machine, by any of its names; browsers take every name under `localhost` for it. */
const LOOPBACK = /^(([a-z0-9-]+\.)*localhost|127(\.\d{1,3}){3}|\[::1\]|::1)$/;

/** Whether a host's name or address can only mean this machine. Anything doubtful can be reached from elsewhere. */
export function isLoopback(host: string): boolean {
  return LOOPBACK.test(host);
}

/** The host of a `Host` header without its port, as web addresses write it; `null` for what is none. */
export function hostnameOf(hostHeader: string): string | null {
  return URL.parse(`http://${hostHeader}`)?.hostname ?? null;
}

/** What addresses are called that nobody can read; they are counted together. */
const UNREADABLE = 'unknown';

/**
 * Whom an address is counted for. An IPv4 address is somebody's; of IPv6 the first 64 bits are, the others everybody chooses for
 * themselves and changes at will (decision 23). An IPv4 address that is only written as IPv6 counts as what it is.
 * @param address as the socket or a proxy tells it, perhaps with a port or a zone
 */
export function networkOf(address: string): string {
  const bare = withoutPortAndZone(address);
  if (isIPv4(bare)) return bare;
  if (!isIPv6(bare)) return UNREADABLE;
  const groups = groupsOf(bare);
  return embeddedIPv4(groups) ?? `${groups.slice(0, 4).map(hexadecimal).join(':')}::/64`;
}

/** `[2001:db8::1]:443`, `203.0.113.7:443` and `fe80::1%eth0` are how proxies and systems write them too. */
function withoutPortAndZone(address: string): string {
  const inBrackets = /^\[([^\]]*)\](?::\d+)?$/.exec(address)?.[1];
  const bare = inBrackets ?? address.replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1');
  return bare.replace(/%.*$/s, '');
}

/** The eight numbers of an IPv6 address. */
function groupsOf(address: string): number[] {
  // The parser of web addresses knows every way of writing one, and has but one of its own.
  const { hostname } = new URL(`http://[${address}]`);
  const [front = [], back = []] = hostname
    .slice(1, -1)
    .split('::')
    .map((half) => (half === '' ? [] : half.split(':').map((group) => Number.parseInt(group, 16))));
  return [...front, ...Array<number>(8 - front.length - back.length).fill(0), ...back];
}

/** Mapped (`::ffff:a.b.c.d`), translated (NAT64, `64:ff9b::a.b.c.d`) or tunnelled (6to4, `2002:aabb:ccdd::`), else null. */
function embeddedIPv4(groups: readonly number[]): string | null {
  const isUnder = (...prefix: readonly number[]) => prefix.every((group, index) => groups[index] === group);
  if (isUnder(0, 0, 0, 0, 0, 0xffff) || isUnder(0x64, 0xff9b, 0, 0, 0, 0)) return dotted(groups.slice(6));
  return isUnder(0x2002) ? dotted(groups.slice(1, 3)) : null;
}

function dotted(pair: readonly number[]): string {
  return pair.flatMap((group) => [group >> 8, group & 255]).join('.');
}

function hexadecimal(group: number): string {
  return group.toString(16);
}
