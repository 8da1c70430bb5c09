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
const aboutOne = (called: string, more: Args = {}): AccessTarget =>
  atProvider(called, async (town, place) => ({ id: await customer(town, place), ...more }), {
    id: anotherCustomer('id'),
  });

const typed = () => ({ firstname: 'Nora', lastname: `Prova ${(made += 1)}` });

export const CUSTOMERS = atProvider('a provider’s customers', () => ({}));
export const CUSTOMER = aboutOne('a customer');
export const NEW_CUSTOMER = atProvider('a new customer', () => ({ input: typed() }));
export const CUSTOMER_TO_EDIT = aboutOne('a customer to change', {
  version: 1,
  input: { firstname: 'Nora' },
});
export const CUSTOMER_TO_BLACKLIST = aboutOne('a customer to refuse', {
  input: { isBlacklisted: true, reason: 'Non si presenta' },
});
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

const oneOf = async (town: Town, place: ProviderOfTown): Promise<Args> => ({
  id: await customer(town, place),
});

export const CUSTOMERS_SCREEN = screen('the customers', () => ({}));
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
export const NEW_CUSTOMER_SCREEN = screen('the form of a new customer', () => ({}));
export const NEW_CUSTOMER_TO_SAVE = screen('a new customer', () => ({ form: typed() }));
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
