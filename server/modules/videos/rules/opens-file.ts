/** Why a file does not open, in the order in which it is said. */
export type WhyClosed = 'fileLocked' | 'sectionNotOpen' | 'fileNotPreviewable';

/** What decides whether a file opens for somebody. */
export interface Standing {
  /** Works at the provider and sees its products. */
  isStaff: boolean;
  /** Its course is published and visitors see the provider. */
  isPublished: boolean;
  isFree: boolean;
  /** A living access to the course, whose content is not blocked; null: none. */
  access: { isSectionOpen: boolean } | null;
  /** It is ready and browsers show it. */
  isShown: boolean;
}

/** Whether a file opens: for staff, for everybody what is free and published, for who has the course what has opened. Null: it does. */
export function whyClosed({ isStaff, isPublished, isFree, access, isShown }: Standing): WhyClosed | null {
  const isOpen = isStaff || (isFree && isPublished) || access?.isSectionOpen === true;
  if (!isOpen) return access ? 'sectionNotOpen' : 'fileLocked';
  return isShown ? null : 'fileNotPreviewable';
}
