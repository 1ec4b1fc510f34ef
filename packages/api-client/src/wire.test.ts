import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { absoluteUrl, fillPath, writeQuery } from './request/address.ts';
import { toFormData } from './request/toFormData.ts';

const well = fc.string({ unit: 'grapheme', minLength: 1 }).filter((text) => text !== '.' && text !== '..');

describe('[API-04] paths', () => {
  test('any id comes back from the wire as it was, in its own segment', () => {
    fc.assert(
      fc.property(well, well, (platform, guid) => {
        const path = fillPath('api/channels/{platform}/{guid}/join', { platform, guid });
        const segments = absoluteUrl('https://api.my-air.test/v1', '', path).pathname.split('/');
        expect(segments).toHaveLength(7);
        expect([segments[4], segments[5]].map((segment) => decodeURIComponent(segment ?? ''))).toEqual([
          platform,
          guid,
        ]);
      }),
    );
  });

  test.each(['', '.', '..'])('a value that would call another path is refused: "%s"', (guid) => {
    expect(() => fillPath('api/channels/{guid}', { guid })).toThrow(/cannot carry/);
  });

  test('a missing value is refused, also when its name is one of Object’s', () => {
    expect(() => fillPath('api/chats/{toString}', {})).toThrow(/cannot carry "" as {toString}/);
  });
});

describe('[API-04] queries', () => {
  test('any text and any array come back from the wire as they were', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        fc.array(fc.string({ unit: 'grapheme' })),
        (text, list) => {
          const url = new URL('https://api.my-air.test/api');
          writeQuery(url, { text, list, skipped: undefined });
          const read = new URL(url.href).searchParams;
          expect(read.get('text')).toBe(text);
          expect(read.getAll('list[]')).toEqual(list);
          expect(read.has('skipped')).toBe(false);
        },
      ),
    );
  });

  test('a flag is written as the server’s validation knows it', () => {
    const url = new URL('https://api.my-air.test/api');
    writeQuery(url, { yes: true, no: false, none: null });
    expect(url.search).toBe('?yes=1&no=0');
  });
});

describe('[API-04] multipart bodies', () => {
  test('any text and any flat array are parts, arrays as name[]', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        fc.array(fc.oneof(fc.string({ unit: 'grapheme' }), fc.integer())),
        (text, list) => {
          const form = toFormData({ text, list, skipped: undefined });
          expect(form.get('text')).toBe(text);
          expect(form.getAll('list[]')).toEqual(list.map(String));
          expect(form.has('skipped')).toBe(false);
        },
      ),
    );
  });

  test('files, numbers, flags and null are parts', () => {
    const form = toFormData({ file: new File(['x'], 'x.txt'), count: 3, isDone: true, reply: null });
    expect((form.get('file') as File).name).toBe('x.txt');
    expect([form.get('count'), form.get('isDone'), form.get('reply')]).toEqual(['3', '1', '']);
  });

  test('every name of a file can be told from every other by the signs that a form has for some', () => {
    const signs = fc.constantFrom('%', '"', '\n', '\r', '%22', '%25', '%0d', '%41', '2', '5', 'a', '🙂');
    fc.assert(
      fc.property(fc.array(signs), (parts) => {
        const name = parts.join('');
        const sent = toFormData({ files: [new File([''], name)] }).get('files[]') as File;
        const written = sent.name.replaceAll(/["\r\n]/g, encodeURIComponent);
        expect(written.replaceAll(/%(?:22|0D|0A|25)/gi, decodeURIComponent)).toBe(name);
      }),
    );
  });

  test.each([
    ['an object', { deep: { a: 1 } }, /"deep" holds a nested value/],
    ['an array in an array', { deep: [[1]] }, /"deep\[\]" holds a nested value/],
  ])('%s is refused with a message that says what to do', (_, body, message) => {
    expect(() => toFormData(body)).toThrow(message);
  });
});
