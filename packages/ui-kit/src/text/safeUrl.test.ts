import { array, assert, constantFrom, oneof, property, string, webUrl } from 'fast-check';
import { describe, expect, test } from 'vitest';

import { isExternalUrl, safeUrl } from './safeUrl.ts';

const safe = [
  'https://my-air.test/accounts?tab=1#top',
  'HTTP://example.com',
  'https://пример.укр/шлях',
  '/accounts/youtube?oauth=connected',
  './here',
  '../there',
  '?page=2',
  '#questions',
  'mailto:help@my-air.test',
  'tel:+380 44 123-45-67',
];

const unsafe = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'jav\tascript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'javascript&colon;alert(1)',
  '&#106;avascript:alert(1)',
  String.raw`\u006aavascript:alert(1)`,
  'javascript:https://example.com',
  'data:text/html,<script>alert(1)</script>',
  'data:text/html;base64,PHNjcmlwdD4=',
  'vbscript:msgbox(1)',
  'blob:https://my-air.test/1',
  'file:///etc/passwd',
  'ftp://example.com',
  'intent://scan/#Intent;end',
  '//evil.example',
  '///evil.example',
  String.raw`/\evil.example`,
  String.raw`\\evil.example`,
  String.raw`https:\\evil.example`,
  'https:https:https:',
  'https:evil.example',
  'https://',
  'https://my-air.test@evil.example',
  'https://user:password@evil.example',
  'https://evil.example/\u202Egpj.exe',
  'mailto:',
  'tel:javascript',
  '',
  '   ',
];

describe('safeUrl', () => {
  test.each(safe)('%j may be followed', (url) => {
    expect(safeUrl(url)).toBe(url);
  });

  test.each(unsafe)('%j is refused', (url) => {
    expect(safeUrl(url)).toBeUndefined();
  });

  test.each([undefined, null, 1, {}, ['https://example.com']])('%j is not an address', (value) => {
    expect(safeUrl(value)).toBeUndefined();
  });

  test.each(['https://my-air.test', 'mailto:help@my-air.test', '//evil.example', String.raw`/\evil.example`])(
    'the internal scope refuses %j',
    (url) => {
      expect(safeUrl(url, { scope: 'internal' })).toBeUndefined();
    },
  );

  test('whatever passes the internal scope stays on this site', () => {
    const piece = constantFrom(
      '/',
      '\\',
      '.',
      ':',
      '@',
      '?',
      '#',
      '%2f',
      '\t',
      'http',
      'javascript',
      'evil.example',
    );
    const check = () =>
      assert(
        property(array(piece, { maxLength: 8 }), (pieces) => {
          const url = safeUrl(pieces.join(''), { scope: 'internal' });
          return url === undefined || new URL(url, 'https://my-air.test').origin === 'https://my-air.test';
        }),
        { numRuns: 2000 },
      );
    expect(check).not.toThrow();
  });

  test('whatever passes at all leads to the web, a mailbox or a telephone', () => {
    const check = () =>
      assert(
        property(oneof(webUrl(), string(), constantFrom(...safe, ...unsafe)), (text) => {
          const url = safeUrl(text);
          const allowed = ['https:', 'http:', 'mailto:', 'tel:'];
          return url === undefined || allowed.includes(new URL(url, 'https://my-air.test').protocol);
        }),
        { numRuns: 300 },
      );
    expect(check).not.toThrow();
  });
});

test('another site is another origin', () => {
  expect(isExternalUrl('https://elsewhere.example')).toBe(true);
  expect(isExternalUrl(`${location.origin}/help`)).toBe(false);
  expect(isExternalUrl('/help')).toBe(false);
  expect(isExternalUrl('mailto:help@my-air.test')).toBe(false);
});
