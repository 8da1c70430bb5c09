import { expect, it } from 'vitest';
import { checkTexts } from './check-texts.ts';

const compiled = new Map([
  ['hello', 'Ciao {name}, alle {time}'],
  ['bye', 'A presto'],
]);

it.each([
  [
    { hello: 'Ciao {name}, alle {time}', bye: 'A presto' },
    { changed: {}, unknown: [], wrong: [] },
  ],
  [{ hello: 'Alle {time}, {name}' }, { changed: { hello: 'Alle {time}, {name}' }, unknown: [], wrong: [] }],
  [
    { $schema: 'x', other: 'Altro' },
    { changed: {}, unknown: ['other'], wrong: [] },
  ],
  [{ hello: 'Ciao {name}' }, { wrong: [{ key: 'hello', problem: 'placeholders' }] }],
  [{ hello: 'Ciao {name} {time} {evil}' }, { wrong: [{ key: 'hello', problem: 'placeholders' }] }],
  [{ bye: 'A presto {' }, { wrong: [{ key: 'bye', problem: 'placeholders' }] }],
  [{ bye: '<script>alert(1)</script>' }, { wrong: [{ key: 'bye', problem: 'markup' }] }],
  [{ bye: 3 }, { wrong: [{ key: 'bye', problem: 'noText' }] }],
  [{ bye: { a: 'b' } }, { wrong: [{ key: 'bye', problem: 'noText' }] }],
  [{ bye: ' ' }, { wrong: [{ key: 'bye', problem: 'empty' }] }],
  [{ bye: 'x'.repeat(4001) }, { wrong: [{ key: 'bye', problem: 'tooLong' }] }],
  [JSON.parse('{"__proto__": "x"}'), { changed: {}, unknown: ['__proto__'] }],
])('%j', (read, expected) => {
  expect(checkTexts(read, compiled)).toMatchObject(expected);
});

it.each([['[]'], ['null'], ['"text"'], ['3']])('%s is no file of texts', (json) => {
  expect(checkTexts(JSON.parse(json), compiled)).toBeNull();
});
