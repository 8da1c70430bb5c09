import { Refusal } from './refusal.ts';

interface Allowance {
  left: number;
  /** When `left` was right, in milliseconds. */
  at: number;
}

/**
 * What everybody may spend in this process: so much at once, and the same again over a minute, little by little. In memory, for
 * what is too cheap to be counted in the database and too dear to be free. Whoever asked longest ago is forgotten first, which
 * gives them no more than a stranger has.
 */
export class Allowances {
  readonly #perMinute: number;
  readonly #now: () => number;
  readonly #mostKnown: number;
  readonly #known = new Map<string, Allowance>();

  /** @param options.now milliseconds of a clock that never goes back */
  constructor(perMinute: number, options: { now?: () => number; mostKnown?: number } = {}) {
    this.#perMinute = perMinute;
    this.#now = options.now ?? (() => performance.now());
    this.#mostKnown = options.mostKnown ?? 20_000;
  }

  /**
   * Spends an amount; what is refused costs nothing.
   * @param amount no more than a minute's allowance is asked for at once
   * @throws Refusal tooManyRequests when that much is not left
   */
  spend(who: string, amount: number): void {
    const now = this.#now();
    const left = this.#leftOf(who, now);
    const wanted = Math.min(amount, this.#perMinute);
    if (left < wanted)
      throw new Refusal('tooManyRequests', {
        retryAfterSeconds: Math.ceil(((wanted - left) / this.#perMinute) * 60),
      });
    this.#known.delete(who);
    this.#known.set(who, { left: left - wanted, at: now });
    const [oldest] = this.#known.size > this.#mostKnown ? this.#known.keys() : [];
    if (oldest !== undefined) this.#known.delete(oldest);
  }

  #leftOf(who: string, now: number): number {
    const known = this.#known.get(who);
    if (!known) return this.#perMinute;
    return Math.min(this.#perMinute, known.left + ((now - known.at) / 60_000) * this.#perMinute);
  }
}
