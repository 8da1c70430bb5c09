/** Whether visitors may see and book a provider; anything else is a page that does not exist (ledger PRV-08, PRV-09). */
export function isPublic(provider: { isActive: boolean; isPublished: boolean; isLocked: boolean }): boolean {
  return provider.isActive && provider.isPublished && !provider.isLocked;
}
