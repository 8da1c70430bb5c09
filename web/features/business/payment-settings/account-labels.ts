import * as m from '#contracts/texts/messages.js';
import type { StatusTone } from '#web/business-ui/status-pill.tsx';
import type { Message } from '#web/lib/texts-in.ts';
import type { CenterAccount } from './payment-settings-calls.ts';

type Plain = Message<Record<never, never>>;

/** What a state is called, what it means, and the one act that helps. */
export interface AccountLabels {
  pill: Plain;
  tone: StatusTone;
  text: Plain;
  /** Of the button that leads to the processor. */
  verb: Plain;
  /** Whether that is what to do now, or only a way to go. */
  isUrgent: boolean;
}

export const MISSING_WORDS: Record<CenterAccount['missing'][number], Plain> = {
  profile: m.payacc_missing_profile,
  company: m.payacc_missing_company,
  person: m.payacc_missing_person,
  document: m.payacc_missing_document,
  bankAccount: m.payacc_missing_bank,
  terms: m.payacc_missing_terms,
  other: m.payacc_missing_other,
};

type SimpleState = Exclude<CenterAccount['state'], 'askedForMore' | 'ready' | 'disconnected'>;

const WORDS: Record<SimpleState, AccountLabels> = {
  none: {
    pill: m.payacc_state_none,
    tone: 'quiet',
    text: m.payacc_text_none,
    verb: m.payacc_connect,
    isUrgent: true,
  },
  started: {
    pill: m.payacc_state_started,
    tone: 'waiting',
    text: m.payacc_text_started,
    verb: m.payacc_continue,
    isUrgent: true,
  },
  refused: {
    pill: m.payacc_state_refused,
    tone: 'wrong',
    text: m.payacc_text_refused,
    verb: m.payacc_connect_another,
    isUrgent: true,
  },
};

/** The words for an account as it stands. */
export function accountLabels({ state, missing, isInReview, disconnectedBy }: CenterAccount): AccountLabels {
  switch (state) {
    case 'askedForMore':
      return isInReview
        ? {
            pill: m.payacc_state_review,
            tone: 'waiting',
            text: m.payacc_text_review,
            verb: m.payacc_open,
            isUrgent: false,
          }
        : {
            pill: m.payacc_state_more,
            tone: 'waiting',
            text: m.payacc_text_more,
            verb: m.payacc_complete,
            isUrgent: true,
          };
    case 'ready': {
      const isAsked = missing.length > 0;
      return {
        pill: m.payacc_state_ready,
        tone: 'good',
        text: isAsked ? m.payacc_text_ready_more : m.payacc_text_ready,
        verb: isAsked ? m.payacc_complete : m.payacc_open,
        isUrgent: isAsked,
      };
    }
    case 'disconnected':
      return {
        pill: m.payacc_state_disconnected,
        tone: disconnectedBy === 'processor' ? 'wrong' : 'quiet',
        text:
          disconnectedBy === 'processor'
            ? m.payacc_text_disconnected_processor
            : m.payacc_text_disconnected_owner,
        verb: m.payacc_connect_again,
        isUrgent: true,
      };
    default:
      return WORDS[state];
  }
}
