/** A form-encoded body with brackets, as nested fields: `metadata[order]=7` is `{ metadata: { order: '7' } }`. */
export type FormFields = { [name: string]: string | FormFields };

const MAX_DEPTH = 6;

/** Lists (`expand[]=a`, `expand[0]=a`) become fields named by their position. A malformed name is kept as it came. */
export function parseForm(encoded: string): FormFields {
  const fields: FormFields = emptyFields();
  for (const [name, value] of new URLSearchParams(encoded)) {
    const path = pathOf(name);
    let target = fields;
    for (const step of path.slice(0, -1)) {
      const inner = target[step];
      target = typeof inner === 'object' ? inner : (target[step] = emptyFields());
    }
    const last = path.at(-1) ?? name;
    target[last === '' ? String(Object.keys(target).length) : last] = value;
  }
  return fields;
}

function pathOf(name: string): string[] {
  const match = /^([^[\]]+)((?:\[[^[\]]*\])*)$/.exec(name);
  if (!match?.[1]) return [name];
  const steps = Array.from(match[2]?.matchAll(/\[([^[\]]*)\]/g) ?? [], (step) => step[1] ?? '');
  return steps.length < MAX_DEPTH ? [match[1], ...steps] : [name];
}

/** Without a prototype, so that a field called `__proto__` is a field. */
function emptyFields(): FormFields {
  return Object.create(null);
}
