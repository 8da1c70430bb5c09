import type { GraphQLFieldResolver, GraphQLSchema } from 'graphql';
import { extendSchema, parse } from 'graphql';
import { apiSchema } from '#server/app.ts';
import { signedIn } from '#server/kernel/request-context.ts';
import type { RequestContext } from '#server/kernel/request-context.ts';

/**
 * Operations that leak on purpose, each in another way. They stand here alone, for the test that the access tests see them:
 * everybody's reservations, once and by a subscription, cancelling anybody's, an optional id inside an input that nobody checks, one that it is said to ignore.
 */
const LEAKING = `
  type LeakedReservation { id: Id!, email: String! }
  input OrdersAsked { page: Int, of: WhoseOrders }
  input WhoseOrders { customerId: Id, customerIds: [Id!] }
  extend type Query {
    everybodysReservations: [LeakedReservation!]!
    ordersOf(input: OrdersAsked!): [Id!]!
  }
  extend type Subscription { everybodysReservationsLive: [Id!]! }
  extend type Mutation { cancelAnybodysReservation(id: Id!): Boolean! }`;

type Leak<Args> = GraphQLFieldResolver<unknown, RequestContext, Args>;

const everybodysReservations: Leak<object> = async (_root, _args, { work, actor }) => {
  signedIn(actor);
  return work.db
    .selectFrom('reservations as r')
    .innerJoin('people as p', 'p.id', 'r.person_id')
    .select(['r.id', 'p.email'])
    .execute();
};

const cancelAnybodysReservation: Leak<{ id: number }> = async (_root, { id }, { work, actor }) => {
  signedIn(actor);
  const { numUpdatedRows } = await work.db
    .updateTable('reservations')
    .set({ note: 'cancelled' })
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

interface OrdersQuery {
  input: { of?: { customerId?: number; customerIds?: number[] } };
}

const ordersOf: Leak<OrdersQuery> = async (_root, { input: { of } }, { work, actor }) => {
  const { personId } = signedIn(actor);
  const asked = [...(of?.customerIds ?? []), ...(of?.customerId ? [of.customerId] : [])];
  const rows = await work.db
    .selectFrom('orders')
    .select('id')
    .where(({ eb }) => (asked.length > 0 ? eb('customer_id', 'in', asked) : eb('person_id', '=', personId)))
    .execute();
  return rows.map(({ id }) => id);
};

async function* everybodysReservationsLive(
  _root: unknown,
  _args: object,
  { work }: RequestContext,
): AsyncGenerator<{ everybodysReservationsLive: number[] }> {
  const rows = await work.db.selectFrom('reservations').select('id').execute();
  yield { everybodysReservationsLive: rows.map(({ id }) => id) };
}

/** The product's schema and the operations that leak, beside it: the product's own stays as it is. */
export function leakingSchema(): GraphQLSchema {
  const schema = extendSchema(apiSchema(), parse(LEAKING));
  const fields = { ...schema.getQueryType()?.getFields(), ...schema.getMutationType()?.getFields() };
  for (const [name, resolve] of Object.entries({
    everybodysReservations,
    cancelAnybodysReservation,
    ordersOf,
  })) {
    const field = fields[name];
    // Arguments are as the schema above says.
    if (field) field.resolve = resolve as Leak<unknown>;
  }
  const live = schema.getSubscriptionType()?.getFields()['everybodysReservationsLive'];
  if (live) live.subscribe = everybodysReservationsLive;
  return schema;
}
