import { m } from '#contracts/texts/messages.js';
import type { StaffMailKind } from '../rules/staff-mails.ts';
import type { MailContent, MailFrame } from './mail-content.ts';
import { rowsOf } from './mail-content.ts';
import { isOtherTime, movedFromRows } from './move-parts.ts';
import { bandColour } from './palette.ts';
import type { ReservationMailData } from './reservation-parts.ts';
import { customerName, goodbyeOf, momentBlock, serviceRows, startOf } from './reservation-parts.ts';

const WORDS = {
  'colleague-new-booking': {
    subject: m.mail_colleague_new_subject,
    title: m.mail_colleague_new_title,
    intro: m.mail_colleague_new_intro,
  },
  'colleague-move': {
    subject: m.mail_colleague_moved_subject,
    title: m.mail_colleague_moved_title,
    intro: m.mail_colleague_moved_intro,
  },
  'colleague-cancellation': {
    subject: m.mail_colleague_off_subject,
    title: m.mail_colleague_off_title,
    intro: m.mail_colleague_off_intro,
  },
} as const;

/** Of a booking at the same time. */
const CHANGED = {
  subject: m.mail_colleague_changed_subject,
  title: m.mail_colleague_changed_title,
  intro: m.mail_colleague_moved_intro,
};

/**
 * What whoever of the staff a booking is with is told: who comes by name and when, never how they are reached or what they pay, nor a link by which one acts for
 * them; that is read in the back office, by who may see it there (business rule 4).
 */
export function unreached({ reservation, links, ...rest }: ReservationMailData): ReservationMailData {
  const { firstname, lastname } = reservation.person;
  const { booking } = links.staff;
  return {
    ...rest,
    reservation: {
      ...reservation,
      person: { firstname, lastname, email: null, phone: null },
      recipient: null,
      isReadByCarer: true,
    },
    links: { ...links, confirm: booking, manage: booking },
  };
}

/** What became of a booking that is with the reader, or was. */
export const colleagueContent =
  (kind: StaffMailKind) =>
  (data: ReservationMailData): MailContent => {
    const { reservation, language, links } = data;
    const options = { locale: language };
    const words = kind === 'colleague-move' && !isOtherTime(data) ? CHANGED : WORDS[kind];
    const date = startOf(data).dateTime;
    const customer = customerName(reservation, language);
    const isOff = kind === 'colleague-cancellation';
    return {
      subject: words.subject({ offer: reservation.offer.name, date }, options),
      title: words.title({}, options),
      preheader: `${customer}, ${date}.`,
      greeting: m.mail_greeting({}, options),
      blocks: [
        { kind: 'paragraph', text: words.intro({ provider: reservation.provider.name }, options) },
        { ...momentBlock(data), isOff },
        {
          kind: 'facts',
          rows: [
            ...movedFromRows(isOff ? { ...data, movedFrom: null } : data),
            ...rowsOf([m.mail_label_customer({}, options), customer]),
            ...serviceRows(data),
          ],
        },
        ...(isOff
          ? []
          : [
              {
                kind: 'button' as const,
                label: m.mail_colleague_open({}, options),
                url: links.staff.booking,
              },
            ]),
      ],
    };
  };

/** Radura writes to the people who work at a provider. */
export function colleagueFrame({ reservation, language, links }: ReservationMailData): MailFrame {
  const { name, color } = reservation.provider;
  return {
    language,
    senderName: 'Radura',
    colour: bandColour(color),
    logo: null,
    goodbye: goodbyeOf('Radura', language),
    footer: m.mail_footer_colleague(
      { provider: name, address: links.staff.wishes, stop: links.staff.stop },
      { locale: language },
    ),
    origin: links.origin,
  };
}
