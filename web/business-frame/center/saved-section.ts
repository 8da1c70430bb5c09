import { textOf } from '#web/lib/form-text.ts';

/** The version that a form was filled from; of somebody who saw that it is outdated, the one to be written over. */
export const versionOf = (form: FormData): number =>
  Number(textOf(form, 'overwrites') || textOf(form, 'version')) || 0;
