// @vitest-environment node
/* oxlint-disable typescript/no-misused-spread -- code points are what a font has glyphs for */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';
import { describe, expect, test } from 'vitest';

import { emojiSheet } from '../scripts/emojiSheet.mjs';

const require = createRequire(import.meta.url);
const { raw } = String;

/** Sentences in the proportions of the product's own texts. */
const samples = {
  latin:
    'Your channel is connected and the first payment is on its way. Choose the services that fit, answer the messages that wait, and see what each video has earned this month.',
  cyrillic:
    'Ваш канал підключено, перша виплата вже в дорозі. Оберіть послуги, що вам підходять, дайте відповідь на повідомлення і перегляньте, скільки заробило кожне відео цього місяця.',
};

/** The letters of the five languages, of their names, their money and their quotation marks. */
const written = [
  'abcdefghijklmnopqrstuvwxyz',
  'абвгґдеєжзиіїйклмнопрстуфхцчшщьюяёъыэ',
  'áâãàçéêíñóôõúü',
  '0123456789 .,:;!?¿¡«»“”„‘’…–—·•×−%№$€₴£+/()[]@#&',
  'łśżźćńęąčřžşğıőű',
].flatMap((letters) => [...letters, ...letters.toUpperCase()].filter((letter) => letter.length === 1));

describe.each([
  ['fonts.css', 'Onest'],
  ['fonts-scalelab.css', 'Golos Text'],
])('%s', (file, family) => {
  test('brings four scripts, each in a file of its own, and none of them before it is written in', async () => {
    const faces = await facesOf(file, `${family} Variable`);
    expect(
      faces.map(({ url }) => /-(latin-ext|latin|cyrillic-ext|cyrillic)-wght/.exec(url)?.[1] ?? '').sort(),
    ).toEqual(['cyrillic', 'cyrillic-ext', 'latin', 'latin-ext']);
    for (const { ranges, display } of faces) {
      expect(ranges.length).toBeGreaterThan(0);
      expect(display).toBe('swap');
    }
  });

  test('[LANG-01] writes the five languages, ґ є і ї among them', async () => {
    const faces = await facesOf(file, `${family} Variable`);
    const fonts = await Promise.all(faces.map(async (face) => ({ ...face, font: await open(face.url) })));
    const missing = written.filter((letter) => {
      const code = letter.codePointAt(0)!;
      return !fonts.some(
        ({ ranges, font }) =>
          ranges.some(([from, to]) => from <= code && code <= to) && font.hasGlyphForCodePoint(code),
      );
    });
    expect([...new Set(missing)]).toEqual([]);
  });

  test.each([
    // Arimo has the widths of Arial, letter by letter.
    ['Fallback', 400, (script: string) => `@fontsource/arimo/files/arimo-${script}-400-normal.woff2`],
    ['Fallback', 600, (script: string) => `@fontsource/arimo/files/arimo-${script}-700-normal.woff2`],
    ['Fallback Linux', 400, () => 'dejavu-fonts-ttf/ttf/DejaVuSans.ttf'],
    ['Fallback Linux', 600, () => 'dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf'],
  ])(
    'no line moves when it arrives: the %s of weight %i is as wide and as high, within a hundredth',
    async (name, weight, urlOf) => {
      const standIns = (await facesOf(file, `${family} ${name}`)).filter(
        ({ weights: [from, to] }) => from <= weight && weight <= to,
      );
      expect(standIns).toHaveLength(2);
      for (const [script, standIn] of [
        ['latin', standIns.find(({ ranges }) => ranges.length === 0)!],
        ['cyrillic', standIns.find(({ ranges }) => ranges.length > 0)!],
      ] as const) {
        const id = family.toLowerCase().replace(' ', '-');
        const real = await open(`@fontsource/${id}/files/${id}-${script}-${weight}-normal.woff2`);
        const local = await open(urlOf(script));
        const text = writable(samples[script], real, local);
        const differences = {
          width: standIn.sizeAdjust / (width(real, text) / width(local, text)) - 1,
          ascent: (standIn.ascent * standIn.sizeAdjust) / (real.ascent / real.unitsPerEm) - 1,
          descent: (standIn.descent * standIn.sizeAdjust) / (-real.descent / real.unitsPerEm) - 1,
        };
        const noticed = Object.entries(differences).filter(
          ([, difference]) => !(Math.abs(difference) < 0.01),
        );
        expect({ script, noticed }).toEqual({ script, noticed: [] });
      }
    },
  );
});

test('[BRAND-01] the numerals of Scalelab are as wide as one another, and so are those that stand in for them', async () => {
  const [face] = await facesOf('fonts-scalelab.css', 'JetBrains Mono Variable');
  const mono = await open(face!.url);
  const widths = [...'0123456789.,$ '].map((sign) => width(mono, sign));
  expect(new Set(widths).size).toBe(1);
  const [standIn] = await facesOf('fonts-scalelab.css', 'JetBrains Mono Fallback');
  // Courier New and its substitutes are 0.6 em wide.
  expect(standIn!.sizeAdjust * 0.6).toBeCloseTo(widths[0]!, 3);
});

describe('emoji.css', () => {
  test('is what the script writes', async () => {
    const sheet = await readFile(new URL('emoji.css', import.meta.url), 'utf8');
    const plain = (css: string) => css.toLowerCase().replaceAll(/[\s;]+/g, '');
    expect(plain(sheet)).toBe(plain(await emojiSheet()));
  });

  test('leaves digits and letters to the type of the brand', async () => {
    const faces = await facesOf('emoji.css', 'Kit Emoji');
    expect(faces.length).toBeGreaterThan(5);
    const covers = (sign: string) =>
      faces.some(({ ranges }) =>
        ranges.some(([from, to]) => from <= sign.codePointAt(0)! && sign.codePointAt(0)! <= to),
      );
    expect([...'0123456789#*©®™'].filter(covers)).toEqual([]);
    expect([...'😀👍🎉❤🇺✅'].filter((sign) => !covers(sign))).toEqual([]);
  });
});

interface Face {
  url: string;
  display: string | undefined;
  weights: [from: number, to: number];
  ranges: [from: number, to: number][];
  sizeAdjust: number;
  ascent: number;
  descent: number;
}

async function facesOf(file: string, family: string): Promise<Face[]> {
  const sheet = await readFile(new URL(file, import.meta.url), 'utf8');
  const blocks = [...sheet.matchAll(/@font-face\s*\{([^}]*)\}/g)].map(([, block]) => block!);
  return blocks
    .filter((block) => new RegExp(raw`font-family:\s*'${family}'`).test(block))
    .map((block) => {
      const percent = (name: string) => Number(new RegExp(raw`${name}:\s*([\d.]+)%`).exec(block)?.[1]) / 100;
      const weights = /font-weight:\s*(\d+) (\d+)/.exec(block);
      return {
        url: /url\('([^']+)'\)/.exec(block)?.[1] ?? '',
        display: /font-display:\s*(\w+)/.exec(block)?.[1],
        weights: [Number(weights?.[1]), Number(weights?.[2])] as [number, number],
        ranges: [...block.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/gi)].map(
          ([, from, to]) =>
            [Number.parseInt(from!, 16), Number.parseInt(to ?? from!, 16)] as [number, number],
        ),
        sizeAdjust: percent('size-adjust'),
        ascent: percent('ascent-override'),
        descent: percent('descent-override'),
      };
    });
}

async function open(url: string): Promise<Font> {
  return create(await readFile(require.resolve(url))) as Font;
}

/** The letters of a text that both fonts have: the subset of a script has no space of another. */
function writable(text: string, ...fonts: Font[]): string {
  return [...text]
    .filter((letter) => fonts.every((font) => font.hasGlyphForCodePoint(letter.codePointAt(0)!)))
    .join('');
}

/** The width of a text in ems. */
function width(font: Font, text: string): number {
  const advances = [...text].map((letter) => font.glyphForCodePoint(letter.codePointAt(0)!).advanceWidth);
  return advances.reduce((sum, advance) => sum + advance, 0) / font.unitsPerEm;
}
