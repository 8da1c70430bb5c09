/** What a field shows of an answer: `{ error }`, or nothing. */
export function errorAt(errors: Readonly<Record<string, string>>, name: string): { error?: string } {
  const error = errors[name];
  return error === undefined ? {} : { error };
}
