import { expect, test } from 'vitest';
import { cookieChoiceIn } from './cookie-choice.ts';

test.each([
  [null, null],
  ['', null],
  ['radura_cookies=all', 'all'],
  ['radura_language=en; radura_cookies=necessary; x=1', 'necessary'],
  ['radura_cookies=everything', null],
  ['my_radura_cookies=all', null],
])('the choice in %j is %j', (header, choice) => expect(cookieChoiceIn(header)).toBe(choice));
