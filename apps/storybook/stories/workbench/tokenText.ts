import { cssColor, isInGamut, type Token, type TokenColor, type TokenGroup } from '@my-air/ui-kit/tokens';

import { readColor } from './colorText.ts';

interface Measure {
  value: number;
  unit: string;
}

interface Shadow {
  offsetX: Measure;
  offsetY: Measure;
  blur: Measure;
  spread: Measure;
  color: TokenColor;
}

/** What a text means as the value of a token, or the problem with it in a sentence. */
export type Reading = { value: unknown; problem?: undefined } | { problem: string };

/** The smallest and the largest size that a brand may have, by unit: of corners and of tracking. */
const bounds: Readonly<Record<string, readonly [number, number]>> = { px: [0, 64], em: [-0.2, 0.2] };
const isReference = /^\{ramp\.[\w.-]+\}$/;
const familyName = /^[\p{L}\d][\p{L}\d -]*$/u;

/** The value of a token as a person reads and types it. */
export function tokenText({ type, value }: Pick<Token, 'type' | 'value'>): string {
  if (typeof value === 'string') return value;
  switch (type) {
    case 'color':
      return cssColor(value as TokenColor);
    case 'dimension':
      return sizeText(value as Measure);
    case 'fontFamily':
      return (value as string[]).join(', ');
    case 'shadow':
      return (value as Shadow[]).map(shadowText).join(', ');
    default:
      return String(value);
  }
}

/** The value that a text gives a token of a brand's file. */
export function readToken(token: Pick<Token, 'type' | 'value'>, text: string, file: TokenGroup): Reading {
  const typed = text.trim();
  switch (token.type) {
    case 'color':
      return isReference.test(typed) ? readReference(typed, file) : readOwnColor(typed);
    case 'dimension':
      return readSize(typed, (token.value as Measure).unit);
    case 'fontFamily':
      return readFamilies(typed);
    case 'fontWeight':
      return readWeight(typed);
    case 'shadow':
      return readShadows(typed);
    case 'string':
      return ['comfortable', 'compact'].includes(typed)
        ? { value: typed }
        : { problem: 'A density is comfortable or compact.' };
    default:
      return { problem: `Tokens of the type ${token.type} cannot be changed here.` };
  }
}

function readReference(text: string, file: TokenGroup): Reading {
  let found: unknown = file;
  for (const name of text.slice(1, -1).split('.')) found = (found as TokenGroup | undefined)?.[name];
  const value = (found as TokenGroup | undefined)?.$value;
  return typeof value === 'object' && value !== null
    ? { value: text }
    : { problem: `No step of a ramp is called ${text.slice(1, -1)}.` };
}

function readOwnColor(text: string): Reading {
  const value = readColor(text);
  if (!value) {
    return { problem: 'Write a colour such as #1a73e8 or oklch(60% 0.15 250).' };
  }
  return isInGamut(value)
    ? { value }
    : {
        problem: 'Ordinary screens cannot show this colour. Lower its chroma, the second number of oklch().',
      };
}

function readSize(text: string, unit: string): Reading {
  const value = text.endsWith(unit) ? Number(text.slice(0, -unit.length) || Number.NaN) : Number.NaN;
  const [least, most] = bounds[unit] ?? [-Infinity, Infinity];
  return value >= least && value <= most
    ? { value: { value, unit } }
    : { problem: `Write a size from ${least} to ${most}${unit}.` };
}

function readFamilies(text: string): Reading {
  const value = text.split(',').map((name) => name.trim());
  return value.every((name) => familyName.test(name))
    ? { value }
    : { problem: 'Write names of typefaces without quotation marks, with commas between them.' };
}

function readWeight(text: string): Reading {
  const value = Number(text);
  return Number.isInteger(value) && value >= 1 && value <= 1000
    ? { value }
    : { problem: 'Write a whole number from 1 to 1000, such as 600.' };
}

/** Commas within the parentheses of a colour do not end a shadow. */
const betweenShadows = /,(?![^(]*\))/;

function readShadows(text: string): Reading {
  const value = text.split(betweenShadows).map(readShadow);
  return value.every((shadow) => shadow !== undefined)
    ? { value }
    : {
        problem:
          'Write four sizes and a colour for each shadow, such as 0px 8px 24px -6px oklch(20% 0 0 / 0.2).',
      };
}

function readShadow(text: string): Shadow | undefined {
  const [, sizes = '', color = ''] = /^((?:-?[\d.]+px\s+){4})(.+)$/.exec(text.trim()) ?? [];
  const [offsetX, offsetY, blur, spread] = sizes
    .trim()
    .split(/\s+/)
    .map((size) => ({ value: Number.parseFloat(size), unit: 'px' }));
  const ink = readColor(color);
  return offsetX && offsetY && blur && spread && ink
    ? { offsetX, offsetY, blur, spread, color: ink }
    : undefined;
}

function shadowText({ offsetX, offsetY, blur, spread, color }: Shadow): string {
  return [offsetX, offsetY, blur, spread].map(sizeText).concat(cssColor(color)).join(' ');
}

function sizeText({ value, unit }: Measure): string {
  return `${value}${unit}`;
}
