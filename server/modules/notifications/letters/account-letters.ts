import type { Locale } from '#contracts/languages.ts';
import { m } from '#contracts/texts/messages.js';
import type { AccountMailKind } from '../rules/mail-kinds.ts';
import { FAREWELL_KIND } from '../rules/mail-kinds.ts';
import { plainLine } from '../rules/plain-line.ts';
import type { LetterContent, LetterFrame, RenderedLetter } from './letter-content.ts';
import { momentOf } from './moments.ts';
import { DEFAULT_BAND } from './palette.ts';
import { goodbyeOf, greetingTo } from './reservation-parts.ts';
import { toHtml } from './to-html.ts';
import { toText } from './to-text.ts';

/** What a letter about an account tells. */
export interface AccountScene {
  firstname: string;
  language: Locale;
  /** Where its button leads; for a security notice, where to act when it was not the reader. */
  url: string;
  /** Until when the link works; null for notices. */
  expiresAt: Date | null;
  /** Where somebody was invited to. */
  providerName: string | null;
  /** Six digits to be typed; in the letter that brings them. */
  digits?: string;
  origin: string;
}

/** Deadlines of accounts have no provider's zone; Radura lives in Italy. */
const ZONE = 'Europe/Rome';

type Said = Pick<LetterContent, 'subject' | 'title' | 'preheader'> & {
  intro: string;
  button: string;
  note: string;
};

const WORDS: Record<AccountMailKind, (scene: AccountScene) => Said> = {
  'account-verify': (scene) => ({
    subject: m.mail_verify_subject({}, spoken(scene)),
    title: m.mail_verify_title({}, spoken(scene)),
    preheader: m.mail_verify_preheader({}, spoken(scene)),
    intro: m.mail_verify_intro({}, spoken(scene)),
    button: m.mail_verify_button({}, spoken(scene)),
    note: m.mail_verify_note({ until: until(scene) }, spoken(scene)),
  }),
  'account-invite': (scene) => ({
    subject: m.mail_invite_subject({ provider: inviter(scene) }, spoken(scene)),
    title: m.mail_invite_title({ provider: inviter(scene) }, spoken(scene)),
    preheader: m.mail_invite_preheader({}, spoken(scene)),
    intro: m.mail_invite_intro({ provider: inviter(scene) }, spoken(scene)),
    button: m.mail_invite_button({}, spoken(scene)),
    note: m.mail_invite_note({ until: until(scene) }, spoken(scene)),
  }),
  'account-role': (scene) => ({
    subject: m.mail_invite_subject({ provider: inviter(scene) }, spoken(scene)),
    title: m.mail_invite_title({ provider: inviter(scene) }, spoken(scene)),
    preheader: m.mail_role_preheader({}, spoken(scene)),
    intro: m.mail_role_intro({ provider: inviter(scene) }, spoken(scene)),
    button: m.mail_role_button({}, spoken(scene)),
    note: m.mail_role_note({}, spoken(scene)),
  }),
  'account-reset': (scene) => ({
    subject: m.mail_reset_subject({}, spoken(scene)),
    title: m.mail_reset_title({}, spoken(scene)),
    preheader: m.mail_reset_preheader({}, spoken(scene)),
    intro: m.mail_reset_intro({}, spoken(scene)),
    button: m.mail_reset_button({}, spoken(scene)),
    note: m.mail_reset_note({ until: until(scene) }, spoken(scene)),
  }),
  'account-new-email': (scene) => ({
    subject: m.mail_new_email_subject({}, spoken(scene)),
    title: m.mail_new_email_title({}, spoken(scene)),
    preheader: m.mail_new_email_preheader({}, spoken(scene)),
    intro: m.mail_new_email_intro({}, spoken(scene)),
    button: m.mail_new_email_button({}, spoken(scene)),
    note: m.mail_new_email_note({ until: until(scene) }, spoken(scene)),
  }),
  'account-email-changed': (scene) => ({
    ...notice(scene, m.mail_security_email({}, spoken(scene))),
    intro: m.mail_security_email_intro({}, spoken(scene)),
    button: m.mail_security_email_button({}, spoken(scene)),
    note: m.mail_security_email_note({ until: until(scene) }, spoken(scene)),
  }),
  'account-email-code': (scene) => ({
    subject: m.mail_code_subject({ code: digitsIn(scene) }, spoken(scene)),
    title: m.mail_code_title({}, spoken(scene)),
    preheader: m.mail_code_preheader({}, spoken(scene)),
    intro: m.mail_code_intro({ code: digitsIn(scene) }, spoken(scene)),
    button: m.mail_security_button({}, spoken(scene)),
    note: m.mail_code_note({}, spoken(scene)),
  }),
  'account-password-changed': (scene) => notice(scene, m.mail_security_password({}, spoken(scene))),
  'account-second-factor-added': (scene) => notice(scene, m.mail_security_factor_added({}, spoken(scene))),
  'account-second-factor-removed': (scene) =>
    notice(scene, m.mail_security_factor_removed({}, spoken(scene))),
  'account-recovery-code-used': (scene) => notice(scene, m.mail_security_recovery_code({}, spoken(scene))),
  'account-deleted': (scene) => ({
    subject: m.mail_farewell_subject({}, spoken(scene)),
    title: m.mail_farewell_title({}, spoken(scene)),
    preheader: m.mail_farewell_preheader({}, spoken(scene)),
    intro: m.mail_farewell_intro({}, spoken(scene)),
    button: m.mail_farewell_button({}, spoken(scene)),
    note: m.mail_farewell_note({}, spoken(scene)),
  }),
};

/** Writes one letter about an account, in the person's language (ledger EML-12, I18-10). */
export function accountLetterOf(kind: AccountMailKind, scene: AccountScene): RenderedLetter {
  const said = WORDS[kind](scene);
  const content: LetterContent = {
    subject: said.subject,
    title: said.title,
    preheader: said.preheader,
    greeting: greetingTo(scene.firstname, scene.language),
    blocks: [
      { kind: 'paragraph', text: said.intro },
      { kind: 'button', label: said.button, url: scene.url },
      { kind: 'note', text: said.note },
    ],
  };
  const frame: LetterFrame = {
    language: scene.language,
    senderName: 'Radura',
    colour: DEFAULT_BAND,
    logo: null,
    goodbye: goodbyeOf('Radura', scene.language),
    footer: kind === FAREWELL_KIND ? m.mail_footer_farewell({}, spoken(scene)) : m.mail_footer_account({}, spoken(scene)),
    origin: scene.origin,
  };
  return {
    subject: plainLine(content.subject),
    text: toText(content, frame),
    html: toHtml(content, frame),
    replyTo: null,
    attachments: [],
  };
}

function notice(scene: AccountScene, what: string): Said {
  return {
    subject: what,
    title: what,
    preheader: m.mail_security_preheader({}, spoken(scene)),
    intro: m.mail_security_intro({}, spoken(scene)),
    button: m.mail_security_button({}, spoken(scene)),
    note: m.mail_security_note({}, spoken(scene)),
  };
}

const spoken = ({ language }: AccountScene) => ({ locale: language });
const digitsIn = ({ digits }: AccountScene) => digits ?? '';
const inviter = ({ providerName }: AccountScene) => plainLine(providerName ?? 'Radura');

function until({ expiresAt, language }: AccountScene): string {
  return expiresAt ? momentOf(expiresAt, ZONE, language).dateTime : '';
}
