import type { Args } from './targets/target.ts';

/** The same arguments with a value at a path, `input.customerId`; what is not there yet is made, in a list in each of its items. */
export function putAt(args: Args, path: string, value: unknown): Args {
  const [name = '', ...rest] = path.split('.');
  if (rest.length === 0) return { ...args, [name]: value };
  const inner = rest.join('.');
  const within = args[name] ?? {};
  const put = (one: unknown): Args => putAt(one as Args, inner, value); // an input object, by the schema
  return { ...args, [name]: Array.isArray(within) ? within.map(put) : put(within) };
}

/** The same arguments without the one at a path. */
export function takenOut(args: Args, path: string): Args {
  const [name = '', ...rest] = path.split('.');
  const { [name]: within, ...others } = args;
  if (rest.length === 0 || within === undefined) return others;
  const inner = rest.join('.');
  const take = (one: unknown): Args => takenOut(one as Args, inner); // as above
  return { ...others, [name]: Array.isArray(within) ? within.map(take) : take(within) };
}
