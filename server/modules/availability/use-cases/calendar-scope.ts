/** Under which scope answers that rest on one provider's calendar are remembered and forgotten. */
export function calendarScope(providerId: number): string {
  return `calendar:${providerId}`;
}
