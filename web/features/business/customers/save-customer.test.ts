import { expect, it } from 'vitest';
import { answeringApi, formOf } from '#web/lib/testing/answering-api.ts';
import { saveCustomer } from './save-customer.ts';

const TAKEN = { errors: [{ message: 'Another customer has it.', code: 'alreadyAssigned' }] };
const listOf = (...items: object[]) => ({ data: { getCustomers: { items } } });
const DARIO = { id: 12, firstname: 'Dario', lastname: 'Costa', email: 'Dario@example.it' };

function save(found: ReturnType<typeof listOf>) {
  const { api, called } = answeringApi({ CreateCustomer: TAKEN, Customers: found });
  const form = formOf({ firstname: 'Dario', email: 'dario@example.it' });
  return { called, answer: saveCustomer(form, { api, locale: 'it' }, { providerId: 7, id: null }) };
}

it('an e-mail of an archived customer says whose it is, and leads to them', async () => {
  const { called, answer } = save(listOf({ ...DARIO, id: 3, email: 'mario.dario@example.it' }, DARIO));
  expect(await answer).toMatchObject({
    isSaved: false,
    archivedId: 12,
    fieldErrors: { email: 'Questa e-mail è di Dario Costa, nei clienti archiviati.' },
  });
  expect(called[1]).toMatchObject({
    name: 'Customers',
    variables: { providerId: 7, search: 'dario@example.it', standing: 'archived' },
  });
});

it('an e-mail of a customer who is listed is taken, as before', async () => {
  const answer = await save(listOf()).answer;
  expect(answer).toMatchObject({ isSaved: false, fieldErrors: { email: 'Another customer has it.' } });
  expect(answer).not.toHaveProperty('archivedId');
});
