interface CachedAnswer {
  value: Promise<unknown>;
  until: number;
}

/**
 * Answers kept for a moment, so that many people asking the same at once cost one computation. Grouped in scopes, such as
 * one provider's calendar, that are forgotten as soon as this process changes what they rest on. Another process's change
 * shows after `maxAgeMs`: only for answers that are checked again when somebody acts on them.
 */
export class Cache {
  readonly #maxAgeMs: number;
  readonly #maxScopes: number;
  readonly #maxPerScope: number;
  readonly #scopes = new Map<string, Map<string, CachedAnswer>>();

  /** @param maxAgeMs 0 remembers nothing */
  constructor(maxAgeMs: number, limits: { scopes?: number; perScope?: number } = {}) {
    this.#maxAgeMs = maxAgeMs;
    this.#maxScopes = limits.scopes ?? 2_000;
    this.#maxPerScope = limits.perScope ?? 500;
  }

  /** The remembered answer, or a new one; those who ask meanwhile wait for the same. A failure is not remembered. */
  getOrCompute<T>(scope: string, key: string, compute: () => Promise<T>): Promise<T> {
    if (this.#maxAgeMs === 0) return compute();
    const now = performance.now();
    const known = this.#scopes.get(scope)?.get(key);
    // The same scope and key are always computed by the same caller, hence of the same type.
    if (known && known.until > now) return known.value as Promise<T>;
    const value = compute();
    const answers = this.#answersOf(scope);
    answers.set(key, { value, until: now + this.#maxAgeMs });
    value.catch(() => answers.delete(key));
    return value;
  }

  invalidate(scope: string): void {
    this.#scopes.delete(scope);
  }

  #answersOf(scope: string): Map<string, CachedAnswer> {
    const known = this.#scopes.get(scope);
    if (known && known.size < this.#maxPerScope) return known;
    const [oldest] = this.#scopes.keys();
    if (this.#scopes.size >= this.#maxScopes && oldest !== undefined) this.#scopes.delete(oldest);
    const fresh = new Map<string, CachedAnswer>();
    this.#scopes.set(scope, fresh);
    return fresh;
  }
}
