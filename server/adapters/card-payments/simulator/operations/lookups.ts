import { noSuch } from '../api-error.ts';
import type { Kind } from '../object-store.ts';
import { findObject } from '../object-store.ts';
import type { ReadOperation } from './operation.ts';
import { readList } from './read-list.ts';

function retrieve(name: string, kind: Kind, path: string): ReadOperation {
  return {
    name,
    path: `${path}/:id`,
    async run({ account, id, params }, db) {
      params.refuseOthers();
      const found = await findObject(db, kind, account, id);
      if (!found) throw noSuch(kind, id);
      return found.body;
    },
  };
}

const listEvents: ReadOperation = {
  name: 'events.list',
  path: '/v1/events',
  async run(input, db) {
    const type = input.params.text('type');
    return readList(db, 'event', '/v1/events', input, { field: type ? { name: 'type', value: type } : null });
  },
};

const listFees: ReadOperation = {
  name: 'applicationFees.list',
  path: '/v1/application_fees',
  async run(input, db) {
    const parent = input.params.text('charge');
    return readList(db, 'application_fee', '/v1/application_fees', input, { parent });
  },
};

/** What is only ever looked at: charges, the platform's fees and the events. */
export const lookups = [
  retrieve('charges.retrieve', 'charge', '/v1/charges'),
  retrieve('events.retrieve', 'event', '/v1/events'),
  listEvents,
  retrieve('applicationFees.retrieve', 'application_fee', '/v1/application_fees'),
  listFees,
];
