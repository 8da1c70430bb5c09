import { expect, it } from 'vitest';
import type { Status, WhyClosed } from './opens-file.ts';
import { whyClosed } from './opens-file.ts';

const STRANGER: Status = { isStaff: false, isPublished: true, isFree: false, access: null, isShown: true };

it.each<[string, Partial<Status>, WhyClosed | null]>([
  ['a stranger sees no paid file', {}, 'fileLocked'],
  ['a stranger sees a free one', { isFree: true }, null],
  [
    'nobody sees a free one of a course that is not published',
    { isFree: true, isPublished: false },
    'fileLocked',
  ],
  ['staff see all', { isStaff: true, isPublished: false }, null],
  [
    'who has the course sees what has opened',
    { access: { isSectionOpen: true, isToBegin: false }, isPublished: false },
    null,
  ],
  ['and not what opens later', { access: { isSectionOpen: false, isToBegin: true } }, 'sectionNotOpen'],
  ['but what is free', { access: { isSectionOpen: false, isToBegin: true }, isFree: true }, null],
  [
    'what can be given back asks first',
    { access: { isSectionOpen: true, isToBegin: true } },
    'consentNeeded',
  ],
  ['but not for what is free', { access: { isSectionOpen: true, isToBegin: true }, isFree: true }, null],
  ['what is in preparation is seen by nobody', { isStaff: true, isShown: false }, 'fileNotPreviewable'],
  ['that it is in preparation is not told to strangers', { isShown: false }, 'fileLocked'],
])('%s', (_what, standing, why) => expect(whyClosed({ ...STRANGER, ...standing })).toBe(why));
