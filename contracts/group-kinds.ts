/** What a group can hold (group types, specification section 3): those whose offers this product has. */
export const GROUP_KINDS = ['service', 'course', 'event', 'video'] as const;
export type GroupKind = (typeof GROUP_KINDS)[number];

/** The kind of group that a class can stand in. @param serviceType of the class: Y course, E event */
export const groupKindOfClass = (serviceType: string): GroupKind =>
  serviceType === 'E' ? 'event' : 'course';
