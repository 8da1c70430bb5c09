import { expect, it } from 'vitest';
import { isSidebarNarrow } from './sidebar-cookie.ts';

it('knows the wish among other cookies, and takes nothing else for it', () => {
  expect(isSidebarNarrow('a=b; radura_sidebar=icons; c=d')).toBe(true);
  for (const header of [
    null,
    '',
    'radura_sidebar=',
    'radura_sidebar=wide',
    'x_radura_sidebar=icons',
    'a=radura_sidebar=icons',
  ])
    expect(isSidebarNarrow(header)).toBe(false);
});
