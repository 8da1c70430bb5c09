import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { PROJECT_ROOT } from '#server/config.ts';

export interface Import {
  from: string;
  /** A path from the project's root, or a package's name. */
  to: string;
  /** What is taken from there by name, by the names it has there. */
  names: string[];
  isTypeOnly: boolean;
  /** Whether it waits until the line is run: `import('…')`. */
  isDynamic: boolean;
}

const SOURCES = [
  'contracts/**/*.ts',
  'server/**/*.ts',
  'web/**/*.{ts,tsx}',
  'benchmarks/**/*.ts',
  'chaos/**/*.ts',
  'e2e/**/*.ts',
];
const STATEMENT = /^\s*(?:import|export)\s+(type\s+)?(?:([^'"();]*?)\sfrom\s+)?['"]([^'"]+)['"]/gm;
const DYNAMIC = /\bimport\(\s*['"]([^'"]+)['"]\s*\)/g;

/** Every import of the project's own source, and how many files were read. */
export function readImports(): { files: string[]; imports: Import[] } {
  const files = globSync(SOURCES, {
    cwd: PROJECT_ROOT,
    exclude: (path) => path.startsWith('contracts/texts'),
  }).sort();
  const imports = files.flatMap((from) => {
    const text = readFileSync(join(PROJECT_ROOT, from), 'utf8');
    const found = [
      ...[...text.matchAll(STATEMENT)].map((match) => ({
        target: match[3] ?? '',
        names: namesOf(match[2] ?? ''),
        isTypeOnly: match[1] !== undefined,
        isDynamic: false,
      })),
      ...[...text.matchAll(DYNAMIC)].map((match) => ({
        target: match[1] ?? '',
        names: [],
        isTypeOnly: false,
        isDynamic: true,
      })),
    ];
    return found.map(({ target, ...how }): Import => ({ from, to: resolve(from, target), ...how }));
  });
  return { files, imports };
}

/** @param clause what stands between `import` and `from` */
function namesOf(clause: string): string[] {
  const named = /\{([^}]*)\}/.exec(clause)?.[1] ?? '';
  return named.split(',').flatMap((one) => /^\s*(?:type\s+)?(\w+)/.exec(one)?.[1] ?? []);
}

function resolve(from: string, target: string): string {
  if (target.startsWith('#')) return target.slice(1);
  if (target.startsWith('.')) return normalize(join(dirname(from), target));
  return target;
}

/** One circle of files that import each other at run time, or null. */
export function findCycle(imports: readonly Omit<Import, 'isDynamic'>[]): string[] | null {
  const targets = Map.groupBy(
    imports.filter(({ isTypeOnly }) => !isTypeOnly),
    ({ from }) => from,
  );
  const done = new Set<string>();
  const visit = (file: string, path: readonly string[]): string[] | null => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file];
    if (done.has(file)) return null;
    for (const { to } of targets.get(file) ?? []) {
      const cycle = visit(to, [...path, file]);
      if (cycle) return cycle;
    }
    done.add(file);
    return null;
  };
  for (const file of targets.keys()) {
    const cycle = visit(file, []);
    if (cycle) return cycle;
  }
  return null;
}
