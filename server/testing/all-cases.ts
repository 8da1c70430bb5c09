/**
 * Whether all cases run (`npm run test:long`): each kind of person and id, crowds, and what kills processes or takes the database away. On a
 * landing one case of a kind runs (docs/decisions/0107).
 */
export const ALL_CASES = process.env['ALL_CASES'] === 'yes';
