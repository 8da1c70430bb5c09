import type { PersonalDataSource } from '#server/kernel/personal-data.ts';
import { FAREWELL_KIND } from '../rules/mail-kinds.ts';
import { readFeed } from '../store/calendar-feeds.ts';
import { deleteNoticesOf, readNoticesOf } from '../store/notices.ts';
import { deleteWishesOf, readWishesOf } from '../store/staff-mail-wishes.ts';
import {
  deleteFeed,
  deleteMessagesFrom,
  forgetRecipients,
  readMailsTo,
  readMessagesFrom,
} from '../store/personal-data.ts';

/** Mails to somebody, messages from them, and the calendar that follows their bookings. */
export const notificationsPersonalData: PersonalDataSource = {
  placeInExport: 90,
  tables: {
    mails: {
      leftWhen: `t.kind = '${FAREWELL_KIND}' and t.subject_id = gone.id and t.recipient <> '' and t.state <> 'waiting'`,
    },
    contact_messages: { leftWhen: null },
    provider_requests: { leftWhen: null },
    calendar_feeds: { leftWhen: 't.person_id = gone.id' },
    notices: { leftWhen: 't.person_id = gone.id' },
    staff_mail_wishes: { leftWhen: 't.person_id = gone.id' },
  },
  async export(work, _deps, { personId, addresses }) {
    const feed = await readFeed(work, personId);
    return {
      calendarFeed: { isOn: feed?.isOn ?? false, timesRenewed: (feed?.generation ?? 1) - 1 },
      noticesToYou: await readNoticesOf(work, personId),
      mailsYouWishAtWork: await readWishesOf(work, personId),
      lettersToYou: addresses.length > 0 ? await readMailsTo(work, addresses) : [],
      writtenByYou:
        addresses.length > 0 ? await readMessagesFrom(work, addresses) : { messages: [], requests: [] },
    };
  },
  async erase(work, { personId, addresses }) {
    await deleteFeed(work, personId);
    await deleteNoticesOf(work, personId);
    await deleteWishesOf(work, personId);
    if (addresses.length === 0) return;
    await forgetRecipients(work, addresses);
    await deleteMessagesFrom(work, addresses);
  },
};
