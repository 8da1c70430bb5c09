import { isRouteErrorResponse } from 'react-router';
import { PROVIDER_ACTIONS } from '#contracts/provider-actions.ts';
import type { ProviderAction } from '#contracts/provider-actions.ts';

/** What a loader throws with its 404 where somebody’s role is the reason, and what it would take. */
export type NotForRole = { takes: ProviderAction | null };

/** What was thrown for somebody’s role; null for anything else. */
export function notForRoleIn(error: unknown): NotForRole | null {
  if (!isRouteErrorResponse(error)) return null;
  const said: unknown = error.data;
  if (typeof said !== 'object' || said === null || !('takes' in said)) return null;
  return { takes: PROVIDER_ACTIONS.find((action) => action === said.takes) ?? null };
}
