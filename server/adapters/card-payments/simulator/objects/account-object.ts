import type { Stripe } from 'stripe';
import { listObject } from './list-object.ts';
import { objectId } from './object-id.ts';

export type AccountObject = Stripe.Account;

export type AccountDetails = {
  id?: string;
  type: 'custom' | 'express' | 'standard';
  country: string;
  email: string | null;
  businessName: string | null;
  metadata: Record<string, string>;
  created: number;
};

const toBeFilledIn = ['business_profile.url', 'external_account', 'tos_acceptance.date', 'tos_acceptance.ip'];

/** A connected account before its owner has gone through the processor's questions: it cannot be paid yet. */
export function newAccount(details: AccountDetails): AccountObject {
  const id = details.id ?? objectId('acct', 16);
  return {
    id,
    object: 'account',
    business_profile: businessProfile(details.businessName),
    business_type: null,
    capabilities: { card_payments: 'inactive', transfers: 'inactive' },
    charges_enabled: false,
    controller: { type: 'account' },
    country: details.country,
    created: details.created,
    default_currency: 'eur',
    details_submitted: false,
    email: details.email,
    external_accounts: listObject(`/v1/accounts/${id}/external_accounts`, []),
    future_requirements: requirements([]),
    metadata: details.metadata,
    payouts_enabled: false,
    requirements: { ...requirements(toBeFilledIn), disabled_reason: 'requirements.past_due' },
    settings: accountSettings(),
    tos_acceptance: { date: null, ip: null, user_agent: null },
    type: details.type,
  };
}

/** The account once its owner has answered everything, or after the processor stopped its charges. */
export function withCharges(account: AccountObject, isEnabled: boolean): AccountObject {
  const capability = isEnabled ? 'active' : 'inactive';
  return {
    ...account,
    capabilities: { card_payments: capability, transfers: capability },
    charges_enabled: isEnabled,
    details_submitted: isEnabled || account.details_submitted,
    payouts_enabled: isEnabled,
    requirements: isEnabled
      ? requirements([])
      : { ...requirements(toBeFilledIn), disabled_reason: 'requirements.past_due' },
  };
}

/** How the processor stands to an account, as its page can be told to. */
export type AccountDecision = 'ready' | 'askForMore' | 'refuse';

const toBeShown = ['individual.verification.document', 'external_account'];

/** The account after its owner has been on the page: everything answered, a document missing, or not wanted. */
export function decided(account: AccountObject, decision: AccountDecision): AccountObject {
  const answered = { ...withCharges(account, decision === 'ready'), details_submitted: true };
  if (decision === 'ready') return answered;
  return decision === 'askForMore'
    ? {
        ...answered,
        requirements: {
          ...requirements(toBeShown),
          disabled_reason: 'requirements.past_due',
          past_due: toBeShown,
        },
      }
    : { ...answered, requirements: { ...requirements([]), disabled_reason: 'rejected.other' } };
}

function requirements(due: string[]): Stripe.Account.Requirements & Stripe.Account.FutureRequirements {
  return {
    alternatives: [],
    current_deadline: null,
    currently_due: due,
    disabled_reason: null,
    errors: [],
    eventually_due: due,
    past_due: [],
    pending_verification: [],
  };
}

function businessProfile(name: string | null): Stripe.Account.BusinessProfile {
  return {
    annual_revenue: null,
    estimated_worker_count: null,
    mcc: null,
    minority_owned_business_designation: null,
    name,
    product_description: null,
    specified_commercial_transactions_act_url: null,
    support_address: null,
    support_email: null,
    support_phone: null,
    support_url: null,
    url: null,
  };
}

function accountSettings(): Stripe.Account.Settings {
  return {
    bacs_debit_payments: { display_name: null, service_user_number: null },
    branding: { icon: null, logo: null, primary_color: null, secondary_color: null },
    card_issuing: { tos_acceptance: { date: null, ip: null } },
    card_payments: {
      decline_on: { avs_failure: true, cvc_failure: true },
      statement_descriptor_prefix: null,
      statement_descriptor_prefix_kana: null,
      statement_descriptor_prefix_kanji: null,
    },
    dashboard: { display_name: null, timezone: 'Europe/Rome' },
    invoices: { default_account_tax_ids: null, hosted_payment_method_save: null },
    payments: {
      statement_descriptor: null,
      statement_descriptor_kana: null,
      statement_descriptor_kanji: null,
      statement_descriptor_prefix_kana: null,
      statement_descriptor_prefix_kanji: null,
    },
    payouts: {
      debit_negative_balances: true,
      schedule: { delay_days: 2, interval: 'daily' },
      statement_descriptor: null,
    },
    sepa_debit_payments: {},
  };
}
