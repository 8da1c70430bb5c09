import { expect, it } from 'vitest';
import { piecesOf } from './links.ts';

it.each([
  ['Vedi https://radura.it/book?a=1.', [['https://radura.it/book?a=1', 'https://radura.it/book?a=1']]],
  ['scrivi a info@radura.it, grazie', [['info@radura.it', 'mailto:info@radura.it']]],
  ['chiama +39 02 1234 5678', [['+39 02 1234 5678', 'tel:+390212345678']]],
  ['javascript:alert(1) data:text/html,x', []],
  ['https://radura.it@evil.example/', []],
  ['https://rаdura.it/', []],
  ['<script>alert(1)</script>', []],
])('finds the links of %j', (text, links) => {
  const pieces = piecesOf(text);
  expect(pieces.map((piece) => piece.text).join('')).toBe(text);
  expect(pieces.flatMap((piece) => (piece.href === null ? [] : [[piece.text, piece.href]]))).toEqual(links);
});
