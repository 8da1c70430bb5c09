/** For pages whose address is a key: nothing keeps them and no other site hears of them (security checklist 3.4.5). */
export const PRIVATE_HEADERS = { 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' } as const;
