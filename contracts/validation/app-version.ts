import * as v from 'valibot';
import { isOlder, VERSION } from '../client-version.ts';
import { plainText } from './plain-text.ts';

const Version = v.pipe(v.string(), v.trim(), v.regex(VERSION));

export const LONGEST_STORE_ADDRESS = 300;

/** Which version of a program is out, and which is the oldest that may still sign in. */
export const AppVersionForm = v.pipe(
  v.object({
    current: Version,
    minimum: Version,
    storeAddress: v.pipe(
      plainText(LONGEST_STORE_ADDRESS),
      v.check((text) => text === null || (text.startsWith('https://') && URL.canParse(text)), 'unreadable'),
    ),
  }),
  v.forward(
    v.partialCheck(
      [['current'], ['minimum']],
      ({ current, minimum }) => !isOlder(current, minimum),
      'unreadable',
    ),
    ['minimum'],
  ),
);
export type AppVersionForm = v.InferOutput<typeof AppVersionForm>;
