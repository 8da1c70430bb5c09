import type { Plugin } from 'vite';

const ICON_IMPORT = /import \{([^}]+)\} from '@tabler\/icons-react';/g;

/** Imports each icon from its own file: the package's front door makes every build read six thousand of them. */
export function iconsOneByOne(): Plugin {
  return {
    name: 'icons-one-by-one',
    enforce: 'pre',
    transform: {
      filter: { id: /\/web\/.*\.tsx$/, code: '@tabler/icons-react' },
      handler: (code) => code.replace(ICON_IMPORT, (_match, names: string) => importEach(names)),
    },
  };
}

function importEach(names: string): string {
  return names
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
    .map((name) => `import ${name} from '@tabler/icons-react/dist/esm/icons/${name}.mjs';`)
    .join('');
}
