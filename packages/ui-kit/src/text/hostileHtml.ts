/** Texts that try to do something, with what may be left of them. Written for this house; no copied lists. */
export const hostileHtml: readonly (readonly [name: string, html: string, left: string])[] = [
  ['a script', 'a<script>alert(1)</script>b', 'ab'],
  ['a handler', '<b onclick="alert(1)">a</b>', '<b>a</b>'],
  [
    'a broken picture',
    '<img src="x:1" onerror="alert(1)" alt="a">',
    '<img alt="a" loading="lazy" referrerpolicy="no-referrer">',
  ],
  ['a script address', '<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
  ['a script address with a tab', '<a href="jav&#9;ascript:alert(1)">a</a>', '<a>a</a>'],
  ['a script address in entities', '<a href="&#106;avascript&colon;alert(1)">a</a>', '<a>a</a>'],
  ['a document address', '<a href="data:text/html,<script>alert(1)</script>">a</a>', '<a>a</a>'],
  ['an address without a scheme', '<a href="//evil.example">a</a>', '<a>a</a>'],
  ['an address with backslashes', String.raw`<a href="/\evil.example">a</a>`, '<a>a</a>'],
  ['a drawing', '<svg onload="alert(1)"><script>alert(1)</script></svg>a', 'a'],
  ['a drawing that refers elsewhere', '<svg><use href="//evil.example#x"></use></svg>a', 'a'],
  [
    'mathematics around a script',
    '<math><mtext><style><img src=x onerror=alert(1)></style></mtext></math>a',
    'a',
  ],
  ['a frame', '<iframe srcdoc="<script>alert(1)</script>"></iframe>a', 'a'],
  ['an object', '<object data="evil.swf"></object><embed src="evil.swf">a', 'a'],
  ['a form', '<form action="https://evil.example"><input name="password"><button>a</button></form>', 'a'],
  ['a style', '<style>body{display:none}</style><p style="position:fixed;inset:0">a</p>', '<p>a</p>'],
  ['a class and an id', '<p class="dialog" id="root" name="root">a</p>', '<p>a</p>'],
  ['a base', '<base href="https://evil.example/"><a href="/help">a</a>', '<a href="/help">a</a>'],
  ['a refresh', '<meta http-equiv="refresh" content="0;url=https://evil.example">a', 'a'],
  ['a linked sheet', '<link rel="stylesheet" href="https://evil.example/a.css">a', 'a'],
  ['a data attribute', '<p data-method="delete" data-remote="true">a</p>', '<p>a</p>'],
  ['a mention on another element', '<p data-type="mention" data-id="1" data-label="A">a</p>', '<p>a</p>'],
  ['a span that is no mention', '<span data-type="button" data-id="1">a</span>', '<span>a</span>'],
  ['a template', '<template><script>alert(1)</script></template>a', 'a'],
  [
    'a comment that ends early',
    '<!--><img src=x onerror=alert(1)>-->a',
    '<img alt="" loading="lazy" referrerpolicy="no-referrer">--&gt;a',
  ],
  ['a name that hides a property', '<a href="#x" name="attributes">a</a>', '<a href="#x">a</a>'],
  [
    'a target that keeps the opener',
    '<a href="https://evil.example/" target="_top" rel="opener">a</a>',
    '<a href="https://evil.example/" target="_blank" rel="noopener noreferrer">a</a>',
  ],
  ['a link that pings', '<a href="/help" ping="https://evil.example">a</a>', '<a href="/help">a</a>'],
  ['a popover', '<button popovertarget="x">a</button><div popover id="x">b</div>', 'a<div>b</div>'],
];

/** Texts that must come through as they are. */
export const harmlessHtml: readonly string[] = [
  '<span data-type="mention" data-id="4" data-label="Olena">@Olena</span>',
  '<h2>What changes</h2><p>From <b>now</b> on, <em>daily</em>.</p>',
  '<ol start="3"><li>Three</li></ol><blockquote>Words</blockquote><pre><code>a &lt; b</code></pre>',
  '<table><tbody><tr><td colspan="2">$10</td></tr></tbody></table>',
  '<a href="/help/100">Article</a> <a href="mailto:help@my-air.test">Write</a>',
];
