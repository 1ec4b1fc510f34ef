import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { createTextCheck, readMessageIds, watchTexts } from './brokenTexts.ts';

const isBroken = createTextCheck(['scKAoN', '-z7_5L']);

describe('a broken text', () => {
  test.each([
    'scKAoN',
    'Channels: scKAoN.',
    '(-z7_5L)',
    'undefined',
    'Hello, undefined!',
    'NaN %',
    '$NaN',
    '[object Object]',
    'Hello, {name}',
    '{0} videos',
    '{count, plural, one {# video} other {# videos}}',
  ])('is “%s”', (text) => expect(isBroken(text)).toBe(true));
});

describe('people write', () => {
  test.each([
    'iPhone',
    'TikTok',
    'YouTube',
    'ScaleLab',
    'AirPod',
    'ABC123',
    'scKAoNs',
    'lucia-summer',
    'Nan Goldin',
    'Not defined yet',
    'An object',
    ':-{',
    '{ }',
    'Sets such as {1, 2',
    'C3-PO_1',
  ])('“%s”', (text) => expect(isBroken(text)).toBe(false));
});

describe('the messages of a portal', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'my-air-texts-'));
    mkdirSync(join(folder, 'assets'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  test('are found by their ids, however they are quoted, and names of other things are not', () => {
    writeFileSync(join(folder, 'assets/a.js'), 'x({id:`scKAoN`,values:{n}}),y._({id:"-z7_5L"})');
    writeFileSync(join(folder, 'assets/b.js'), "f({id:'person'}),g({id:`scKAoN`}),h({id:`too-long`})");
    expect(readMessageIds(folder)).toEqual(expect.arrayContaining(['scKAoN', '-z7_5L']));
    expect(readMessageIds(folder)).toHaveLength(2);
  });
});

describe('while a page is watched', () => {
  test('each broken text and name is complained about once, and what is not shown is not read', async () => {
    const complain = vi.spyOn(console, 'error').mockImplementation(() => {});
    watchTexts(isBroken);
    document.body.innerHTML =
      '<main><p>scKAoN</p><p>scKAoN</p><p>iPhone</p><style>{color, red}</style><button>Save</button></main>';
    await vi.waitFor(() => expect(complain).toHaveBeenCalledOnce());
    document.querySelector('button')!.title = 'Hello, {name}';
    await vi.waitFor(() => expect(complain).toHaveBeenCalledTimes(2));
    document.querySelector('button')!.firstChild!.nodeValue = 'NaN';
    await vi.waitFor(() => expect(complain).toHaveBeenCalledTimes(3));
    expect(complain.mock.calls.map(([text]) => /"(.+)"/.exec(String(text))?.[1])).toEqual([
      'scKAoN',
      'Hello, {name}',
      'NaN',
    ]);
  });
});
