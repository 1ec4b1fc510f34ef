import defaultBrand from './default.tokens.json' with { type: 'json' };
import foundation from './foundation.tokens.json' with { type: 'json' };
import scalelab from './scalelab.tokens.json' with { type: 'json' };
import type { TokenColor } from './color.ts';
import type { Brand, Scheme } from './themes.ts';

/** A group of design tokens in the format of the Design Tokens Community Group. */
export interface TokenGroup {
  $type?: string;
  $value?: unknown;
  $description?: string;
  [name: string]: unknown;
}

/** One design token, with its references resolved. */
export interface Token {
  /** The path in the file, such as `color.accent`. */
  path: readonly string[];
  type: string;
  value: unknown;
  /** The purpose of the token. */
  description?: string | undefined;
}

/** The density of the layout; `touch` has sizes for fingers, and overrides the others. */
export type Density = 'comfortable' | 'compact' | 'touch';

const brandFiles: Record<Brand, TokenGroup> = { default: defaultBrand, scalelab };

/** The tokens that are the same in both brands and both schemes. */
export function foundationTokens(): Token[] {
  return flatten(foundation, foundation).filter(isPublic);
}

/** The tokens of one brand that are the same in both schemes. */
export function brandTokens(brand: Brand): Token[] {
  const { light: _light, dark: _dark, ...brandGroup } = brandFiles[brand];
  return flatten(brandGroup, roots(brand)).filter(isPublic);
}

/** The tokens of one brand in one scheme: its colours and shadows. */
export function schemeTokens(brand: Brand, scheme: Scheme): Token[] {
  return flatten(brandFiles[brand][scheme] as TokenGroup, roots(brand));
}

/** The density of a brand's own. */
export function densityOf(brand: Brand): Density {
  return (brandFiles[brand]['density'] as TokenGroup).$value as Density;
}

/** The sizes and distances of one density. */
export function densityTokens(density: Density): Token[] {
  return flatten(foundation.density[density], foundation);
}

/** The character of a brand, as its token file describes it. */
export function characterOf(brand: Brand): string {
  return String(brandFiles[brand]['$description']);
}

/** The colours of a brand in one scheme, by role. */
export function colorsOf(brand: Brand, scheme: Scheme): ReadonlyMap<string, TokenColor> {
  const colors = schemeTokens(brand, scheme).filter((token) => token.type === 'color');
  return new Map(colors.map(({ path, value }) => [path.slice(1).join('-'), value as TokenColor]));
}

// Roles are mixed from ramps, breakpoints cannot be variables, and only one of the densities is chosen.
const hidden = new Set(['ramp', 'breakpoint', 'density']);

function isPublic({ path }: Token): boolean {
  return !hidden.has(path[0] ?? '');
}

function roots(brand: Brand): TokenGroup {
  const brandGroup = brandFiles[brand];
  return {
    ...foundation,
    ...brandGroup,
    ramp: { ...foundation.ramp, ...(brandGroup['ramp'] as TokenGroup) },
  };
}

function flatten(group: TokenGroup, root: TokenGroup, path: readonly string[] = [], inherited = ''): Token[] {
  const type = group.$type ?? inherited;
  const { $value: value, $description: description } = group;
  if (value !== undefined) return [{ path, type, value: resolve(value, root), description }];
  const children = Object.entries(group).filter(([name]) => !name.startsWith('$'));
  return children.flatMap(([name, child]) => flatten(child as TokenGroup, root, [...path, name], type));
}

function resolve(value: unknown, root: TokenGroup): unknown {
  const reference = typeof value === 'string' && /^\{(.+)\}$/.exec(value)?.[1];
  if (!reference) return value;
  let found: unknown = root;
  for (const name of reference.split('.')) found = (found as TokenGroup | undefined)?.[name];
  if (found === undefined) throw new Error(`@my-air/ui-kit: no design token is called "${reference}".`);
  return resolve((found as TokenGroup).$value, root);
}
