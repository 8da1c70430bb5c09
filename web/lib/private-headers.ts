/**
 * For pages whose address is a key: nothing keeps them and no other site hears of them (security checklist 3.4.5). Their
 * forms are sent with the origin `null`; the server's door for pages knows them all the same (`server/web.ts`).
 */
export const PRIVATE_HEADERS = { 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' } as const;
