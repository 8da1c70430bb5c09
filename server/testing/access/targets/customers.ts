import { aMerge, aWalkIn } from '#server/modules/customers/builders.ts';
import { writeNote } from '#server/modules/customers/index.ts';
import type { ProviderOfTown, Town } from '../town.ts';
import { screen } from './center-pages.ts';
import { customer } from './desk-booking.ts';
import { anotherProvider, letDo, otherPlaceOf, placeOf } from './services.ts';
import type { AccessTarget, AnothersIds, Args } from './target.ts';
import { UNKNOWN_ID } from './target.ts';

let made = 0;

const anotherCustomer =
  (path: string): AnothersIds =>
  async (town, me) => [{ [path]: await customer(town, otherPlaceOf(town, me)) }];

type ArgsFor = (town: Town, place: ProviderOfTown) => Args | Promise<Args>;

/** Something that is asked or done at a provider. */
function atProvider(called: string, argsFor: ArgsFor, ids: AccessTarget['ids'] = {}): AccessTarget {
  const argsOf = async (town: Town, place: ProviderOfTown): Promise<Args> => ({
    providerId: place.providerId,
    ...(await argsFor(town, place)),
  });
  return {
    called: `${called}; another’s: of another provider`,
    async mine(town, me) {
      const place = placeOf(town, me);
      await letDo(town, place, me);
      return argsOf(town, place);
    },
    others: async (town, me) => [await argsOf(town, otherPlaceOf(town, me))],
    unknown: { providerId: UNKNOWN_ID },
    ids: { providerId: anotherProvider, ...ids },
  };
}

/** The same about one customer, who has a booking, so that who sees only their own sees them too. */
const aboutOne = (called: string, more: Args = {}, ids: AccessTarget['ids'] = {}): AccessTarget =>
  atProvider(called, async (town, place) => ({ id: await customer(town, place), ...more }), {
    id: anotherCustomer('id'),
    ...ids,
  });

const typed = () => ({ firstname: 'Nora', lastname: `Prova ${(made += 1)}` });

export const CUSTOMER = aboutOne('a customer');
export const CUSTOMER_TO_BLACKLIST = aboutOne('a customer to refuse', {
  input: { isBlacklisted: true, reason: 'Non si presenta' },
});
export const CUSTOMER_TO_WITHHOLD_FROM = aboutOne('a customer to withhold courses from', {
  isContentBlocked: true,
});
export const CUSTOMER_TO_ERASE = atProvider(
  'a customer whose account was deleted',
  async (town, place) => {
    const id = await customer(town, place);
    await town.app.pool.query(
      'update customers set erasure_asked_at = now(), erasure_answer = null, person_id = null where id = $1',
      [id],
    );
    return { id };
  },
  { id: anotherCustomer('id') },
);
export const CUSTOMERS_TO_ARCHIVE = atProvider(
  'some customers',
  async (town, place) => ({ ids: [await customer(town, place)] }),
  { ids: anotherCustomer('ids') },
);
export const CUSTOMERS_TO_RESTORE = atProvider(
  'some customers who are archived',
  async (town, place) => {
    const id = await customer(town, place);
    await town.app.pool.query('update customers set archived_at = now() where id = $1', [id]);
    return { ids: [id] };
  },
  { ids: anotherCustomer('ids') },
);

/** Of a customer with a booking. */
async function note(town: Town, place: ProviderOfTown, isHealth: boolean): Promise<Args> {
  const of = { providerId: place.providerId, customerId: await customer(town, place) };
  const text = 'Preferisce la mattina';
  return {
    customerId: of.customerId,
    id: await writeNote(town.app.work(), of, { text, isHealth, writtenBy: town.vera.personId }),
  };
}

async function tag({ app }: Town, { providerId }: ProviderOfTown): Promise<number> {
  const { rows } = await app.pool.query<{ id: string }>(
    "insert into customer_tags (provider_id, name, color) values ($1, $2, '#336655') returning id",
    [providerId, `Gruppo ${(made += 1)}`],
  );
  return Number(rows[0]?.id);
}

const anotherNote =
  (path: string, isHealth: boolean): AnothersIds =>
  async (town, me) => [{ [path]: (await note(town, otherPlaceOf(town, me), isHealth)).id }];
const anotherTag =
  (path: string): AnothersIds =>
  async (town, me) => [{ [path]: await tag(town, otherPlaceOf(town, me)) }];

export const CUSTOMERS = atProvider('a provider’s customers', () => ({}), { tagId: anotherTag('tagId') });
export const TAGS = atProvider('a provider’s tags', () => ({}));
export const HEALTH_NOTES = atProvider(
  'a customer’s health notes',
  async (town, place) => ({ customerId: (await note(town, place, true))['customerId'] }),
  { customerId: anotherCustomer('customerId') },
);
export const NOTE_TO_ADD = atProvider(
  'a note of a customer',
  async (town, place) => ({ customerId: await customer(town, place), input: { text: 'Arriva in bici' } }),
  { customerId: anotherCustomer('customerId') },
);
const noteTarget = (called: string, kind: { is: boolean; shallBe: boolean }): AccessTarget =>
  atProvider(
    called,
    async (town, place) => ({ id: (await note(town, place, kind.is))['id'], isHealth: kind.shallBe }),
    { id: anotherNote('id', kind.is) },
  );
export const NOTE_TO_REMOVE = noteTarget('a note', { is: false, shallBe: false });
export const HEALTH_NOTE_TO_REMOVE = noteTarget('a health note', { is: true, shallBe: true });
export const NOTE_TO_MARK = noteTarget('a note that is about health', { is: false, shallBe: true });
export const HEALTH_NOTE_TO_MARK = noteTarget('a health note that is none', { is: true, shallBe: false });

const aTag = () => ({ input: { name: `Nuova ${(made += 1)}`, color: '#336655' } });
export const TWO_TO_MERGE = atProvider(
  'two customers who are one',
  async (town, place) => ({ keptId: await customer(town, place), mergedId: await customer(town, place) }),
  { keptId: anotherCustomer('keptId'), mergedId: anotherCustomer('mergedId') },
);
/** Two who have nobody to care for. */
async function pairForCare(town: Town, place: ProviderOfTown): Promise<{ id: number; carerId: number }> {
  return { id: await customer(town, place), carerId: await customer(town, place) };
}
export const CARE_TO_SET = atProvider(
  'a customer to put in care',
  async (town, place) => ({ ...(await pairForCare(town, place)), version: 1, relation: 'parent' }),
  { id: anotherCustomer('id'), carerId: anotherCustomer('carerId') },
);
export const CARE_TO_END = aboutOne('a customer in care');
/** A merge of two who have just been written down. */
async function merge({ app }: Town, { providerId }: ProviderOfTown): Promise<Args> {
  const [keptId, mergedId] = [
    await aWalkIn(app.work(), { providerId }),
    await aWalkIn(app.work(), { providerId }),
  ];
  return { keptId, id: await aMerge(app.work(), app.deps, { providerId, keptId, mergedId }) };
}
const anotherMerge =
  (path: string): AnothersIds =>
  async (town, me) => [{ [path]: (await merge(town, otherPlaceOf(town, me)))['id'] }];
export const MERGE_TO_UNDO = atProvider(
  'a merge to undo',
  async (town, place) => ({ id: (await merge(town, place))['id'] }),
  { id: anotherMerge('id') },
);

export const NEW_TAG = atProvider('a tag', async ({ app }, { providerId }) => {
  // A provider has fifty at most, and the others have made theirs
  await app.pool.query("delete from customer_tags where provider_id = $1 and name like 'Gruppo %'", [
    providerId,
  ]);
  return aTag();
});
export const TAG_TO_EDIT = atProvider(
  'a tag to change',
  async (town, place) => ({ id: await tag(town, place), ...aTag() }),
  { id: anotherTag('id') },
);
export const TAGS_OF_CUSTOMER = atProvider(
  'the tags of a customer',
  async (town, place) => ({ id: await customer(town, place), tagIds: [await tag(town, place)] }),
  { id: anotherCustomer('id'), tagIds: anotherTag('tagIds') },
);

export const CHOSEN_CUSTOMERS = atProvider(
  'customers who were chosen',
  async (town, place) => ({ ids: [await customer(town, place)] }),
  { ids: anotherCustomer('ids') },
);
/** One tag is given to a customer and another taken from them. */
export const TAGS_OF_SEVERAL = atProvider(
  'tags of several customers',
  async (town, place) => {
    const customerIds = await customer(town, place);
    return {
      add: { tagId: await tag(town, place), customerIds },
      remove: { tagId: await tag(town, place), customerIds },
    };
  },
  {
    'add.tagId': anotherTag('add.tagId'),
    'add.customerIds': anotherCustomer('add.customerIds'),
    'remove.tagId': anotherTag('remove.tagId'),
    'remove.customerIds': anotherCustomer('remove.customerIds'),
  },
);

/** A field that is in use, or archived, which makes no room scarce. */
async function field({ app }: Town, { providerId }: ProviderOfTown, isArchived = false): Promise<number> {
  // A provider has so many at most, and the others have made theirs
  await app.pool.query(
    "update customer_fields set archived_at = now() where provider_id = $1 and name like 'Campo %'",
    [providerId],
  );
  const { rows } = await app.pool.query<{ id: string }>(
    `insert into customer_fields (provider_id, name, kind, expires, is_asked, position, archived_at)
      values ($1, $2, 'text', true, false, 9, $3) returning id`,
    [providerId, `Campo ${(made += 1)}`, isArchived ? new Date() : null],
  );
  return Number(rows[0]?.id);
}
const anotherField =
  (path: string): AnothersIds =>
  async (town, me) => [{ [path]: await field(town, otherPlaceOf(town, me)) }];
export const NEW_CUSTOMER = atProvider('a new customer', () => ({ input: typed() }), {
  'input.fields.fieldId': anotherField('input.fields.fieldId'),
});
export const CUSTOMER_TO_EDIT = aboutOne(
  'a customer to change',
  { version: 1, input: { firstname: 'Nora' } },
  { 'input.fields.fieldId': anotherField('input.fields.fieldId') },
);
const aField = () => ({ name: `Tessera ${(made += 1)}`, expires: true, isAsked: true });

export const FIELDS = atProvider('a provider’s own fields', () => ({}));
export const NEW_FIELD = atProvider('a field', async ({ app }, { providerId }) => {
  await app.pool.query(
    `delete from customer_fields f where provider_id = $1 and (name like 'Campo %' or name like 'Tessera _%')
      and not exists (select from customer_field_values v where v.provider_id = f.provider_id and v.field_id = f.id)`,
    [providerId],
  );
  return { input: { ...aField(), kind: 'text' } };
});
export const FIELD_TO_EDIT = atProvider(
  'a field to change',
  async (town, place) => ({ id: await field(town, place), version: 1, input: aField() }),
  { id: anotherField('id') },
);
export const FIELD_TO_ARCHIVE = atProvider(
  'a field',
  async (town, place) => ({ id: await field(town, place) }),
  { id: anotherField('id') },
);
export const FIELD_TO_RESTORE = atProvider(
  'an archived field',
  async (town, place) => ({ id: await field(town, place, true) }),
  { id: anotherField('id') },
);
export const FIELDS_TO_REORDER = atProvider(
  'fields in another order',
  async (town, place) => ({ id: await field(town, place), beforeId: null }),
  { id: anotherField('id'), beforeId: anotherField('beforeId') },
);
export const FIELDS_SCREEN = screen('the own fields', () => ({}));
export const FIELD_TO_SAVE = screen(
  'a field',
  async (town, _me, place) => ({
    form: { id: await field(town, place), version: '1', ...aField(), expires: 'yes', isAsked: 'yes' },
  }),
  { 'form.id': anotherField('form.id') },
);
export const TAGS_SCREEN = screen('the tags', () => ({}));
export const TAG_TO_SAVE = screen(
  'a tag',
  async (town, _me, place) => ({
    form: { id: await tag(town, place), name: `Altra ${(made += 1)}`, color: '#336655' },
  }),
  { 'form.id': anotherTag('form.id') },
);
export const CHOSEN_SCREEN = screen('customers who were chosen', async (town, _me, place) => ({
  search: { chosen: await customer(town, place) },
}));
export const CHOSEN_TO_TAG = screen(
  'chosen customers to tag',
  async (town, _me, place) => {
    const id = await customer(town, place);
    const form = { intent: 'tags', ids: String(id), add: String(await tag(town, place)) };
    return { search: { chosen: id }, form };
  },
  { 'form.ids': anotherCustomer('form.ids'), 'form.add': anotherTag('form.add') },
);
export const CHOSEN_TO_PUT_BACK = screen(
  'chosen customers whose tags are put back',
  async (town, _me, place) => {
    const id = await customer(town, place);
    return { search: { chosen: id }, form: { intent: 'undo', added: `${await tag(town, place)}:${id}` } };
  },
  {
    'form.added': async (town, me) => {
      const place = otherPlaceOf(town, me);
      return [{ 'form.added': `${await tag(town, place)}:${await customer(town, place)}` }];
    },
  },
);
export const CARD_TO_NOTE = screen(
  'a customer to note something of',
  async (town, _me, place) => ({
    id: await customer(town, place),
    form: { intent: 'note', text: 'Arriva in bici' },
  }),
  { id: anotherCustomer('id') },
);
export const HEALTH_SCREEN = screen(
  'the health notes of a customer',
  async (town, _me, place) => ({ id: (await note(town, place, true))['customerId'] }),
  { id: anotherCustomer('id') },
);
export const HEALTH_NOTE_ON_SCREEN = screen(
  'a health note to remove',
  async (town, me, place) => {
    const of = { providerId: place.providerId, customerId: await customer(town, place) };
    const written = { text: 'Schiena', isHealth: true, writtenBy: me.personId };
    return {
      id: of.customerId,
      form: { intent: 'removeNote', noteId: await writeNote(town.app.work(), of, written) },
    };
  },
  { id: anotherCustomer('id'), 'form.noteId': anotherNote('form.noteId', true) },
);

const oneOf = async (town: Town, place: ProviderOfTown): Promise<Args> => ({
  id: await customer(town, place),
});

export const CUSTOMERS_SCREEN = screen('the customers', () => ({}), {
  'search.tag': anotherTag('search.tag'),
});
export const ACT_ON_CUSTOMERS = screen(
  'an act on customers',
  async (town, _me, place) => ({ form: { act: 'archive', ids: await customer(town, place) } }),
  { 'form.ids': anotherCustomer('form.ids') },
);
export const CUSTOMER_SCREEN = screen('a customer', (town, _me, place) => oneOf(town, place), {
  id: anotherCustomer('id'),
});
export const CUSTOMER_SCREEN_TO_BLACKLIST = screen(
  'a customer to refuse',
  async (town, _me, place) => ({
    ...(await oneOf(town, place)),
    form: { isBlacklisted: 'yes', reason: 'Non si presenta' },
  }),
  { id: anotherCustomer('id') },
);
export const CUSTOMER_SCREEN_TO_WITHHOLD = screen(
  'a customer to withhold courses from',
  async (town, _me, place) => ({
    ...(await oneOf(town, place)),
    form: { intent: 'content', isContentBlocked: 'yes' },
  }),
  { id: anotherCustomer('id') },
);
export const NEW_CUSTOMER_SCREEN = screen('the form of a new customer', () => ({}));
export const NEW_CUSTOMER_TO_SAVE = screen('a new customer', () => ({ form: typed() }));
export const MERGE_SCREEN = screen(
  'two customers side by side',
  async (town, _me, place) => ({
    ...(await oneOf(town, place)),
    search: { with: String(await customer(town, place)) },
  }),
  { id: anotherCustomer('id'), 'search.with': anotherCustomer('search.with') },
);
export const PAIR_TO_MERGE_ON_SCREEN = screen(
  'two customers who are one',
  async (town, _me, place) => {
    const id = await customer(town, place);
    return { id, form: { keptId: id, otherId: await customer(town, place) } };
  },
  {
    id: anotherCustomer('id'),
    'form.otherId': anotherCustomer('form.otherId'),
  },
);
export const CARE_SCREEN = screen(
  'who cares for a customer',
  async (town, _me, place) => {
    const { id, carerId } = await pairForCare(town, place);
    return { id, search: { with: String(carerId) } };
  },
  { id: anotherCustomer('id'), 'search.with': anotherCustomer('search.with') },
);
export const CARE_TO_SAVE = screen(
  'a customer to put in care',
  async (town, _me, place) => {
    const { id, carerId } = await pairForCare(town, place);
    return { id, form: { carerId, version: '1', relation: 'parent' } };
  },
  { id: anotherCustomer('id'), 'form.carerId': anotherCustomer('form.carerId') },
);
export const CUSTOMER_FORM_SCREEN = screen(
  'the form of a customer',
  (town, _me, place) => oneOf(town, place),
  {
    id: anotherCustomer('id'),
  },
);
export const CUSTOMER_FORM_TO_SAVE = screen(
  'the form of a customer',
  async (town, _me, place) => ({
    ...(await oneOf(town, place)),
    form: { ...typed(), version: '1' },
  }),
  { id: anotherCustomer('id') },
);
