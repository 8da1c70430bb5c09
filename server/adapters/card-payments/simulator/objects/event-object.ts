import { objectId } from './object-id.ts';

/** The contract the simulator speaks: the one that the installed SDK is pinned to. */
export const API_VERSION = '2026-10-28.endive';

export type EventObject = {
  id: string;
  object: 'event';
  account?: string;
  api_version: string;
  created: number;
  data: { object: object; previous_attributes?: object };
  livemode: boolean;
  pending_webhooks: number;
  request: { id: string | null; idempotency_key: string | null };
  type: string;
};

export function newEvent(details: {
  type: string;
  /** Null when it happened in the platform's own account. */
  account: string | null;
  object: object;
  created: number;
  pendingWebhooks: number;
  request: { id: string | null; idempotency_key: string | null };
}): EventObject {
  return {
    id: objectId('evt'),
    object: 'event',
    ...(details.account === null ? {} : { account: details.account }),
    api_version: API_VERSION,
    created: details.created,
    data: { object: structuredClone(details.object) },
    livemode: false,
    pending_webhooks: details.pendingWebhooks,
    request: details.request,
    type: details.type,
  };
}
