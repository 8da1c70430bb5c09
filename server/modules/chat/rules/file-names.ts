/** Separators of paths, control characters, and marks that reverse what a name looks like. */
const UNSAFE = /[/\\\p{Cc}\p{Cf}\p{Cs}]+/gu;
const LONGEST = 150;

/**
 * The name a file is shown and saved by: what people see of it is what it is, and it leads nowhere else. Of a picture without its ending, since it was
 * made anew as JPEG.
 */
export function fileNameOf(given: string, { isPicture }: { isPicture: boolean }): string {
  const safe = given.replace(UNSAFE, '_').replace(/^\.+/, '').trim();
  const name = isPicture ? safe.replace(/\.[a-z0-9]{1,5}$/i, '') : safe;
  if (name === '') return 'file';
  if (name.length <= LONGEST) return name;
  const ending = /\.[a-z0-9]{1,10}$/i.exec(name)?.[0] ?? '';
  return name.slice(0, LONGEST - ending.length) + ending;
}
