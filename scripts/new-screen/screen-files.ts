import type { ListOperation } from './list-operation.ts';
import type { ScreenNames } from './screen-names.ts';

/** The new files of a list screen, by their paths. */
export function screenFiles(names: ScreenNames, list: ListOperation): Record<string, string> {
  const file = `web/features/business/${names.path}/${names.path}`;
  return {
    [`${file}.route.tsx`]: route(names, list),
    [`${file}-calls.ts`]: calls(names, list),
    [`${file}-list.tsx`]: listOf(names, list),
    [`${file}.component.test.tsx`]: componentTest(names, list),
    [`contracts/locales/it/${names.path}.json`]: texts(names, italian(names.words)),
    [`contracts/locales/en/${names.path}.json`]: texts(names, english(names.words)),
  };
}

const route = ({ path, pascal, constant, key, words }: ScreenNames, list: ListOperation) => `\
import * as m from '#contracts/texts/messages.js';
import { faultAt, loadListScreen, titled } from '#web/business-frame/list-screen/list-route.tsx';
import { Screen } from '#web/business-ui/frame/screen.tsx';
import { PRIVATE_HEADERS } from '#web/lib/private-headers.ts';
import { useTexts } from '#web/lib/texts.tsx';
import type { Route } from './+types/${path}.route.ts';
import { ${constant} } from './${path}-calls.ts';
import { ${constant}_LIST, ${pascal}List } from './${path}-list.tsx';

export const headers: Route.HeadersFunction = () => PRIVATE_HEADERS;

export const meta = titled(m.${key}_title);
export const ErrorBoundary = faultAt('${path}', m.${key}_title);

export function loader(args: Route.LoaderArgs) {
  return loadListScreen(args, ${constant}_LIST, async (query, { api, providerId }) => {
    const { ${list.name} } = await api(${constant}, { providerId, ${
      list.isSorted ? `...${constant}_LIST.common(query)` : 'search: query.q || null, page: query.page'
    } });
    return { list: ${list.name}, related: null };
  });
}

/** The ${words} of the center. */
export default function ${pascal}Route({ loaderData }: Route.ComponentProps) {
  const t = useTexts();
  return (
    <Screen title={t(m.${key}_title)}>
      <${pascal}List loaded={loaderData} />
    </Screen>
  );
}
`;

const calls = ({ pascal, constant }: ScreenNames, { name, item, variables }: ListOperation) => `\
import { operation } from '#web/lib/api.ts';

export const ${constant} = operation(\`query ${pascal}Page(
  ${variables.map((one) => `$${one.name}: ${one.type}`).join(', ')}
) {
  ${name}(${variables.map((one) => `${one.name}: $${one.name}`).join(', ')}) {
    total page pages items { ...${pascal}Row }
  }
}
fragment ${pascal}Row on ${item} { id name }\`);
`;

const listOf = ({ path, pascal, constant, key, words }: ScreenNames, { isSorted }: ListOperation) => `\
import * as m from '#contracts/texts/messages.js';
import { describeList } from '#web/business-frame/list-screen/describe-list.ts';
import { ListScreen } from '#web/business-frame/list-screen/list-screen.tsx';
import type { TableColumn } from '#web/business-ui/table.tsx';
import type { ${pascal}Row } from '#web/generated/operations.ts';
import type { Texts } from '#web/lib/texts-in.ts';
import { useTexts } from '#web/lib/texts.tsx';
import type { loader } from './${path}.route.tsx';

/** The ${words} of a center: filters, orders and words of their list. */
export const ${constant}_LIST = describeList({
  path: '${path}',
  texts: {
    title: m.${key}_title,
    search: m.${key}_search,
    failed: m.${key}_failed_title,
    nothingFound: [m.${key}_nothing_found_title, m.${key}_nothing_found_text],
    none: [m.${key}_none_title, m.${key}_none_text],
  },
  filters: {},
  sorts: { name: 'ascending' },
});

/** A page of the ${words}. */
export function ${pascal}List({ loaded }: { loaded: Awaited<ReturnType<typeof loader>> }) {
  const t = useTexts();
  return (
    <ListScreen
      list={${constant}_LIST}
      loaded={loaded}
      columns={columnsOf(t)}
      nameOf={({ name }) => name}
      isWithoutDetail
    />
  );
}

function columnsOf(t: Texts): TableColumn<${pascal}Row>[] {
  return [{ id: 'name', title: t(m.${key}_name), isName: true,${isSorted ? ' isSortable: true,' : ''} cell: ({ name }) => name }];
}
`;

const componentTest = ({ path, pascal, key }: ScreenNames, { name }: ListOperation) => `\
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import * as m from '#contracts/texts/messages.js';
import type { ${pascal}Row } from '#web/generated/operations.ts';
import { refusal, showBusinessScreen } from '#web/testing/show-screen.tsx';
import * as route from './${path}.route.tsx';

const page = (...items: ${pascal}Row[]) => ({
  ${name}: { total: items.length, page: 1, pages: 1, items },
});

it('an empty list says so, in Italian', async () => {
  await showBusinessScreen({ route, path: '${path}', answers: { ${pascal}Page: page() } });
  const title = m.${key}_none_title({}, { locale: 'it' });
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
});

it('each row has its name, in English', async () => {
  const answers = { ${pascal}Page: page({ id: 7, name: 'Alpha' }, { id: 8, name: 'Beta' }) };
  await showBusinessScreen({ route, path: '${path}', locale: 'en', answers });
  expect(screen.getByRole('grid', { name: m.${key}_title({}, { locale: 'en' }) })).toBeVisible();
  for (const name of ['Alpha', 'Beta']) expect(await screen.findByRole('row', { name })).toBeVisible();
});

it('who may not see them reads whom the screen is for', async () => {
  await showBusinessScreen({
    route,
    path: '${path}',
    answers: { ${pascal}Page: refusal('NotAuthorizedException') },
    center: { role: 'collaborator', viewerCan: [] },
  });
  const title = m.center_not_for_role_title({}, { locale: 'it' });
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
});
`;

/** The texts of a screen, in one language; the author makes them sentences of the product. */
interface ScreenTexts {
  title: string;
  name: string;
  search: string;
  failed_title: string;
  nothing_found_title: string;
  nothing_found_text: string;
  none_title: string;
  none_text: string;
}

const english = (words: string): ScreenTexts => ({
  title: sentence(words),
  name: 'Name',
  search: `Search ${words}`,
  failed_title: `We could not load the ${words}`,
  nothing_found_title: `No ${words} found`,
  nothing_found_text: `No ${words} match this search. Try other words.`,
  none_title: `No ${words} yet`,
  none_text: `Your ${words} will be listed here.`,
});

const italian = (words: string): ScreenTexts => ({
  title: sentence(words),
  name: 'Nome',
  search: `Cerca in «${words}»`,
  failed_title: `Non siamo riusciti a caricare «${words}»`,
  nothing_found_title: `Nessun risultato in «${words}»`,
  nothing_found_text: `In «${words}» non c’è nulla per questa ricerca. Prova con altre parole.`,
  none_title: `Ancora nulla in «${words}»`,
  none_text: `Qui vedrai «${words}».`,
});

const sentence = (words: string): string => words.slice(0, 1).toUpperCase() + words.slice(1);

const texts = ({ key }: ScreenNames, its: ScreenTexts): string =>
  JSON.stringify(
    Object.fromEntries(Object.entries(its).map(([name, text]) => [`${key}_${name}`, text])),
    null,
    2,
  );
