import type { Member, ProviderOfTown, Town } from '../town.ts';
import { verasBooking, verasBookingElsewhere } from './bookings.ts';
import { screen } from './center-pages.ts';
import { anotherProvider, letDo, otherPlaceOf, placeOf } from './services.ts';
import type { AccessTarget, AnothersIds, Args } from './target.ts';
import { UNKNOWN_ID } from './target.ts';

/** Tells somebody of a booking at a provider. @returns the notice */
async function notice(
  { app }: Town,
  { providerId }: ProviderOfTown,
  { personId, reservationId }: { personId: number; reservationId: number },
): Promise<number> {
  const { rows } = await app.pool.query<{ id: string }>(
    `insert into notices (provider_id, person_id, kind, is_own, reservation_id, created_at)
       values ($1, $2, 'bookingConfirmed', true, $3, now()) returning id`,
    [providerId, personId, reservationId],
  );
  return Number(rows[0]?.id);
}

/** Somebody's own notice where they work, about a booking of that provider. */
async function ownNotice(town: Town, me: Member): Promise<Args> {
  const place = placeOf(town, me);
  await letDo(town, place, me);
  return { providerId: place.providerId, ids: [await noticeAt(town, place, me.personId)] };
}

const noticeAt = async (town: Town, place: ProviderOfTown, personId: number): Promise<number> => {
  const booking = place === town.here ? verasBooking : verasBookingElsewhere;
  const { id: reservationId } = await booking(town);
  return notice(town, place, { personId, reservationId });
};

/** Of a colleague at the same provider: it stays unread, as what never existed. */
const aColleaguesNotice =
  (path: string): AnothersIds =>
  async (town, me) => [
    { [path]: await noticeAt(town, placeOf(town, me), town.vera.personId) },
    { [path]: await noticeAt(town, otherPlaceOf(town, me), town.vera.personId) },
  ];

/** What somebody was told. */
export const NOTICES: AccessTarget = {
  called: 'what one was told at a provider; another’s: at another provider',
  mine: ownNotice,
  others: async (town, me) => [{ providerId: otherPlaceOf(town, me).providerId, ids: [UNKNOWN_ID] }],
  unknown: { providerId: UNKNOWN_ID },
  ids: {
    providerId: anotherProvider,
    ids: aColleaguesNotice('ids'),
    upTo: { isTriedBy: 'server/modules/notifications/notices.integration.test.ts' },
  },
};

export const NOTICES_SCREEN = screen('one’s own notices', async (town, me) => {
  await ownNotice(town, me);
  return {};
});
export const NOTICE_TO_READ = screen(
  'a notice to be marked as read',
  async (town, me, place) => ({ form: { id: await noticeAt(town, place, me.personId) } }),
  { 'form.id': aColleaguesNotice('form.id') },
);

const WISHES = { newBookings: true, moves: false, cancellations: true, days: 'all', dayBefore: true };

/** Who works at a provider is also one of its staff, with whom bookings are: others are mailed nothing. */
async function standsAmongStaff({ app }: Town, { providerId }: ProviderOfTown, me: Member): Promise<void> {
  await app.pool.query(
    `insert into resources (provider_id, kind, type, name, position, person_id)
       select provider_id, 1, 'collaborator', 'Anna', 99, person_id from provider_roles where provider_id = $1 and person_id = $2
         and not exists (select from resources where provider_id = $1 and person_id = $2) limit 1`,
    [providerId, me.personId],
  );
}

/** What somebody is mailed about their own bookings where they work. */
export const MAILS_AT_WORK: AccessTarget = {
  called: 'what one is mailed about at a provider; another’s: at another provider',
  mine: async (town, me) => {
    const place = placeOf(town, me);
    await letDo(town, place, me);
    await standsAmongStaff(town, place, me);
    return { providerId: place.providerId, input: WISHES };
  },
  others: async (town, me) => [{ providerId: otherPlaceOf(town, me).providerId, input: WISHES }],
  unknown: { providerId: UNKNOWN_ID, input: WISHES },
  ids: { providerId: anotherProvider },
};
export const MAILS_TO_CHOOSE = screen('what one is mailed about, chosen', async () => ({
  form: { intent: 'mails', newBookings: 'on', days: 'all' },
}));

/** The link that stops mails to one of those who work at a provider: whoever holds it may. */
export const STOP_LINK: AccessTarget = {
  called: 'the link in a mail to a colleague that stops such mails',
  mine: async (town) => ({ code: await stopCode(town) }),
  others: async (town) => {
    const code = await stopCode(town);
    const { providerId, id } = await verasBooking(town);
    return [
      { code: `${code.slice(0, -3)}${code.endsWith('AAA') ? 'BBB' : 'AAA'}` },
      { code: town.app.deps.links.codeFor('manage-reservation', { providerId, id }) },
    ];
  },
  unknown: { code: '1.1.AAAAAAAAAAAAAAAAAAAAAAAAAAA' },
};

async function stopCode({ app, here: { providerId } }: Town): Promise<string> {
  const { rows } = await app.pool.query<{ id: string }>(
    'select person_id as id from provider_roles where provider_id = $1 and active order by person_id limit 1',
    [providerId],
  );
  return app.deps.links.stopCodeFor({ providerId, personId: Number(rows[0]?.id) });
}
