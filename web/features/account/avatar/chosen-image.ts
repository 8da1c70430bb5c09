import { AVATAR_FILE_TYPES, LARGEST_AVATAR_BYTES } from '#contracts/avatar.ts';
import * as m from '#contracts/texts/messages.js';
import type { Texts } from '#web/lib/texts-in.ts';

type Chosen = Pick<File, 'name' | 'type' | 'size'>;

/** What a file chooser offers to choose. */
export const ACCEPTED = AVATAR_FILE_TYPES.map((ending) => `.${ending}`).join(',');

/** Why these files cannot become the avatar, in words; null when it is exactly one image (ledger ACC-02). */
export function imageProblem(files: readonly Chosen[], t: Texts): string | null {
  const [file] = files;
  if (!file) return null;
  if (files.length > 1) return t(m.avatar_one_only, { count: files.length });
  const { name, type, size } = file;
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  const isImage =
    AVATAR_FILE_TYPES.some((known) => known === ending) && /^image\/(jpeg|png|webp|gif)$/.test(type);
  if (!isImage) return t(m.avatar_wrong_type, { name });
  if (size === 0) return t(m.avatar_empty, { name });
  return size > LARGEST_AVATAR_BYTES ? t(m.avatar_too_large, { name }) : null;
}
