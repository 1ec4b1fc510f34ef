import { expect, test } from 'vitest';

import { cleanPastedHtml } from './cleanPastedHtml.ts';
import { linkAddress } from './linkAddress.ts';

test.for([
  ['a row of a table becomes a line', '<table><tr><td>a</td><th> b\nc </th></tr></table>', '<p>a | b c</p>'],
  ['bold by style', '<span style="font-weight: 700">a</span>', '<span><strong>a</strong></span>'],
  [
    'italic and struck by style',
    '<i style="font-style:italic;text-decoration:line-through">a</i>',
    '<i><s><em>a</em></s></i>',
  ],
  ['a <b> that is not bold', '<b style="font-weight:normal"><p>a</p></b>', '<p>a</p>'],
  ['style elements', '<style>p { color: red }</style><p>a</p>', '<p>a</p>'],
  ['words that look like a style', '<p>let style="x"</p>', '<p>let style="x"</p>'],
])('[MSG-04] pasted HTML: %s', ([, html, cleaned]) => {
  expect(cleanPastedHtml(html!)).toBe(cleaned);
});

test.for([
  ['https://my-air.test/a', 'https://my-air.test/a'],
  ['my-air.test/help', 'https://my-air.test/help'],
  ['mailto:ann@my-air.test', 'mailto:ann@my-air.test'],
  ['javascript:alert(1)', undefined],
  ['java\tscript:alert(1)', undefined],
  ['data:text/html,x', undefined],
  ['//evil.test', undefined],
  ['/home', undefined],
  ['', undefined],
] as const)('[MSG-04] a link may lead to %j: %s', ([typed, address]) => {
  expect(linkAddress(typed)).toBe(address);
});
