/** What people, mistakes and attackers send. Each list names its rows so that a failing test says which one it was. */
export type BadInput = readonly [name: string, value: unknown];

/** One of each kind that takes a way of its own through the transport, our checks or the database; all the others with `ALL_CASES=yes`. */
const EACH_TIME: ReadonlySet<string> = new Set([
  'empty',
  'NUL',
  'lone surrogate',
  'Zalgo',
  'one megabyte',
  'SQL',
  'header injection',
  'prototype',
  'no at',
  'too long',
  'a list',
  'header injection in an address',
  '29 February of a common year',
  'the hour that spring skips',
  'off the grid',
  'the year 275761',
  'zero',
  'a fraction',
  '2^31',
  '2^53 + 1',
  'an object',
  'unknown',
]);
const tried = (inputs: readonly BadInput[]): readonly BadInput[] =>
  process.env['ALL_CASES'] === 'yes' ? inputs : inputs.filter(([name]) => EACH_TIME.has(name));

export const BAD_TEXTS: readonly BadInput[] = tried([
  ['empty', ''],
  ['spaces', '   '],
  ['no-break and ideographic space', '\u00A0\u3000'],
  ['zero-width space', '\u200B'],
  ['NUL', 'An\u0000na'],
  ['lone surrogate', 'An\uD800na'],
  ['right-to-left override', 'An\u202Ena'],
  ['Zalgo', `A${'\u0301'.repeat(500)}`],
  ['emoji family', '👨‍👩‍👧‍👦'],
  ['NFD', 'Niccolo\u0300'],
  ['Turkish i', 'İıDİL'],
  ['sharp s', 'Straße'],
  ['one megabyte', 'x'.repeat(200_000)],
  ['10,000 lines', 'x\n'.repeat(10_000)],
  ['script', '<script>alert(1)</script>'],
  ['broken attribute', '"><img src=x onerror=alert(1)>'],
  ['javascript link', 'javascript:alert(1)'],
  ['template', '{{7*7}} ${7*7}'],
  ['SQL', "' OR 1=1--"],
  ['formula', '=HYPERLINK("http://evil.example")'],
  ['header injection', 'Anna\r\nBcc: victim@example.it'],
  ['path', '../../../etc/passwd'],
  ['null as text', 'null'],
  ['prototype', '__proto__'],
]);

export const BAD_EMAILS: readonly BadInput[] = tried([
  ...BAD_TEXTS.filter(([name]) => name !== 'emoji family'),
  ['no at', 'anna.example.it'],
  ['two ats', 'anna@rossi@example.it'],
  ['trailing dot', 'anna@example.it.'],
  ['two dots', 'anna..rossi@example.it'],
  ['too long', `${'a'.repeat(250)}@example.it`],
  ['a list', 'anna@example.it, bruno@example.it'],
  ['an IP literal', 'anna@[127.0.0.1]'],
  ['no top level', 'anna@localhost'],
  ['header injection in an address', 'anna@example.it\r\nBcc: x@example.it'],
]);

export const BAD_DATES: readonly BadInput[] = tried([
  ...BAD_TEXTS,
  ['29 February of a common year', '2026-02-29T10:00'],
  ['the hour that spring skips', '2027-03-28T02:30'],
  ['24:00', '2026-11-03T24:00'],
  ['23:60', '2026-11-03T23:60'],
  ['off the grid', '2026-11-03T12:34'],
  ['the year 1', '0001-01-01T10:00'],
  ['the year 9999', '9999-12-31T10:00'],
  ['the year 275761', '+275761-01-01T10:00'],
  ['epoch milliseconds', '1793700000000'],
  ['offset +25:00', '2026-11-03T10:00+25:00'],
  ['only a date', '2026-11-03'],
  ['Italian order', '03/11/2026 10:00'],
]);

export const BAD_IDS: readonly BadInput[] = tried([
  ['zero', 0],
  ['negative', -1],
  ['a fraction', 1.5],
  ['2^31', 2_147_483_648],
  ['2^53 + 1', '9007199254740993'],
  ['a unit', '1e3'],
  ['a UUID', '{0d4e4c6e-8a80-4f3b-9a54-1f1a5a3d2b11}'],
  ['a list', [1, 2]],
  ['an object', { id: 1 }],
  ['text', 'abc'],
  ['SQL', '1; drop table people'],
  ['unknown', 999_999_999],
]);

export const BAD_COUNTS: readonly BadInput[] = tried([
  ['zero', 0],
  ['negative', -5],
  ['a fraction', 1.5],
  ['2^31', 2_147_483_648],
  ['text', 'five'],
  ['NaN as text', 'NaN'],
]);
