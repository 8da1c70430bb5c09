/** What a provider pastes into its own site: the widget in a frame (specification section 1). */
export function integrationCode(origin: string, integrationId: number): string {
  const address = `${origin}/website-integration/${integrationId}`;
  return `<iframe src="${address}" title="Radura" loading="lazy" style="width:100%;min-height:720px;border:0"></iframe>`;
}
