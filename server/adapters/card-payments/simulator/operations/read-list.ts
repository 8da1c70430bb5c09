import type { Pool } from 'pg';
import { invalidRequest } from '../api-error.ts';
import type { Kind, ListFilter, ObjectKinds } from '../object-store.ts';
import { listObjects } from '../object-store.ts';
import type { ListObject } from '../objects/list-object.ts';
import { listObject } from '../objects/list-object.ts';
import type { CallInput } from './operation.ts';

/** A page of objects, newest first, by the parameters that all lists share: limit, cursors and time of creation. */
export async function readList<K extends Kind>(
  db: Pool,
  kind: K,
  url: string,
  { account, params }: CallInput,
  filter: Pick<ListFilter, 'parent' | 'field'> = {},
): Promise<ListObject<ObjectKinds[K]>> {
  const limit = params.integer('limit') ?? 10;
  if (limit < 1 || limit > 100) throw invalidRequest('limit must be between 1 and 100', { param: 'limit' });
  const created = params.nested('created');
  const exactly = created ? null : params.integer('created');
  const above = created?.integer('gt');
  const below = created?.integer('lt');
  const from = created?.integer('gte') ?? (typeof above === 'number' ? above + 1 : exactly);
  const upTo = created?.integer('lte') ?? (typeof below === 'number' ? below - 1 : exactly);
  const startingAfter = params.text('starting_after');
  const endingBefore = params.text('ending_before');
  created?.refuseOthers();
  params.refuseOthers();
  const page = {
    ...filter,
    account,
    limit,
    createdFrom: from,
    createdUpTo: upTo,
    startingAfter,
    endingBefore,
  };
  const { data, hasMore } = await listObjects(db, kind, page);
  return listObject(url, data, hasMore);
}
