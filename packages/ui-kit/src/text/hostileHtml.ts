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
  ['a frame of another site', '<iframe src="https://evil.example/embed/abcdef123"></iframe>a', 'a'],
  [
    'a frame that looks like a video',
    '<iframe src="https://www.youtube.com@evil.example/embed/abcdef123"></iframe><iframe src="http://www.youtube.com/embed/abcdef123"></iframe><iframe src="https://www.youtube.com/redirect?q=//evil.example"></iframe>a',
    'a',
  ],
  [
    'a video that brings more',
    '<iframe src="https://www.youtube.com/embed/abcdef123?autoplay=1" srcdoc="<script>alert(1)</script>" onload="alert(1)" title="A &lt;b&gt;" style="position:fixed">b</iframe>',
    '<p><a href="https://www.youtube.com/watch?v=abcdef123" target="_blank" rel="noopener noreferrer">A &lt;b&gt;</a></p>',
  ],
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
  [
    'a mention of something that is no person',
    '<span data-type="mention" data-id="1);alert(1" data-label="A">a</span>',
    '<span data-type="mention" data-label="A">a</span>',
  ],
  [
    'a mention that acts',
    '<span data-type="mention" data-id="1" data-label="A" onclick="alert(1)" data-url="/x" tabindex="0">a</span>',
    '<span data-type="mention" data-id="1" data-label="A">a</span>',
  ],
  [
    'a picture that is a letter box',
    '<img src="mailto:a@evil.example" alt="a">',
    '<img alt="a" loading="lazy" referrerpolicy="no-referrer">',
  ],
  [
    'a picture of many sources',
    '<img src="/a.png" srcset="https://evil.example/a.png 2x" alt="a">',
    '<img src="/a.png" alt="a" loading="lazy" referrerpolicy="no-referrer">',
  ],
  ['an address on an element that is no link', '<p href="/x" src="/y">a</p>', '<p>a</p>'],
  ['a popover', '<button popovertarget="x">a</button><div popover id="x">b</div>', 'a<div>b</div>'],
];

/**
 * Texts whose danger lies in how parsers disagree, or in elements that act by themselves. What is left of them may differ
 * between browsers; nothing dangerous may be left, neither in the nodes nor in their text when it is parsed once more.
 */
export const treacherousHtml: readonly (readonly [name: string, html: string])[] = [
  // Elements that change the rules of the parser inside them
  [
    'a style in mathematics in a table',
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  ],
  [
    'forms that overlap mathematics',
    '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  ],
  ['a paragraph that closes a drawing', '<svg></p><style><a title="</style><img src=1 onerror=alert(1)>">'],
  [
    'a drawing with HTML in it',
    '<svg><foreignObject><p><style><!--</style><img src=x onerror=alert(1)>--></foreignObject></svg>',
  ],
  [
    'a title in a drawing',
    '<svg><title><style><img title="</title></svg><img src=x onerror=alert(1)>"></style></title></svg>',
  ],
  [
    'a description in a drawing',
    '<svg><desc><noscript><img title="</noscript><img src=x onerror=alert(1)>"></desc></svg>',
  ],
  [
    'an annotation that is HTML',
    '<math><annotation-xml encoding="text/html"><style><img title="</style><img src=x onerror=alert(1)>"></style></annotation-xml></math>',
  ],
  [
    'mathematics in a select',
    '<select><math><mi><style></select><img title="</style><img src=x onerror=alert(1)>"></style></mi></math>',
  ],
  ['character data in a drawing', '<svg><![CDATA[</svg><img src=x onerror=alert(1)>]]></svg>'],
  ['a page without scripts', '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>'],
  ['a page without frames', '<noframes><p title="</noframes><img src=x onerror=alert(1)>"></noframes>'],
  ['an element without meaning', '<noembed><p title="</noembed><img src=x onerror=alert(1)>"></noembed>'],
  ['example text', '<xmp><p title="</xmp><img src=x onerror=alert(1)>"></xmp>'],
  ['text without end', '<plaintext><img src=x onerror=alert(1)>'],
  ['a text area', '<textarea><p title="</textarea><img src=x onerror=alert(1)>"></textarea>'],
  ['a page title', '<title><p title="</title><img src=x onerror=alert(1)>"></title>'],
  [
    'a template in a template',
    '<template><template></template><img src=x onerror=alert(1)></template><img src=x onerror=alert(1)>',
  ],
  [
    'a shadow tree',
    '<div><template shadowrootmode="open"><img src=x onerror=alert(1)><slot></slot></template>a</div>',
  ],
  [
    'what a table throws out',
    '<table><svg><tr><td><style><img title="</style></table><img src=x onerror=alert(1)>">',
  ],
  [
    'links in links',
    '<a href="/a"><table><a href="javascript:alert(1)"></table><b></a><img src=x onerror=alert(1)>',
  ],
  [
    'a depth that parsers cut',
    `${'<div>'.repeat(600)}<style><img title="</style><img src=x onerror=alert(1)>">${'</div>'.repeat(600)}`,
  ],
  [
    'a style that ends inside of a value, in HTML and in a drawing',
    '<style><a title="</style><img src=x onerror=alert(1)>"></a><svg><style><a title="</style><img src=x onerror=alert(1)>">',
  ],
  [
    'a drawing that HTML breaks out of',
    '<svg><g><font color="red"><style><b title="</style><img src=x onerror=alert(1)>"></font></g></svg>',
  ],
  [
    'mathematics that ends in the wrong order',
    '<math><annotation-xml encoding="application/xhtml+xml"><p><style></math><i title="</style><img src=x onerror=alert(1)>">',
  ],
  [
    'a heading of a table with a drawing in it',
    '<table><caption><svg><title><table><caption><style><b title="</style><img src=x onerror=alert(1)>"></table></svg></table>',
  ],
  [
    'forms that overlap a drawing',
    '<form><div></form><svg><form><desc><style><b title="</style><img src=x onerror=alert(1)>"></form>',
  ],
  [
    'formatting that is opened again',
    '<p><b><i><svg><style></p><a title="</style><img src=x onerror=alert(1)>"></b><table></i><tr onclick=alert(1)>',
  ],
  [
    'a drawing at the depth that parsers cut',
    `${'<b>'.repeat(505)}<svg>${'<g>'.repeat(9)}<style><img title="</style><img src=x onerror=alert(1)>">`,
  ],
  [
    'a template that ends too early',
    '<template><style></template><img src=x onerror=alert(1)></style></template>',
  ],
  [
    'a list of choices with a template',
    '<select><template><img src=x onerror=alert(1)></template><option onclick=alert(1)>',
  ],
  // Comments and declarations that end elsewhere than they seem to
  ['a comment with an exclamation mark', '<!-- --!><img src=x onerror=alert(1)> -->'],
  ['a comment that begins with its end', '<!-->--><img src=x onerror=alert(1)>'],
  ['an instruction', '<?xml version="1.0"?><img src=x onerror=alert(1)><?php echo 1 ?>'],
  ['a document type', '<!DOCTYPE html [<!ENTITY x "<img src=x onerror=alert(1)>">]>&x;'],
  ['a broken end', '</><img src=x onerror=alert(1)></ p><img src=x onerror=alert(1)>'],
  // Attributes that are not what they seem
  [
    'handlers without a space between',
    '<img src="x"onerror=alert(1)><img/src=\'x\'/onerror=alert(1)//onload=alert(1)/>',
  ],
  [
    'handlers without a value',
    '<p onclick>a</p><p onclick/onfocus>b</p><p style>c</p><p style/onclick>d</p>',
  ],
  ['handlers in capitals', '<p OnClick="alert(1)" STYLE="color:red">a</p><IMG SRC=x ONERROR=alert(1)>'],
  [
    'handlers after other spaces',
    '<img src=x\u000conerror=alert(1)><img src=x\tonerror\t=\talert(1)><img src=x\ronerror=alert(1)>',
  ],
  [
    'handlers behind references',
    '<p &#111;nclick="alert(1)">a</p><p title="&quot; onclick=&quot;alert(1)">b</p><p title=&#32;onclick=alert(1)>c</p>',
  ],
  [
    'a handler in an end',
    '<p>a</p onclick="alert(1)" style="color:red"></ onclick=alert(1)><b/onclick=alert(1)>b</b/onclick>',
  ],
  [
    'handlers whose values end the element',
    '<p onclick="a > b" style=\'"> <img src=x onerror=alert(1)>\'>a</p>',
  ],
  ['an attribute without quotes', '<img title=`a`onerror=alert(1) src=x>'],
  ['a slash for a space', '<img/src=x/onerror=alert(1)>'],
  ['the same attribute twice', '<a href="/a" href="javascript:alert(1)" HREF="javascript:alert(1)">a</a>'],
  ['a null in a name', '<img src=x one\u0000rror=alert(1)>'],
  ['a null in an element', '<scr\u0000ipt>alert(1)</scr\u0000ipt>'],
  ['a null in an address', '<a href="java\u0000script:alert(1)">a</a>'],
  [
    'a line end in an address',
    '<a href="java\nscript:alert(1)">a</a><a href="\u0001javascript:alert(1)">b</a>',
  ],
  ['an address that turns round', '<a href="https://evil.example/\u202etxt.exe">a</a>'],
  ['an address with a password', '<a href="https://my-air.test@evil.example/">a</a>'],
  [
    'other schemes',
    '<a href="vbscript:a">a</a><a href="blob:https://x/1">b</a><a href="filesystem:https://x/1">c</a><a href="view-source:https://x">d</a>',
  ],
  [
    'names that hide properties',
    '<form><input name="attributes"><input name="parentNode"></form><img name="getElementById"><a id="__proto__" name="cookie">a</a>',
  ],
  ['a custom element', '<x-widget onclick="alert(1)">a</x-widget><p is="x-widget">b</p>'],
  [
    'text that can be edited',
    '<p contenteditable oninput="alert(1)" autofocus onfocus="alert(1)" tabindex="0">a</p>',
  ],
  ['a part of a shadow tree', '<p slot="title" part="x" exportparts="y" nonce="z" itemprop="w">a</p>'],
  // Elements that act by themselves
  ['details that open', '<details open ontoggle="alert(1)"><summary>a</summary></details>'],
  [
    'a film',
    '<video autoplay onloadstart="alert(1)"><source src="x" onerror="alert(1)"><track default src="x"></video>',
  ],
  ['a sound', '<audio src="x" autoplay onerror="alert(1)"></audio>'],
  [
    'a drawing that moves',
    '<svg><animate onbegin="alert(1)" attributeName="x" dur="1s"/><set attributeName="href" to="javascript:alert(1)"/></svg>',
  ],
  ['a link in a drawing', '<svg><a xlink:href="javascript:alert(1)"><text>a</text></a></svg>'],
  [
    'a link in mathematics',
    '<math href="javascript:alert(1)"><maction actiontype="statusline" xlink:href="javascript:alert(1)">a</maction></math>',
  ],
  [
    'a dialog',
    '<dialog open><form method="dialog"><button formaction="javascript:alert(1)">a</button></form></dialog>',
  ],
  [
    'a field that asks',
    '<input type="image" src="x" onerror="alert(1)"><input autofocus onfocus="alert(1)"><select autofocus onfocus="alert(1)"></select>',
  ],
  ['a moving text', '<marquee onstart="alert(1)">a</marquee>'],
  [
    'a page in a page',
    '<html><head><script>alert(1)</script></head><body onload="alert(1)" background="x"><frameset onload="alert(1)"></frameset></body></html>',
  ],
  [
    'an embedded thing',
    '<embed src="data:text/html,x"><applet code="x"></applet><object type="text/html" data="data:text/html,x"></object>',
  ],
  [
    'a table that fetches',
    '<table background="https://evil.example/x"><tbody><tr><td background="https://evil.example/x" style="background:url(https://evil.example)">a</td></tr></tbody></table>',
  ],
  [
    'sheets and hints',
    '<style>@import "https://evil.example/x";</style><link rel="preload" href="https://evil.example/x"><meta name="referrer" content="unsafe-url">',
  ],
  [
    'an import of modules',
    '<script type="importmap">{"imports":{}}</script><script type="speculationrules">{"prefetch":[]}</script>',
  ],
];

/** Texts that must come through as they are. */
export const harmlessHtml: readonly string[] = [
  '<span data-type="mention" data-id="4" data-label="Olena">@Olena</span>',
  '<h2>What changes</h2><p>From <b>now</b> on, <em>daily</em>.</p>',
  '<ol start="3"><li>Three</li></ol><blockquote>Words</blockquote><pre><code>a &lt; b</code></pre>',
  '<table><tbody><tr><td colspan="2">$10</td></tr></tbody></table>',
  '<a href="/help/100">Article</a> <a href="mailto:help@my-air.test">Write</a>',
];
