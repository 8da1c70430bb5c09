import { expect, test } from 'vitest';
import { answeringApi, refusedBy } from '#web/lib/testing/answering-api.ts';
import { loadResults } from './load-results.ts';
import { readSearchAddress } from './search-address.ts';

const address = (search: string) => readSearchAddress(new URLSearchParams(search), 7);
const found = (counts: object) => ({
  data: {
    found: {
      providers: [],
      nearby: [],
      total: 0,
      isPlaceUnknown: false,
      pageSize: 8,
      seed: 7,
      understoodAs: null,
      ...counts,
    },
    categories: [],
  },
});

test.each([
  [0, 0],
  [8, 1],
  [9, 2],
])('%i found fill %i pages', async (total, pageCount) => {
  const { api } = answeringApi({ FindProviders: found({ total }), CountProviders: found({}) });
  expect((await loadResults(api, address('?type=C'))).results).toMatchObject({ total, pageCount });
});

test('where none is found of one type, those of the other are counted, in whatever category', async () => {
  const { api, called } = answeringApi({
    FindProviders: found({ total: 0 }),
    CountProviders: found({ total: 3 }),
  });
  const { results } = await loadResults(api, address('?type=P&category=202&keyword=yoga&page=2'));
  expect(results).toMatchObject({ total: 0, otherTotal: 3 });
  expect(called.at(-1)?.variables).toMatchObject({ type: 'C', category: null, keyword: 'yoga', page: 1 });
});

test('a refusal is shown on the page, with the categories to choose from', async () => {
  const categories = [{ id: 101, name: 'Spa', type: 'C' }];
  const { api } = answeringApi({
    FindProviders: refusedBy('geocoderFailed'),
    Categories: { data: { categories } },
  });
  expect(await loadResults(api, address('?city=Roma&distance=10'))).toMatchObject({
    categories,
    results: { errors: [{ code: 'geocoderFailed' }], isPlaceUnknown: true },
  });
});
