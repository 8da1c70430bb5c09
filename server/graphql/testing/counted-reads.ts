/** How often something was read. */
export interface Reads {
  count: number;
}

/**
 * The same document, of which every read of a property is counted: the work that checking it takes, as a number that is the
 * same on every machine. Whoever reads more than `most` times is stopped, so that endless work fails a test instead of hanging it.
 * @throws Error on the read beyond `most`
 */
export function withCountedReads<T extends object>(document: T, most: number): { document: T; reads: Reads } {
  const reads: Reads = { count: 0 };
  const known = new WeakMap<object, object>();
  const handler: ProxyHandler<object> = {
    get(target, key, receiver) {
      reads.count += 1;
      if (reads.count > most) throw new Error(`Read more than ${most} times`);
      const value: unknown = Reflect.get(target, key, receiver);
      return typeof value === 'object' && value !== null ? counted(value) : value;
    },
  };
  function counted<S extends object>(value: S): S {
    const proxy = known.get(value) ?? new Proxy(value, handler);
    known.set(value, proxy);
    return proxy as S; // made of this very object, above
  }
  return { document: counted(document), reads };
}
