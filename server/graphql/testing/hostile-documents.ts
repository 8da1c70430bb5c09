type Family = (size: number, pick: (most: number) => number) => string;

const times = (count: number, write: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => write(index)).join(' ');
const fragments = (count: number, inside: (index: number) => string): string =>
  times(count, (index) => `fragment f${index} on Query { ${inside(index)} }`);

/**
 * Ways to make a server work: each writes a document of a size between 1 and 1,000. Some are valid, most are not; some keep within
 * the limits, some go just beyond, some far.
 */
export const HOSTILE_FAMILIES: Record<string, Family> = {
  chain: (size) =>
    `{ ...f0 } ${fragments(size / 9, (index) => `health ...f${index + 1}`)} fragment f${Math.floor(size / 9)} on Query { health }`,
  chainToNowhere: (size) => `{ ...f0 } ${fragments(size / 8, (index) => `...f${index + 1}`)}`,
  diamond: (size) => `{ ...f0 } ${fragments(size / 12, (index) => `...f${index + 1} ...f${index + 1}`)}`,
  diamondWithFields: (size, pick) =>
    `{ ...f0 } ${fragments(size / 14, (index) => `a { ...f${index + 1} } ${pick(2) ? 'a' : 'b'} { ...f${index + 1} }`)}`,
  lattice: (size, pick) =>
    `{ ${times(size / 20, (index) => `...f${index}`)} } ${fragments(size / 20, (index) => times(1 + pick(5), () => `...f${index + 1 + pick(4)} health`))}`,
  ring: (size) =>
    `{ ...f0 } ${fragments(size / 8, (index) => `...f${(index + 1) % Math.max(1, Math.floor(size / 8))}`)}`,
  ringOfSelf: (size) =>
    `{ ${times(size / 10, (index) => `...f${index}`)} } ${fragments(size / 10, (index) => `health ...f${index}`)}`,
  manyFragments: (size) =>
    `{ ${times(size / 12, (index) => `...f${index}`)} } ${fragments(size / 12, (index) => `health x${index}: health`)}`,
  manyValidFragments: (size) =>
    `{ ${times(size / 12, (index) => `...f${index}`)} } ${fragments(size / 12, () => 'getCurrentUser { id email }')}`,
  undefinedFields: (size) => `{ ${times(size, (index) => `field${index}`)} }`,
  undefinedArguments: (size) => `{ searchPlaces(${times(size / 3, (index) => `a${index}: 1`)}) { key } }`,
  undefinedTypes: (size) => `query(${times(size / 4, (index) => `$v${index}: T${index}`)}) { health }`,
  undefinedVariables: (size) => `{ ${times(size / 8, (index) => `searchPlaces(text: $v${index}) { key }`)} }`,
  undefinedDirectives: (size) => `{ health ${times(size / 2, (index) => `@d${index}`)} }`,
  aliases: (size) => `{ ${times(size / 3, (index) => `a${index}: health`)} }`,
  longAliases: (size) => `{ ${times(3, (index) => `${'a'.repeat(size * 6)}${index}: health`)} }`,
  sameField: (size) => `{ ${times(size, () => 'health')} }`,
  sameFieldNested: (size) => `{ ${times(size / 4, () => 'a { b }')} }`,
  sameFieldValid: (size) => `{ ${times(size / 7, () => 'getCurrentUser { id email businesses { name } }')} }`,
  sameFieldDeep: (size, pick) => nested(size, 2 + pick(3), pick),
  sameAliasOtherArguments: (size) =>
    `{ ${times(size / 9, (index) => `searchPlaces(text: "${index}") { key }`)} }`,
  sameArguments: (size) =>
    `{ ${times(size / 24, () => `searchPlaces(text: "x", limit: [${times(10, () => '1')}]) { key }`)} }`,
  inlineFragments: (size) => `{ ${'... { '.repeat(size / 3)} health ${' }'.repeat(size / 3)} }`,
  inlineFragmentsBeside: (size) => `{ ${times(size / 4, () => '... { health }')} }`,
  deep: (size) => `{ ${'a { '.repeat(size / 3)} b ${' }'.repeat(size / 3)} }`,
  deepTypes: (size) =>
    `{ __type(name: "User") { ${'ofType { '.repeat(size / 3)} name ${' }'.repeat(size / 3)} } }`,
  introspection: (size) =>
    `{ __schema { types { ${times(size / 10, () => 'fields { type { fields { name } } }')} } } }`,
  variables: (size) => `query(${times(size / 5, (index) => `$v${index}: Int = ${index}`)}) { health }`,
  variablesOfManyOperations: (size, pick) =>
    `${times(size / 40, (index) => `query q${index}($a: String!, $b: Int) { ...f0 }`)} ${fragments(1 + pick(3), (index) => `${times(size / 60, () => 'searchPlaces(text: $a, limit: $b) { key }')} ...f${index + 1}`)}`,
  operations: (size) => times(size / 5, (index) => `query q${index} { health }`),
  directives: (size) => `{ health ${times(size / 6, () => '@skip(if: true)')} }`,
  list: (size) => `{ searchPlaces(text: [${times(size, (index) => `${index}`)}]) { key } }`,
  deepList: (size) => `{ searchPlaces(text: ${'['.repeat(size / 2)}1${']'.repeat(size / 2)}) { key } }`,
  deepListType: (size) =>
    `query($v: ${'['.repeat(size / 2)}Int${']'.repeat(size / 2)}) { searchPlaces(text: $v) { key } }`,
  objects: (size) => `mutation { updateAgreements(agreements: [${times(size / 2, () => '{}')}]) { id } }`,
  objectsOfUnknownKeys: (size) =>
    `mutation { updateUser(input: { ${times(size / 3, (index) => `k${index}: 1`)} }) { id } }`,
  deepObjects: (size) =>
    `mutation { answerPasskey(session: "x", response: ${'{ a: '.repeat(size / 5)}1${' }'.repeat(size / 5)}) { session } }`,
  longText: (size) => `{ searchPlaces(text: "${'\\u00e9'.repeat(size * 3)}") { key } }`,
  blockText: (size) => `{ searchPlaces(text: """${'\n  x'.repeat(size * 4)}""") { key } }`,
  longName: (size) => `{ ${'x'.repeat(size * 18)} }`,
  longNumber: (size) => `{ searchPlaces(text: "x", limit: ${'9'.repeat(size * 18)}) { key } }`,
  comments: (size) => `${'#\n'.repeat(size * 9)}{ health }`,
  commas: (size) => `{${','.repeat(size * 18)}health }`,
  unclosed: (size) => '{ a '.repeat(size / 2),
  typeSystem: (size) =>
    times(size / 10, (index) => `type T${index} implements A & B { a(b: Int = 1): [Int] @d }`),
  garbage: (size, pick) =>
    times(
      size,
      () =>
        '{ } ( ) [ ] : ! | & = @a $b ... "c" 1 -2.5 on query fragment name """d""" #'.split(' ')[pick(24)] ??
        '',
    ),
  usual: (size) =>
    `query($text: String!) { health searchPlaces(text: $text) { key name ${size % 2 ? 'province' : ''} } }`,
};

/** The same field in the same field, each several times. */
function nested(size: number, width: number, pick: (most: number) => number): string {
  let left = size / 3;
  const inside = (depth: number): string => {
    left -= 1;
    if (left < 0 || depth > 9) return 'z';
    return times(width, () => `${pick(8) ? 'a' : 'b'} { ${inside(depth + 1)} }`);
  };
  return `{ ${inside(0)} }`;
}

/**
 * One document with the name of its family; half of them are small.
 * @param chance from 0 to 1, repeatable
 * @param longest where it is cut off, in characters
 */
export function hostileDocument(chance: () => number, longest: number): { family: string; text: string } {
  const pick = (most: number) => Math.floor(chance() * most);
  const families = Object.entries(HOSTILE_FAMILIES);
  const [family, write] = families[pick(families.length)] ?? ['', () => ''];
  const size = pick(2) ? 1 + pick(1_000) : 1 + pick(300);
  return { family, text: write(size, pick).slice(0, longest) };
}
