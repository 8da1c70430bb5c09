/** Whether visitors may see and book a provider; anything else is a page that does not exist (specification sections 3 and 4). */
export function isPublic(provider: { isActive: boolean; isPublished: boolean; isLocked: boolean }): boolean {
  return provider.isActive && provider.isPublished && !provider.isLocked;
}
