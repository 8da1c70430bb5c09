import type { Mutant } from '../mutant.ts';

const LIMITS = ['server/graphql/document-limits.test.ts'];
const COST = ['server/graphql/document-cost.test.ts'];
const ENVELOPE = ['server/graphql/error-envelope.test.ts'];

export const GRAPHQL: readonly Mutant[] = [
  {
    bug: 'fields inside a fragment are not deep',
    file: 'server/graphql/document-limits.ts',
    search: 'return sizeOfFragment(selection.name.value);',
    replace: 'return { ...sizeOfFragment(selection.name.value), depth: 0 };',
    tests: LIMITS,
  },
  {
    bug: 'fields under one name are compared only where they have no alias',
    file: 'server/graphql/document-limits.ts',
    search: '(selection.alias ?? selection.name).value',
    replace: 'selection.name.value',
    tests: LIMITS,
  },
  {
    bug: 'a page size costs nothing',
    file: 'server/graphql/document-cost.ts',
    search: "['first', 'limit', 'pageSize']",
    replace: "['first', 'limit']",
    tests: COST,
  },
  {
    bug: 'a space more makes a document one of our own',
    file: 'server/graphql/own-documents.ts',
    search: 'OWN.has(digestOf(text))',
    replace: 'OWN.has(digestOf(text.trim()))',
    tests: ['server/graphql/own-documents.test.ts'],
  },
  {
    bug: 'two questions of one request share their answer',
    file: 'server/graphql/once-per-request.ts',
    search: 'ofRequest.get(nameOf(question)) ??',
    replace: 'ofRequest.values().next().value ??',
    tests: ['server/graphql/once-per-request.test.ts'],
  },
  {
    bug: 'as many variables again as the limit says',
    file: 'server/graphql/variable-limits.ts',
    search: 'values += level.length',
    replace: 'values = level.length',
    tests: ['server/graphql/variable-limits.test.ts'],
  },
  {
    bug: 'a fault is answered politely and written down nowhere',
    file: 'server/graphql/error-envelope.ts',
    search: "  asked.logger.error({ err: error, requestId: asked.requestId }, 'fault');\n",
    replace: '',
    tests: ENVELOPE,
  },
  {
    bug: 'a fault tells what went wrong inside',
    file: 'server/graphql/error-envelope.ts',
    search: "const message = errorText('errorSomethingWentWrong', asked.locale);",
    replace:
      "const message = error instanceof Error ? error.message : errorText('errorSomethingWentWrong', asked.locale);",
    tests: ENVELOPE,
  },
  {
    bug: 'a refusal that names its fields one by one leaves the list of them empty',
    file: 'server/graphql/error-envelope.ts',
    search: 'affected = inputs.flatMap((input) => input.affected)',
    replace: 'affected = []',
    tests: ENVELOPE,
  },
  {
    bug: 'an error of the code is taken for an error of the document and told',
    file: 'server/graphql/error-envelope.ts',
    search: "return original === error || (original instanceof Error && original.name === 'GraphQLError');",
    replace: 'return true;',
    tests: ENVELOPE,
  },
  {
    bug: 'a door that fails is written down nowhere',
    file: 'server/faults.ts',
    search: "    if (status >= 500) logger.error({ err: error, requestId: request.id }, 'fault');\n",
    replace: '',
    tests: ['server/faults.test.ts'],
  },
  {
    bug: "another program on this machine's other port sends people to us",
    file: 'server/own-name.ts',
    search: 'isHere && asked.port === own.port && asked.hostname',
    replace: 'isHere && asked.hostname',
    tests: ['server/own-name.test.ts'],
  },
];
