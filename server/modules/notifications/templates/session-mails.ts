import { m } from '#contracts/texts/messages.js';
import type { Block, MailContent, Row } from './mail-content.ts';
import { momentOf } from './moments.ts';
import type { Sessions, SubscriptionMailData } from './subscription-parts.ts';
import {
  greetingOf,
  placeRows,
  sessionRows,
  toldOf,
  isPaidOnSite,
  notifiedSessions,
  wordsOf,
} from './subscription-parts.ts';

/** One session comes up. */
export function reminderOfSession(data: SubscriptionMailData): MailContent {
  const { details, language, links } = data;
  const options = { locale: language };
  const sessions = notifiedSessions(data);
  const [first] = sessions;
  const { provider } = details;
  const moment = momentOf(first?.startsAt ?? data.now, provider.timeZone, language);
  const said = { name: details.order.snapshot.name, provider: provider.name, date: moment.date };
  const blocks: Block[] = [
    { kind: 'paragraph', text: m.mail_session_reminder_intro(said, options) },
    { kind: 'facts', rows: [...sessionRows(data, sessions), ...placeRows(data, first)] },
    { kind: 'button', label: m.mail_subscription_manage({}, options), url: links.manage },
  ];
  if (isPaidOnSite(details))
    blocks.push({ kind: 'note', text: m.mail_subscription_pay_on_site({}, options) });
  return {
    subject: m.mail_session_reminder_subject(said, options),
    title: m.mail_session_reminder_title({}, options),
    preheader: m.mail_session_reminder_preheader({ ...said, time: moment.time }, options),
    greeting: greetingOf(data),
    blocks,
  };
}

/** Sessions are at another time, with somebody else or elsewhere. */
export function changedSession(data: SubscriptionMailData): MailContent {
  const { details, language, links, told, others } = data;
  const options = { locale: language };
  const sessions = notifiedSessions(data);
  const said = { name: details.order.snapshot.name, provider: details.provider.name };
  const isOne = sessions.length === 1;
  const intro = isOne
    ? m.mail_session_changed_intro(said, options)
    : m.mail_sessions_changed_intro({ ...said, count: sessions.length }, options);
  const label = m.mail_subscription_manage({}, options);
  // Each sign-up is given up by a link of its own
  const ofEach = [{ details, manage: links.manage }, ...others].flatMap((one): Block[] => {
    const own = toldOf(one.details, data).filter(({ place }) => place.status === 'A');
    const rows = own.flatMap((session) => beforeAndNow(data, session));
    return [
      { kind: 'facts', rows: [...rows, ...placeRows(data, own[0])] },
      { kind: 'button', label, url: one.manage },
    ];
  });
  const blocks: Block[] = [{ kind: 'paragraph', text: intro }, ...ofEach];
  if (told.isMoved) blocks.push({ kind: 'note', text: m.mail_session_changed_free({}, options) });
  return {
    subject: isOne
      ? m.mail_session_changed_subject(said, options)
      : m.mail_sessions_changed_subject(said, options),
    title: isOne ? m.mail_session_changed_title({}, options) : m.mail_sessions_changed_title({}, options),
    preheader: intro,
    greeting: greetingOf(data),
    blocks,
  };
}

function beforeAndNow(data: SubscriptionMailData, session: Sessions[number]): Row[] {
  const options = { locale: data.language };
  const was = data.told.before?.find(({ sessionId }) => sessionId === session.id);
  const before = was && {
    startsAt: new Date(was.startsAt),
    endsAt: new Date(was.endsAt),
    teacherName: was.teacherName,
  };
  return [
    ...(before ? [{ label: m.mail_session_before({}, options), value: wordsOf(data, before) }] : []),
    { label: m.mail_session_now({}, options), value: wordsOf(data, session) },
  ];
}
