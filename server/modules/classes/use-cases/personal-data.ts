import type { PersonalDataSource } from '#server/kernel/personal-data.ts';
import { getOrders } from '#server/modules/payments/index.ts';
import { getProviderContacts } from '#server/modules/providers/index.ts';
import { emptyEnrolmentsOfPerson, readEnrolmentsOfPerson } from '../store/personal-data.ts';

/** What somebody signed up for. Sessions and amounts belong to the order, which has to be kept. */
export const classesPersonalData: PersonalDataSource = {
  placeInExport: 41,
  tables: {
    enrolments: { leftWhen: 't.person_id = gone.id and t.waits_for_address is not null' },
    class_sessions: { keptBecause: 'says who of the staff cancelled a session: part of its history' },
    enrolment_places: {
      keptBecause: 'says who of the staff noted who came: part of the record of the center',
    },
  },
  async export(work, _deps, { personId }) {
    const found = await readEnrolmentsOfPerson(work, personId);
    const providers = await getProviderContacts(
      work,
      found.map(({ providerId }) => providerId),
    );
    const orders = await getOrders(
      work,
      found.map(({ providerId, orderId }) => ({ providerId, id: orderId })),
    );
    const subscriptions = found.map((one) => ({
      provider: providers.get(one.providerId)?.name,
      what: orders.get(one.orderId)?.snapshot.name,
      ...one,
    }));
    return { subscriptions };
  },
  async erase(work, { personId }) {
    await emptyEnrolmentsOfPerson(work, personId);
  },
};
