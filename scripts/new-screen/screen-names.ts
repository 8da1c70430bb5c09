/** What a screen is called in files, code and texts, from its kebab-case name. */
export interface ScreenNames {
  /** `gift-cards` */
  path: string;
  /** `GiftCards` */
  pascal: string;
  /** `GIFT_CARDS` */
  constant: string;
  /** `gift_cards`, before each of its texts. */
  key: string;
  /** `gift cards` */
  words: string;
}

/** @throws Error with one sentence for a name that is not kebab-case */
export function namesOf(path: string): ScreenNames {
  if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(path))
    throw new Error(`"${path}" is not kebab-case; call the screen by a plural such as gift-cards.`);
  const key = path.replaceAll('-', '_');
  return {
    path,
    pascal: capitalised(path),
    constant: key.toUpperCase(),
    key,
    words: path.replaceAll('-', ' '),
  };
}

const capitalised = (path: string): string =>
  path.replace(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase());
