import type { Args } from './targets/target.ts';

/** A path with its `:name` filled in; a last `:name?` without a value is left out. */
export const filledPath = (pattern: string, args: Args): string =>
  pattern
    .replace(/\/:(\w+)\?$/, (whole, name: string) => (args[name] === undefined ? '' : whole))
    .replaceAll(/:(\w+)\??/g, (_all, name: string) => encodeURIComponent(String(args[name])));

/** Every text and number among the arguments as a form's fields. */
export function formOf(fields: Args): string {
  const pairs = Object.entries(fields).flatMap(([name, value]) =>
    ['string', 'number'].includes(typeof value) ? [[name, String(value)]] : [],
  );
  return new URLSearchParams(pairs).toString();
}
