import { cssColor, type TokenColor } from './color.ts';
import type { Brand, Scheme } from './themes.ts';
import { brandTokens, foundationTokens, schemeTokens, type Token } from './tokenFiles.ts';

/** The variables of one house in one light, for a page that shows no other, such as the first frame. */
export function tokenCss(brand: Brand, scheme: Scheme): string {
  const all = [...foundationTokens(), ...brandTokens(brand), ...schemeTokens(brand, scheme)];
  return `:root{${declarations(all)};color-scheme:${scheme}}${stillness}`;
}

/** The variables of both houses in both lights, chosen by `data-brand` and `data-scheme` on the root. */
export function tokenSheet(): string {
  return [
    `:root{${declarations([...foundationTokens(), ...brandTokens('default'), ...schemeTokens('default', 'light')])};color-scheme:light}`,
    `:root[data-scheme='dark']{${declarations(schemeTokens('default', 'dark'))};color-scheme:dark}`,
    `:root[data-brand='scalelab']{${declarations([...brandTokens('scalelab'), ...schemeTokens('scalelab', 'light')])}}`,
    `:root[data-brand='scalelab'][data-scheme='dark']{${declarations(schemeTokens('scalelab', 'dark'))}}`,
    stillness,
  ].join('');
}

const stillness =
  '@media (prefers-reduced-motion:reduce){:root:root:root{--motion-fast:0s;--motion-medium:0s;--motion-fade:0s}}';

function declarations(tokens: readonly Token[]): string {
  return tokens.map((token) => `--${token.path.join('-')}:${cssValue(token)}`).join(';');
}

interface Measure {
  value: number;
  unit: string;
}

interface Shadow {
  color: TokenColor;
  offsetX: Measure;
  offsetY: Measure;
  blur: Measure;
  spread: Measure;
}

function cssValue({ path, type, value }: Token): string {
  switch (type) {
    case 'color':
      return cssColor(value as TokenColor);
    case 'dimension':
      return measure(value as Measure);
    case 'fontFamily':
      return (value as string[]).map(family).join(',');
    case 'fontWeight':
      return String(value);
    case 'transition': {
      const { duration, timingFunction } = value as { duration: Measure; timingFunction: number[] };
      return `${measure(duration)} cubic-bezier(${timingFunction.join(',')})`;
    }
    case 'shadow':
      return (value as Shadow[]).map(shadow).join(',');
    default:
      throw new Error(`@my-air/ui-kit: the token ${path.join('.')} has the unknown type "${type}".`);
  }
}

function shadow({ offsetX, offsetY, blur, spread, color }: Shadow): string {
  return [offsetX, offsetY, blur, spread].map(measure).concat(cssColor(color)).join(' ');
}

function measure({ value, unit }: Measure): string {
  return value === 0 && unit !== 'ms' ? '0px' : `${value}${unit}`;
}

function family(name: string): string {
  return name.includes(' ') ? `'${name}'` : name;
}
