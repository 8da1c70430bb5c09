import { expect, it } from 'vitest';
import { safeHtml } from './safe-html.ts';

it.each([
  ['plain text becomes paragraphs', 'Uno\ndue\n\ntre & <b', '<p>Uno<br />due</p><p>tre &amp; &lt;b</p>'],
  [
    'words keep their marks',
    '<p>Un <strong>corso</strong></p><ul><li>a</li></ul>',
    '<p>Un <strong>corso</strong></p><ul><li>a</li></ul>',
  ],
  ['no script', '<p>a<script>alert(1)</script></p>', '<p>a</p>'],
  ['no handler', '<p onclick="alert(1)">a</p>', '<p>a</p>'],
  ['no picture', '<img src=x onerror=alert(1)>a', '<p>a</p>'],
  ['no style', '<style>*{display:none}</style><p style="color:red">a</p>', '<p>a</p>'],
  ['no script in an address', '<a href="javascript:alert(1)">a</a>', '<p>a</p>'],
  [
    'a link leads away in a tab of its own',
    '<p><a href="https://example.com/?a=1&amp;b=2" onclick="x()">a</a></p>',
    '<p><a rel="noopener nofollow ugc" target="_blank" href="https://example.com/?a=1&amp;b=2">a</a></p>',
  ],
  ['no script in svg', '<svg><script>alert(1)</script></svg>', ''],
  ['no frame', '<iframe src="https://example.com"></iframe>', ''],
])('%s', (_what, typed, safe) => {
  expect(safeHtml(typed)).toBe(safe);
  expect(safeHtml(safe)).toBe(safe);
});
