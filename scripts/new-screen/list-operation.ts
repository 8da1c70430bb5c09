import {
  buildSchema,
  getNamedType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
} from 'graphql';

/** An operation of the schema that answers a page of a list, as a screen asks for it. */
export interface ListOperation {
  name: string;
  /** The type of its rows. */
  item: string;
  /** Those of its arguments that a plain list gives, with their types: `$page: Int`. */
  variables: readonly { name: string; type: string }[];
  /** Whether it takes an order. */
  isSorted: boolean;
}

const GIVEN = ['providerId', 'search', 'sort', 'isDescending', 'page'];

/**
 * Finds an operation that a plain list screen can show.
 * @throws Error with one sentence for an operation that the schema lacks or that is no such list
 */
export function listOperation(schema: string, name: string): ListOperation {
  const field = buildSchema(schema).getQueryType()?.getFields()[name];
  if (!field) throw new Error(`schema.graphql has no query ${name}; name another with --list.`);
  const page = getNamedType(field.type);
  const fields = isObjectType(page) ? page.getFields() : {};
  const items = fields['items']?.type;
  const list = isNonNullType(items) ? items.ofType : items;
  const item = isListType(list) ? getNamedType(list) : null;
  const lacksInPage = ['total', 'page', 'pages', 'items'].filter((one) => !(one in fields));
  if (lacksInPage.length > 0 || !isObjectType(item))
    throw new Error(`${name} is no page of a list: its answer lacks ${lacksInPage.join(', ') || 'rows'}.`);
  const lacksInRow = ['id', 'name'].filter((one) => !(one in item.getFields()));
  if (lacksInRow.length > 0) throw new Error(`The rows of ${name} lack ${lacksInRow.join(' and ')}.`);
  const lacking = ['providerId', 'search', 'page'].filter(
    (one) => !field.args.some((arg) => arg.name === one),
  );
  if (lacking.length > 0)
    throw new Error(`${name} does not take ${lacking.join(', ')}, which a list screen gives.`);
  const unknown = field.args.find((arg) => isRequiredArgument(arg) && !GIVEN.includes(arg.name));
  if (unknown) throw new Error(`${name} needs ${unknown.name}, which a plain list does not give.`);
  const isSorted = ['sort', 'isDescending'].every((one) => field.args.some((arg) => arg.name === one));
  const given = isSorted ? GIVEN : ['providerId', 'search', 'page'];
  const variables = given.flatMap((one) => {
    const arg = field.args.find((its) => its.name === one);
    return arg ? [{ name: one, type: String(arg.type) }] : [];
  });
  return { name, item: item.name, variables, isSorted };
}
