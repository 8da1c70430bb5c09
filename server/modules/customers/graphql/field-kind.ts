import { CUSTOMER_FIELD_KINDS } from '#contracts/customer-fields.ts';
import { builder } from '#server/graphql/builder.ts';

/** What the values of a provider's own field are. */
export const FieldKindRef = builder.enumType('CustomerFieldKind', {
  description: 'Type of a field’s values.',
  values: CUSTOMER_FIELD_KINDS,
});
