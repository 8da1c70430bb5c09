import type { Locale } from '#contracts/languages.ts';
import type { TeamRole } from '#contracts/roles.ts';
import { m } from '#contracts/texts/messages.js';
import type { AccountMailKind } from '../rules/mail-kinds.ts';
import { FAREWELL_KIND } from '../rules/mail-kinds.ts';
import { plainLine } from '../rules/plain-line.ts';
import type { MailContent, MailFrame, RenderedMail } from './mail-content.ts';
import { momentOf } from './moments.ts';
import { RADURA_BAND } from './palette.ts';
import { goodbyeOf, greetingTo } from './reservation-parts.ts';
import { toHtml } from './to-html.ts';
import { toText } from './to-text.ts';

/** What a mail about an account tells. */
export interface AccountMailData {
  firstname: string;
  language: Locale;
  /** Where its button leads; for a security notice, where to act when it was not the reader. */
  url: string;
  /** Until when the link works; null for notices. */
  expiresAt: Date | null;
  /** Where somebody was invited to. */
  providerName: string | null;
  /** The e-mail of whom it tells of, who is not its reader. */
  about?: string;
  /** As what somebody was invited to the team of Radura. */
  teamRole?: TeamRole | null;
  /** Six digits to be typed; in the mail that brings them. */
  digits?: string;
  origin: string;
}

/** Deadlines of accounts have no provider's zone; Radura lives in Italy. */
const ZONE = 'Europe/Rome';

type Said = Pick<MailContent, 'subject' | 'title' | 'preheader'> & {
  intro: string;
  button: string;
  note: string;
};

type VerifyTexts = Omit<Said, 'subject' | 'note'>;

const verifyTexts = (data: AccountMailData): VerifyTexts => ({
  title: m.mail_verify_title({}, spoken(data)),
  preheader: m.mail_verify_preheader({}, spoken(data)),
  intro: m.mail_verify_intro({}, spoken(data)),
  button: m.mail_verify_button({}, spoken(data)),
});

/** To whoever has registered a center. */
const verifyBusinessTexts = (data: AccountMailData): VerifyTexts => ({
  title: m.mail_verify_business_title({ name: inviter(data) }, spoken(data)),
  preheader: m.mail_verify_business_preheader({}, spoken(data)),
  intro: m.mail_verify_business_intro({ name: inviter(data) }, spoken(data)),
  button: m.mail_verify_business_button({}, spoken(data)),
});

const WORDS: Record<AccountMailKind, (data: AccountMailData) => Said> = {
  'account-verify': (data) => ({
    subject: m.mail_verify_subject({}, spoken(data)),
    ...(data.providerName === null ? verifyTexts(data) : verifyBusinessTexts(data)),
    note: m.mail_verify_note({ until: until(data) }, spoken(data)),
  }),
  'account-invite': (data) => ({
    subject: m.mail_invite_subject({ provider: inviter(data) }, spoken(data)),
    title: m.mail_invite_title({ provider: inviter(data) }, spoken(data)),
    preheader: m.mail_invite_preheader({}, spoken(data)),
    intro: m.mail_invite_intro({ provider: inviter(data) }, spoken(data)),
    button: m.mail_invite_button({}, spoken(data)),
    note: m.mail_invite_note({ until: until(data) }, spoken(data)),
  }),
  'account-role': (data) => ({
    subject: m.mail_invite_subject({ provider: inviter(data) }, spoken(data)),
    title: m.mail_invite_title({ provider: inviter(data) }, spoken(data)),
    preheader: m.mail_role_preheader({}, spoken(data)),
    intro: m.mail_role_intro({ provider: inviter(data) }, spoken(data)),
    button: m.mail_role_button({}, spoken(data)),
    note: m.mail_role_note({}, spoken(data)),
  }),
  'account-offer': (data) => ({
    subject: m.mail_invite_subject({ provider: inviter(data) }, spoken(data)),
    title: m.mail_invite_title({ provider: inviter(data) }, spoken(data)),
    preheader: m.mail_offer_preheader({}, spoken(data)),
    intro: m.mail_offer_intro({ provider: inviter(data) }, spoken(data)),
    button: m.mail_offer_button({}, spoken(data)),
    note: m.mail_offer_note({ until: until(data) }, spoken(data)),
  }),
  'account-ownership-asked': (data) => ({
    subject: m.mail_ownership_asked_subject({ provider: inviter(data) }, spoken(data)),
    title: m.mail_ownership_asked_title({ provider: inviter(data) }, spoken(data)),
    preheader: m.mail_ownership_asked_preheader({}, spoken(data)),
    intro: m.mail_ownership_asked_intro({ provider: inviter(data) }, spoken(data)),
    button: m.mail_offer_button({}, spoken(data)),
    note: m.mail_ownership_asked_note({ until: until(data) }, spoken(data)),
  }),
  'account-ownership-given': (data) => ({
    subject: m.mail_ownership_given_subject({ provider: inviter(data) }, spoken(data)),
    title: m.mail_ownership_given_title({ provider: inviter(data) }, spoken(data)),
    preheader: m.mail_ownership_given_preheader({}, spoken(data)),
    intro: m.mail_ownership_given_intro({ provider: inviter(data) }, spoken(data)),
    button: m.mail_role_button({}, spoken(data)),
    note: m.mail_security_note({}, spoken(data)),
  }),
  'account-ownership-taken': (data) => ({
    subject: m.mail_ownership_taken_subject({ provider: inviter(data) }, spoken(data)),
    title: m.mail_ownership_taken_title({ provider: inviter(data) }, spoken(data)),
    preheader: m.mail_ownership_taken_preheader({}, spoken(data)),
    intro: m.mail_ownership_taken_intro({ provider: inviter(data) }, spoken(data)),
    button: m.mail_role_button({}, spoken(data)),
    note: m.mail_security_note({}, spoken(data)),
  }),
  'account-director-made': (data) => ({
    subject: m.mail_director_subject({ provider: inviter(data) }, spoken(data)),
    title: m.mail_director_title({ provider: inviter(data) }, spoken(data)),
    preheader: m.mail_director_preheader({}, spoken(data)),
    intro: m.mail_director_intro({ email: data.about ?? '', provider: inviter(data) }, spoken(data)),
    button: m.mail_role_button({}, spoken(data)),
    note: m.mail_director_note({}, spoken(data)),
  }),
  'account-team-invite': (data) => {
    const isAuthor = data.teamRole === 'author';
    return {
      subject: m.mail_team_subject({}, spoken(data)),
      title: (isAuthor ? m.mail_team_title_author : m.mail_team_title_admin)({}, spoken(data)),
      preheader: m.mail_invite_preheader({}, spoken(data)),
      intro: (isAuthor ? m.mail_team_intro_author : m.mail_team_intro_admin)({}, spoken(data)),
      button: m.mail_invite_button({}, spoken(data)),
      note: m.mail_team_note({ until: until(data) }, spoken(data)),
    };
  },
  'account-administrator-made': (data) => ({
    subject: m.mail_administrator_subject({}, spoken(data)),
    title: m.mail_administrator_title({}, spoken(data)),
    preheader: m.mail_administrator_preheader({}, spoken(data)),
    intro: m.mail_administrator_intro({ email: data.about ?? '' }, spoken(data)),
    button: m.mail_administrator_button({}, spoken(data)),
    note: m.mail_administrator_note({}, spoken(data)),
  }),
  'account-notice-address': (data) => ({
    subject: m.mail_notice_address_subject({ provider: inviter(data) }, spoken(data)),
    title: m.mail_notice_address_title({}, spoken(data)),
    preheader: m.mail_notice_address_preheader({}, spoken(data)),
    intro: m.mail_notice_address_intro({ provider: inviter(data) }, spoken(data)),
    button: m.mail_role_button({}, spoken(data)),
    note: m.mail_notice_address_note({}, spoken(data)),
  }),
  'account-reset': (data) => ({
    subject: m.mail_reset_subject({}, spoken(data)),
    title: m.mail_reset_title({}, spoken(data)),
    preheader: m.mail_reset_preheader({}, spoken(data)),
    intro: m.mail_reset_intro({}, spoken(data)),
    button: m.mail_reset_button({}, spoken(data)),
    note: m.mail_reset_note({ until: until(data) }, spoken(data)),
  }),
  'account-new-email': (data) => ({
    subject: m.mail_new_email_subject({}, spoken(data)),
    title: m.mail_new_email_title({}, spoken(data)),
    preheader: m.mail_new_email_preheader({}, spoken(data)),
    intro: m.mail_new_email_intro({}, spoken(data)),
    button: m.mail_new_email_button({}, spoken(data)),
    note: m.mail_new_email_note({ until: until(data) }, spoken(data)),
  }),
  'account-email-changed': (data) => ({
    ...notice(data, m.mail_security_email({}, spoken(data))),
    intro: m.mail_security_email_intro({}, spoken(data)),
    button: m.mail_security_email_button({}, spoken(data)),
    note: m.mail_security_email_note({ until: until(data) }, spoken(data)),
  }),
  'account-email-taken-away': (data) => ({
    ...notice(data, m.mail_security_email_away({}, spoken(data))),
    intro: m.mail_security_email_away_intro({}, spoken(data)),
    note: m.mail_security_email_away_note({}, spoken(data)),
  }),
  'account-email-code': (data) => ({
    subject: m.mail_code_subject({ code: digitsIn(data) }, spoken(data)),
    title: m.mail_code_title({}, spoken(data)),
    preheader: m.mail_code_preheader({}, spoken(data)),
    intro: m.mail_code_intro({ code: digitsIn(data) }, spoken(data)),
    button: m.mail_security_button({}, spoken(data)),
    note: m.mail_code_note({}, spoken(data)),
  }),
  'account-password-changed': (data) => notice(data, m.mail_security_password({}, spoken(data))),
  'account-second-factor-added': (data) => notice(data, m.mail_security_factor_added({}, spoken(data))),
  'account-second-factor-removed': (data) => notice(data, m.mail_security_factor_removed({}, spoken(data))),
  'account-recovery-code-used': (data) => notice(data, m.mail_security_recovery_code({}, spoken(data))),
  'account-pin-set': (data) => notice(data, m.mail_security_pin_set({}, spoken(data))),
  'account-pin-removed': (data) => notice(data, m.mail_security_pin_removed({}, spoken(data))),
  'account-deleted': (data) => ({
    subject: m.mail_farewell_subject({}, spoken(data)),
    title: m.mail_farewell_title({}, spoken(data)),
    preheader: m.mail_farewell_preheader({}, spoken(data)),
    intro: m.mail_farewell_intro({}, spoken(data)),
    button: m.mail_farewell_button({}, spoken(data)),
    note: m.mail_farewell_note({}, spoken(data)),
  }),
};

/** Writes one mail about an account, in the person's language (specification sections 1 and 4). */
export function accountMailOf(kind: AccountMailKind, data: AccountMailData): RenderedMail {
  const said = WORDS[kind](data);
  const content: MailContent = {
    subject: said.subject,
    title: said.title,
    preheader: said.preheader,
    greeting: greetingTo(data.firstname, data.language),
    blocks: [
      { kind: 'paragraph', text: said.intro },
      { kind: 'button', label: said.button, url: data.url },
      { kind: 'note', text: said.note },
    ],
  };
  const frame: MailFrame = {
    language: data.language,
    senderName: 'Radura',
    colour: RADURA_BAND,
    logo: null,
    goodbye: goodbyeOf('Radura', data.language),
    footer:
      kind === FAREWELL_KIND
        ? m.mail_footer_farewell({}, spoken(data))
        : m.mail_footer_account({}, spoken(data)),
    origin: data.origin,
  };
  return {
    subject: plainLine(content.subject),
    text: toText(content, frame),
    html: toHtml(content, frame),
    replyTo: null,
    attachments: [],
  };
}

function notice(data: AccountMailData, what: string): Said {
  return {
    subject: what,
    title: what,
    preheader: m.mail_security_preheader({}, spoken(data)),
    intro: m.mail_security_intro({}, spoken(data)),
    button: m.mail_security_button({}, spoken(data)),
    note: m.mail_security_note({}, spoken(data)),
  };
}

const spoken = ({ language }: AccountMailData) => ({ locale: language });
const digitsIn = ({ digits }: AccountMailData) => digits ?? '';
const inviter = ({ providerName }: AccountMailData) => plainLine(providerName ?? 'Radura');

function until({ expiresAt, language }: AccountMailData): string {
  return expiresAt ? momentOf(expiresAt, ZONE, language).dateTime : '';
}
