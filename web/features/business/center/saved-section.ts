import { textOf } from '#web/lib/form-text.ts';
import type { SectionAnswer } from './section-form.tsx';

/** The version that a form was filled from; of somebody who saw that it is outdated, the one to be written over. */
export const versionOf = (form: FormData): number =>
  Number(textOf(form, 'overwrites') || textOf(form, 'version')) || 0;

/** For actions of screens with sections: without scripts a saved section leads back to its place. @throws the way there */
export function stayAtSection(form: FormData, url: URL, answer: SectionAnswer): SectionAnswer {
  const intent = answer.intent ?? '';
  return answer;
}
