import { cssColor, type TokenColor } from './color.ts';
import type { Scheme } from './themes.ts';
import {
  brandTokens,
  densityOf,
  densityTokens,
  foundationTokens,
  schemeTokens,
  type BrandSource,
  type Density,
  type Token,
} from './tokenFiles.ts';

/** The variables of one brand in one scheme, for a page that shows no other. */
export function tokenCss(brand: BrandSource, scheme: Scheme): string {
  const all = [
    ...foundationTokens(),
    ...brandTokens(brand),
    ...densityTokens(densityOf(brand)),
    ...schemeTokens(brand, scheme),
  ];
  return `:root{${declarations(all)};color-scheme:${scheme}}${afterwards()}`;
}

/**
 * The variables of both brands in both schemes, chosen by `data-brand` and `data-scheme` on the root.
 * `data-density="comfortable|compact"` replaces the brand's own density, `data-motion="reduced"` stops
 * motion.
 */
export function tokenSheet(): string {
  return [
    `:root{${declarations(firstDay())};color-scheme:light}`,
    `:root[data-scheme='dark']{${declarations(firstNight())};color-scheme:dark}`,
    brandSheet('scalelab', 'scalelab'),
    afterwards(),
  ].join('');
}

/**
 * The variables of one more brand in both schemes, for a page that has the sheet of the kit: they hold where
 * the root has the brand's name as its `data-brand`.
 */
export function brandSheet(name: string, brand: BrandSource): string {
  const day = others(variablesOf(brand), firstDay());
  // In the dark scheme a brand inherits the first one's values, except where its light ones differ.
  const night = others(schemeTokens(brand, 'dark'), [...firstDay(), ...firstNight(), ...day]);
  return [
    `:root[data-brand='${name}']{${declarations(day)}}`,
    `:root[data-brand='${name}'][data-scheme='dark']{${declarations(night)}}`,
    chosenDensity('comfortable'),
    chosenDensity('compact'),
  ].join('');
}

/** The variables of the first brand in the light, on which those of the others build. */
const firstDay = () => [...foundationTokens(), ...variablesOf('default')];

/** The variables of the first brand that are others in the dark. */
const firstNight = () => others(schemeTokens('default', 'dark'), firstDay());

const variablesOf = (brand: BrandSource) => [
  ...brandTokens(brand),
  ...densityTokens(densityOf(brand)),
  ...schemeTokens(brand, 'light'),
];

const chosenDensity = (density: Density) =>
  `:root[data-density='${density}']{${declarations(densityTokens(density))}}`;

/** The rules that override brand, scheme and density: sizes for fingers, and reduced motion. */
function afterwards(): string {
  const still = foundationTokens()
    .filter(({ path }) => path[0] === 'motion')
    .map(({ path }) => `--${path.join('-')}:0s`)
    .join(';');
  return [
    `@media (pointer:coarse){:root:root:root{${declarations(densityTokens('touch'))}}}`,
    `@media (prefers-reduced-motion:reduce){:root:root:root{${still}}}`,
    `:root:root[data-motion='reduced']{${still}}`,
  ].join('');
}

/** The tokens whose values differ from those in force, where the later of two declarations wins. */
function others(tokens: readonly Token[], holding: readonly Token[]): Token[] {
  const known = new Map(holding.map((token) => [token.path.join('-'), cssValue(token)]));
  return tokens.filter((token) => known.get(token.path.join('-')) !== cssValue(token));
}

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
    case 'number':
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
