/** Why a file does not open, in the order in which it is said. */
export type WhyClosed = 'fileLocked' | 'sectionNotOpen' | 'consentNeeded' | 'fileNotPreviewable';

/** What decides whether a file opens for somebody. */
export interface Status {
  /** Works at the provider and sees its products. */
  isStaff: boolean;
  /** Its course is published and visitors see the provider. */
  isPublished: boolean;
  isFree: boolean;
  /** A living access to the course, whose content is not blocked; null: none. It is to begin while its buyer can still give it back. */
  access: { isSectionOpen: boolean; isToBegin: boolean } | null;
  /** It is ready and browsers show it. */
  isShown: boolean;
}

/**
 * Whether a file opens: for staff, for everybody what is free and published, for who has the course what has opened,
 * once they have agreed to lose the right to give it back. Null: it does.
 */
export function whyClosed({ isStaff, isPublished, isFree, access, isShown }: Status): WhyClosed | null {
  const isForAll = isStaff || (isFree && isPublished);
  if (!isForAll && !access?.isSectionOpen) return access ? 'sectionNotOpen' : 'fileLocked';
  if (!isShown) return 'fileNotPreviewable';
  return !isForAll && access?.isToBegin ? 'consentNeeded' : null;
}
