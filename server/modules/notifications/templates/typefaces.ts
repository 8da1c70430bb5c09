/** The product's faces where somebody has them installed, else what every mail program knows. */
export const DISPLAY = "Fraunces, Georgia, 'Times New Roman', serif";
export const SANS = "'Instrument Sans', 'Helvetica Neue', Helvetica, Arial, sans-serif";

export const BODY_TEXT = `font-family:${SANS};font-size:16px;line-height:1.6;`;
export const SMALL_TEXT = `font-family:${SANS};font-size:14px;line-height:1.6;`;
