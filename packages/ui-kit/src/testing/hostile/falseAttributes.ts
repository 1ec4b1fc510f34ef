import type { NamedHtml } from './NamedHtml.ts';

/** Attributes that are not what they seem. */
export const falseAttributes: readonly NamedHtml[] = [
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
];
