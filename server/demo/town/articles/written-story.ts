/** One text of a story: paragraphs apart by an empty line, `## ` before a heading, `- ` before each point, `> ` before a quote. */
export interface WrittenText {
  title: string;
  description: string;
  text: string;
}

/** An article of the demo town in both languages. */
export interface WrittenStory {
  category: string;
  /** Which of the authors. */
  author: 'elena' | 'paolo' | 'marta' | 'sara';
  /** One of our drawings. */
  picture: string;
  pictureAlt: { it: string; en: string };
  it: WrittenText;
  en: WrittenText;
}

const KINDS: readonly (readonly [mark: string, html: (words: string) => string])[] = [
  ['## ', (words) => `<h2>${words}</h2>`],
  ['> ', (words) => `<blockquote><p>${words}</p></blockquote>`],
];

/** The same as HTML. */
export function htmlOf(text: string): string {
  return text
    .trim()
    .split(/\n\n+/)
    .map((part) => {
      const words = part.trim().replaceAll('\n', ' ');
      const kind = KINDS.find(([mark]) => words.startsWith(mark));
      if (kind) return kind[1](words.slice(kind[0].length));
      if (!part.trim().startsWith('- ')) return `<p>${words}</p>`;
      const points = part.trim().split(/\n(?=- )/);
      return `<ul>${points.map((point) => `<li>${point.slice(2).replaceAll('\n', ' ')}</li>`).join('')}</ul>`;
    })
    .join('');
}
