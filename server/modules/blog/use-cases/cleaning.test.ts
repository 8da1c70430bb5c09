import { expect, it } from 'vitest';
import { cleanHtml, isBlank, readingMinutes } from './clean-html.ts';

/** Texts that must not act. What is left of them may say something, and nothing more. */
const HOSTILE: readonly string[] = [
  '<script>alert(1)</script>',
  '<p onclick="alert(1)">a</p>',
  '<img src="x" onerror="alert(1)">',
  '<img src="/media/blog/1/large.webp" onerror="alert(1)">',
  '<img src="https://evil.example/pixel.gif">',
  '<img src="//evil.example/pixel.gif">',
  '<img src="data:image/svg+xml;base64,PHN2Zz4=">',
  '<img src="/media/blog/../../logout">',
  '<img srcset="https://evil.example/a.gif 2x" src="/media/blog/1/large.webp">',
  '<a href="javascript:alert(1)">a</a>',
  '<a href="JaVaScRiPt:alert(1)">a</a>',
  '<a href="java\nscript:alert(1)">a</a>',
  '<a href="&#106;avascript:alert(1)">a</a>',
  '<a href="\u0001javascript:alert(1)">a</a>',
  '<a href="data:text/html,<script>alert(1)</script>">a</a>',
  '<a href="vbscript:msgbox(1)">a</a>',
  '<a href="http://evil.example">a</a>',
  '<a href="//evil.example">a</a>',
  '<a href="/\\evil.example">a</a>',
  '<a href="https://example.it" target="_blank" onmouseover="alert(1)">a</a>',
  '<svg onload="alert(1)"><script>alert(1)</script></svg>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></mglyph></table></mtext></math>',
  '<iframe src="https://evil.example"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="evil.swf"></object><embed src="evil.swf">',
  '<form action="https://evil.example"><input name="password"></form>',
  '<style>body{background:url(javascript:alert(1))}</style>',
  '<p style="background:url(https://evil.example)">a</p>',
  '<link rel="stylesheet" href="https://evil.example">',
  '<meta http-equiv="refresh" content="0;url=https://evil.example">',
  '<base href="https://evil.example/">',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<textarea><img src=x onerror=alert(1)></textarea>',
  '<xmp><img src=x onerror=alert(1)></xmp>',
  '<template><script>alert(1)</script></template>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<<script>alert(1)//<</script>',
  '<p>a<!--><img src=x onerror=alert(1)>--></p>',
  '<![CDATA[<img src=x onerror=alert(1)>]]>',
  '<p id="content" class="admin" data-x="1">a</p>',
  '<details open ontoggle="alert(1)">a</details>',
  '<video><source onerror="alert(1)"></video>',
  '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>',
];

const ACTS =
  /<(?:script|style|iframe|object|embed|form|input|svg|math|link|meta|base|details|video|source)[\s>/]|<[^>]*\son\w+=|<[^>]*(?:javascript|data|vbscript):|<[^>]*(?:evil\.example|style=|class=|id=)/i;

it.each(HOSTILE)('cleans %s', (hostile) => {
  const { html } = cleanHtml(hostile);
  expect(html).not.toMatch(ACTS);
  expect(cleanHtml(html)).toEqual({ html, dropped: [] });
});

it('keeps what an article is made of as it is', () => {
  const html =
    '<h2>Titolo &amp; testo</h2><p>Una <strong>parola</strong> e <em>un’altra</em>,<br />qui.</p><ul><li>uno</li></ul><ol><li>due</li></ol>' +
    '<blockquote><p>detto</p></blockquote><hr /><figure><img src="/media/blog/7/large.webp" alt="Un tappetino" /><figcaption>Sotto</figcaption></figure>' +
    '<p><a href="https://example.it/a?b=1&amp;c=2">là</a> <a href="mailto:a@example.it">scrivi</a> <a href="tel:+39051">chiama</a> <a href="/book/">cerca</a></p>';
  expect(cleanHtml(html)).toEqual({ html, dropped: [] });
});

it('takes what Word writes for what it means, and tells what was left out', () => {
  const word =
    '<div class="WordSection1"><p class="MsoNormal" style="margin:0"><b><span lang="IT">Titolo</span></b><o:p></o:p></p>' +
    '<h1>Grande</h1><table><tr><td>cella</td></tr></table></div>';
  expect(cleanHtml(word)).toEqual({
    html: '<p><strong>Titolo</strong></p><h2>Grande</h2>cella',
    dropped: ['table', 'td', 'tr'],
  });
});

it('bears a hundred thousand nested lists', () => {
  const deep = '<ul><li>'.repeat(50_000);
  const { html } = cleanHtml(deep);
  expect(html.length).toBeLessThan(1000);
  expect(cleanHtml(html).html).toBe(html);
});

it('counts what there is to read', () => {
  expect(readingMinutes('<p>poche parole</p>')).toBe(1);
  expect(readingMinutes(`<p>${'parola '.repeat(800)}</p>`)).toBe(4);
  expect(isBlank('<p> </p><p><br /></p>')).toBe(true);
  expect(isBlank('<p><img src="/media/blog/1/large.webp" alt="" /></p>')).toBe(false);
});
