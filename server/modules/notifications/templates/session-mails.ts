import { m } from '#contracts/texts/messages.js';
import type { Block, MailContent, Row } from './mail-content.ts';
import { momentOf } from './moments.ts';
import type { SubscriptionMailData } from './subscription-parts.ts';
import { greetingOf, placeRows, sessionRows, toldSessions, wordsOf } from './subscription-parts.ts';

/** One session comes up. */
export function reminderOfSession(data: SubscriptionMailData): MailContent {
  const { details, language, links } = data;
  const options = { locale: language };
  const sessions = toldSessions(data);
  const [first] = sessions;
  const { provider, enrolment } = details;
  const moment = momentOf(first?.startsAt ?? data.now, provider.timeZone, language);
  const said = { name: details.order.snapshot.name, provider: provider.name, date: moment.date };
  const blocks: Block[] = [
    { kind: 'paragraph', text: m.mail_session_reminder_intro(said, options) },
    { kind: 'facts', rows: [...sessionRows(data, sessions), ...placeRows(data, first)] },
    { kind: 'button', label: m.mail_subscription_manage({}, options), url: links.manage },
  ];
  if (enrolment.onlyBook && enrolment.totalCents > 0)
    blocks.push({ kind: 'note', text: m.mail_subscription_pay_on_site({}, options) });
  return {
    subject: m.mail_session_reminder_subject(said, options),
    title: m.mail_session_reminder_title({}, options),
    preheader: m.mail_session_reminder_preheader({ ...said, time: moment.time }, options),
    greeting: greetingOf(data),
    blocks,
  };
}

/** One session is at another time, with somebody else or elsewhere. */
export function changedSession(data: SubscriptionMailData): MailContent {
  const { details, language, links, told } = data;
  const options = { locale: language };
  const [session] = toldSessions(data);
  const said = { name: details.order.snapshot.name, provider: details.provider.name };
  const intro = m.mail_session_changed_intro(said, options);
  const { before } = told;
  const was = before && {
    startsAt: new Date(before.startsAt),
    endsAt: new Date(before.endsAt),
    teacherName: before.teacherName,
  };
  const rows: Row[] = [
    ...(was ? [{ label: m.mail_session_before({}, options), value: wordsOf(data, was) }] : []),
    ...(session ? [{ label: m.mail_session_now({}, options), value: wordsOf(data, session) }] : []),
    ...placeRows(data, session),
  ];
  const blocks: Block[] = [
    { kind: 'paragraph', text: intro },
    { kind: 'facts', rows },
    { kind: 'button', label: m.mail_subscription_manage({}, options), url: links.manage },
  ];
  if (told.isMoved) blocks.push({ kind: 'note', text: m.mail_session_changed_free({}, options) });
  return {
    subject: m.mail_session_changed_subject(said, options),
    title: m.mail_session_changed_title({}, options),
    preheader: intro,
    greeting: greetingOf(data),
    blocks,
  };
}
