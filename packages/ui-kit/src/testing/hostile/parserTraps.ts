import type { NamedHtml } from './NamedHtml.ts';

/** Elements that change the rules of the parser inside them. */
export const parserTraps: readonly NamedHtml[] = [
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
];
