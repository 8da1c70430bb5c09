import { expect, it } from 'vitest';
import { isWebm } from './webm.ts';

const HEAD = '1a45dfa39f4286810142f7810142f2810442f381084282847765626d';

it.each([
  ['a recording', `${HEAD}1f43b675ff`, true],
  ['only a head', HEAD, false],
  ['Matroska that is no webm', `${HEAD.replace('7765626d', '6d617472')}1f43b675ff`, false],
  ['something else', '25504446', false],
  ['nothing', '', false],
])('%s', (_name, hex, expected) => {
  expect(isWebm(Buffer.from(hex, 'hex'))).toBe(expected);
});
