import * as m from '#contracts/texts/messages.js';
import { problemOfImage } from '#web/lib/image-file.ts';
import type { Texts } from '#web/lib/texts-in.ts';

type Chosen = Pick<File, 'name' | 'type' | 'size'>;

const TEXTS = { wrongType: m.avatar_wrong_type, empty: m.avatar_empty, tooLarge: m.avatar_too_large };

/** Why these files cannot become the avatar, in words; null when it is exactly one image. */
export function imageProblem(files: readonly Chosen[], t: Texts): string | null {
  const [file] = files;
  if (!file) return null;
  if (files.length > 1) return t(m.avatar_one_only, { count: files.length });
  const problem = problemOfImage(file);
  return problem && t(TEXTS[problem], { name: file.name });
}
