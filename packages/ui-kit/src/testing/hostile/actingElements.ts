import type { NamedHtml } from './NamedHtml.ts';

/** Elements that act by themselves. */
export const actingElements: readonly NamedHtml[] = [
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
