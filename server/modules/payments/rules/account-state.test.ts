import { describe, expect, it } from 'vitest';
import type { AccountShown } from './account-state.ts';
import { accountSeen, missingThings } from './account-state.ts';

const account = (more: Partial<AccountShown> = {}): AccountShown => ({
  businessName: null,
  chargesEnabled: false,
  payoutsEnabled: false,
  detailsSubmitted: false,
  currentlyDue: [],
  dueAt: null,
  disabledReason: null,
  ...more,
});

describe('the state of an account', () => {
  it.each([
    ['nothing answered yet', {}, 'started'],
    [
      'nothing answered, things due',
      { currentlyDue: ['external_account'], disabledReason: 'requirements.past_due' },
      'started',
    ],
    ['answered, something missing', { detailsSubmitted: true, currentlyDue: ['x'] }, 'askedForMore'],
    ['answered, under review', { detailsSubmitted: true, disabledReason: 'under_review' }, 'askedForMore'],
    ['may be paid', { detailsSubmitted: true, chargesEnabled: true }, 'ready'],
    ['may be paid for now, something due', { chargesEnabled: true, currentlyDue: ['x'] }, 'ready'],
    ['refused for fraud', { detailsSubmitted: true, disabledReason: 'rejected.fraud' }, 'refused'],
    ['on a list', { disabledReason: 'listed' }, 'refused'],
    ['refused while still charging', { chargesEnabled: true, disabledReason: 'rejected.other' }, 'refused'],
  ])('%s', (_case, more, state) => {
    expect(accountSeen(account(more)).state).toBe(state);
  });

  it('is in review when all is answered and nothing is asked for', () => {
    expect(accountSeen(account({ detailsSubmitted: true })).isInReview).toBe(true);
    expect(accountSeen(account({ detailsSubmitted: true, currentlyDue: ['x'] })).isInReview).toBe(false);
    expect(accountSeen(account({ chargesEnabled: true })).isInReview).toBe(false);
  });

  it('asks nothing of who was refused, and names a date only for what is missing', () => {
    const dueAt = new Date('2026-12-01T00:00:00Z');
    expect(
      accountSeen(account({ disabledReason: 'rejected.fraud', currentlyDue: ['x'], dueAt })),
    ).toMatchObject({
      missing: [],
      dueAt: null,
    });
    expect(accountSeen(account({ chargesEnabled: true, currentlyDue: ['x'], dueAt })).dueAt).toEqual(dueAt);
    expect(accountSeen(account({ chargesEnabled: true, dueAt })).dueAt).toBeNull();
  });
});

it('groups what is missing, each group once, in the order people are asked', () => {
  expect(
    missingThings([
      'tos_acceptance.date',
      'tos_acceptance.ip',
      'external_account',
      'individual.verification.document',
      'individual.dob.day',
      'person_1Abc.first_name',
      'company.tax_id',
      'business_profile.url',
      'settings.payments.statement_descriptor',
      'company.verification.document',
      'something.new',
    ]),
  ).toEqual(['profile', 'company', 'person', 'document', 'bankAccount', 'terms', 'other']);
  expect(missingThings(['company.tax_id', 'business_type'])).toEqual(['company']);
});
