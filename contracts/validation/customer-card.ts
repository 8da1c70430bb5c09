import * as v from 'valibot';
import { eachDetail } from '../customer-details.ts';
import type { CUSTOMER_DETAILS, CustomerDetailName } from '../customer-details.ts';
import { FieldValues } from './customer-fields.ts';
import { CustomerForm } from './customer.ts';
import { plainText } from './plain-text.ts';

/** Why somebody is no longer received, in characters. */
export const LONGEST_BLACKLIST_REASON = 300;
/** Customers that one command archives or restores. */
export const MOST_CUSTOMERS_AT_ONCE = 100;

/** The details of a customer beside names and contacts. */
const CustomerDetails = v.object(
  // Each name has its own schema
  eachDetail(({ schema }) => schema) as {
    [Name in CustomerDetailName]: (typeof CUSTOMER_DETAILS)[Name]['schema'];
  },
);

/** What stands in the provider's own fields; a form that knows none leaves them as they are. */
const OwnFields = v.object({ fields: v.optional(FieldValues, []) });

/** A customer as the form has them. */
export const CustomerCardForm = v.intersect([CustomerForm, CustomerDetails, OwnFields]);
export type CustomerCardForm = v.InferOutput<typeof CustomerCardForm>;

/** Whether somebody is received, and why not. */
export const Blacklisting = v.object({
  isBlacklisted: v.boolean(),
  reason: plainText(LONGEST_BLACKLIST_REASON),
});
export type Blacklisting = v.InferOutput<typeof Blacklisting>;

/** Whether what somebody bought to watch is withheld from them. */
export const ContentBlocking = v.object({ isContentBlocked: v.boolean() });

/** Which customers are archived, or restored. */
export const Archiving = v.object({
  ids: v.pipe(
    v.array(v.pipe(v.number(), v.integer(), v.minValue(1))),
    v.minLength(1),
    v.maxLength(MOST_CUSTOMERS_AT_ONCE),
  ),
  isArchived: v.boolean(),
});
export type Archiving = v.InferOutput<typeof Archiving>;
