import { invalidRequest } from './api-error.ts';
import type { FormFields } from './form-body.ts';

/**
 * Reads the parameters of one call as strictly as the processor does: `refuseOthers` answers an error for any
 * parameter nobody asked for, so a misspelt one shows in a test and not in production.
 */
export class RequestParams {
  readonly #fields: FormFields;
  readonly #prefix: string;
  readonly #known = new Set<string>();

  constructor(fields: FormFields, prefix = '') {
    this.#fields = fields;
    this.#prefix = prefix;
  }

  text(name: string): string | null {
    this.#known.add(name);
    const value = this.#fields[name];
    if (value === undefined || value === '') return null;
    if (typeof value !== 'string') throw invalidRequest('Invalid string', { param: this.#named(name) });
    return value;
  }

  requiredText(name: string): string {
    const value = this.text(name);
    if (value === null) throw this.#missing(name);
    return value;
  }

  oneOf<const T extends string>(name: string, allowed: readonly T[]): T | null {
    const value = this.text(name);
    const found = allowed.find((candidate) => candidate === value);
    if (value === null || found !== undefined) return found ?? null;
    throw invalidRequest(`Invalid ${this.#named(name)}: must be one of ${allowed.join(', ')}`, {
      param: this.#named(name),
    });
  }

  integer(name: string): number | null {
    const value = this.text(name);
    if (value === null) return null;
    if (!/^-?\d{1,15}$/.test(value)) {
      const param = this.#named(name);
      throw invalidRequest(`Invalid integer: ${value}`, { code: 'parameter_invalid_integer', param });
    }
    return Number(value);
  }

  requiredInteger(name: string): number {
    const value = this.integer(name);
    if (value === null) throw this.#missing(name);
    return value;
  }

  flag(name: string): boolean | null {
    const value = this.oneOf(name, ['true', 'false']);
    return value === null ? null : value === 'true';
  }

  list(name: string): string[] {
    const inner = this.#inner(name);
    return Object.values(inner).filter((value) => typeof value === 'string');
  }

  /** Free key and value pairs; the processor allows 50 of them, 40 and 500 characters long. */
  metadata(): Record<string, string> {
    const pairs = Object.entries(this.#inner('metadata'));
    const isTooMuch = pairs.some(
      ([key, value]) => key.length > 40 || typeof value !== 'string' || value.length > 500,
    );
    if (isTooMuch || pairs.length > 50) throw invalidRequest('Invalid metadata', { param: 'metadata' });
    return Object.fromEntries(pairs.filter((pair): pair is [string, string] => typeof pair[1] === 'string'));
  }

  /** The parameters inside `name[…]`, to be read and closed with `refuseOthers` of their own. */
  nested(name: string): RequestParams | null {
    this.#known.add(name);
    const inner = this.#fields[name];
    return typeof inner === 'object' ? new RequestParams(inner, this.#named(name)) : null;
  }

  refuseOthers(): void {
    const unknown = Object.keys(this.#fields).find((name) => !this.#known.has(name));
    if (unknown === undefined) return;
    const param = this.#named(unknown);
    throw invalidRequest(`Received unknown parameter: ${param}`, { code: 'parameter_unknown', param });
  }

  #inner(name: string): FormFields {
    this.#known.add(name);
    const inner = this.#fields[name];
    return typeof inner === 'object' ? inner : {};
  }

  #named(name: string): string {
    return this.#prefix === '' ? name : `${this.#prefix}[${name}]`;
  }

  #missing(name: string) {
    const param = this.#named(name);
    return invalidRequest(`Missing required param: ${param}.`, { code: 'parameter_missing', param });
  }
}
