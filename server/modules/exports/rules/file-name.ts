/** Of a name, at most. */
const LONGEST = 60;

/** Letters that have no plain one below an accent. */
const PLAIN: Readonly<Record<string, string>> = { ß: 'ss', ø: 'o', ł: 'l', đ: 'd', æ: 'ae', œ: 'oe', ı: 'i' };

/** What a name is in the name of a file: small letters, figures and hyphens alone; '' where none of them is in it. */
function slugOf(name: string): string {
  return name
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[ßøłđæœı]/g, (letter) => PLAIN[letter] ?? '')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST)
    .replaceAll(/^-+|-+$/g, '');
}

/** `spa-dei-navigli-clienti-2026-11-23.csv`: whatever the center is called, it can stand in a header and in any folder. */
export const fileName = (of: { center: string; list: string; day: string; format: string }): string =>
  `${[slugOf(of.center), slugOf(of.list), of.day].filter(Boolean).join('-')}.${of.format}`;
