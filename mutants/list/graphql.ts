import type { Mutant } from '../mutant.ts';

const HOSTILE = ['server/graphql/hostile-requests.integration.test.ts'];
const LIMITS = ['server/graphql/document-limits.test.ts'];
const COST = ['server/graphql/document-cost.test.ts'];
const ENVELOPE = ['server/graphql/error-envelope.test.ts'];
const ANSWERS = ['server/graphql/graphql.integration.test.ts'];
const CROSS_SITE = ['server/cross-site.integration.test.ts'];
const PAGES = ['server/pages.integration.test.ts'];
const SENT_TWICE = ['server/forms-sent-twice.integration.test.ts'];

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
    bug: 'the cost leaves out what a variable is when it is not given',
    file: 'server/graphql/execute.ts',
    search: 'costOf(this.#schema, document, operation, coerced.variableValues.coerced)',
    replace: 'costOf(this.#schema, document, operation, variableValues)',
    tests: HOSTILE,
  },
  {
    bug: 'a document that is asked for all the time is forgotten as soon as one that was asked once',
    file: 'server/graphql/execute.ts',
    search: `    this.#known.delete(text);
    this.#known.set(text, known);
`,
    replace: '',
    tests: HOSTILE,
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
    bug: 'every refusal with a time to wait is an outage',
    file: 'server/graphql/error-envelope.ts',
    search: "code === 'errorSomethingWentWrong' && extensions.retryAfterSeconds,",
    replace: 'code !== null && extensions.retryAfterSeconds,',
    tests: HOSTILE,
  },
  {
    bug: 'an error of the code is taken for an error of the document and told',
    file: 'server/graphql/error-envelope.ts',
    search: "return original === error || (original instanceof Error && original.name === 'GraphQLError');",
    replace: 'return true;',
    tests: ENVELOPE,
  },
  {
    bug: 'the language chosen before is forgotten by who names none of ours',
    file: 'server/graphql/http.ts',
    search: "isLocale(first) ? first : localeOfRequest('/', request.headers.cookie)",
    replace: "isLocale(first) ? first : 'it'",
    tests: ANSWERS,
  },
  {
    bug: 'one form and the same words on two pages are one attempt',
    file: 'server/web.ts',
    search: '.update(`${url}\\0`)',
    replace: '',
    tests: SENT_TWICE,
  },
  {
    bug: "what a page's form calls comes from this machine, whoever sent it: limits count everybody as one",
    file: 'server/web.ts',
    search: '    remoteAddress: request.ip,\n',
    replace: '',
    tests: SENT_TWICE,
  },
  {
    bug: 'every page allows scripts by the same word',
    file: 'server/web.ts',
    search: "randomBytes(16).toString('base64')",
    replace: "createHash('sha256').update(options.origin).digest('base64')",
    tests: PAGES,
  },
  {
    bug: "a cache between may keep somebody's page for the next",
    file: 'server/web.ts',
    search: "if (!answer.headers.has('Cache-Control')) reply.header('Cache-Control', 'private, no-cache');",
    replace: '',
    tests: PAGES,
  },
  {
    bug: 'an English page of the business area asks as the public area',
    file: 'server/http-server.ts',
    search: 'areaOfPath(pathWithoutLocale(path))',
    replace: 'areaOfPath(path)',
    tests: CROSS_SITE,
  },
  {
    bug: 'figures are open behind a proxy of this machine',
    file: 'server/http-server.ts',
    search: '!config.isPublic && config.trustedProxies === null && config.metricsToken === null',
    replace: '!config.isPublic && config.metricsToken === null',
    tests: ['server/who-can-come.integration.test.ts'],
  },
  {
    bug: 'the line of a request holds its address, keys and all',
    file: 'server/http-server.ts',
    search: "request.routeOptions.url ?? '*'",
    replace: 'request.url',
    tests: PAGES,
  },
  {
    bug: 'a door that fails is written down nowhere',
    file: 'server/faults.ts',
    search: "    if (status >= 500) logger.error({ err: error, requestId: request.id }, 'fault');\n",
    replace: '',
    tests: ['server/faults.test.ts'],
  },
  {
    bug: 'a call from another site is taken where it has a query',
    file: 'server/cross-site.ts',
    search: 'const isMeant = SAFE.has(request.method) ||',
    replace: "const isMeant = SAFE.has(request.method) || request.url.includes('?') ||",
    tests: CROSS_SITE,
  },
  {
    bug: "another program on this machine's other port sends people to us",
    file: 'server/own-name.ts',
    search: 'isHere && asked.port === own.port && asked.hostname',
    replace: 'isHere && asked.hostname',
    tests: ['server/own-name.test.ts'],
  },
];
