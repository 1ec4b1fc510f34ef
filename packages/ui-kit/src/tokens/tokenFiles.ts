import defaultBrand from './default.tokens.json' with { type: 'json' };
import foundation from './foundation.tokens.json' with { type: 'json' };
import scalelab from './scalelab.tokens.json' with { type: 'json' };
import type { TokenColor } from './color.ts';
import type { Brand, Scheme } from './themes.ts';

/** A group of design tokens in the format of the Design Tokens Community Group. */
export interface TokenGroup {
  $type?: string;
  $value?: unknown;
  [name: string]: unknown;
}

/** One design token, with its references resolved. */
export interface Token {
  /** Its place in the file, such as `color.accent`. */
  path: readonly string[];
  type: string;
  value: unknown;
}

const brandFiles: Record<Brand, TokenGroup> = { default: defaultBrand, scalelab };

/** What is the same in both houses and in either light. */
export function foundationTokens(): Token[] {
  return flatten(foundation, foundation).filter(isPublic);
}

/** What a house has of its own in either light. */
export function brandTokens(brand: Brand): Token[] {
  const { light: _light, dark: _dark, ...own } = brandFiles[brand];
  return flatten(own, roots(brand)).filter(isPublic);
}

/** What a house has in one light: its colours and shadows. */
export function schemeTokens(brand: Brand, scheme: Scheme): Token[] {
  return flatten(brandFiles[brand][scheme] as TokenGroup, roots(brand));
}

/** The colours of a house in one light, by role. */
export function colorsOf(brand: Brand, scheme: Scheme): ReadonlyMap<string, TokenColor> {
  const colors = schemeTokens(brand, scheme).filter((token) => token.type === 'color');
  return new Map(colors.map(({ path, value }) => [path.slice(1).join('-'), value as TokenColor]));
}

// Ramps are the paint that roles are mixed from, and breakpoints cannot be variables: neither reaches the page.
function isPublic({ path }: Token): boolean {
  return path[0] !== 'ramp' && path[0] !== 'breakpoint';
}

function roots(brand: Brand): TokenGroup {
  const own = brandFiles[brand];
  return { ...foundation, ...own, ramp: { ...foundation.ramp, ...(own['ramp'] as TokenGroup) } };
}

function flatten(group: TokenGroup, root: TokenGroup, path: readonly string[] = [], inherited = ''): Token[] {
  const type = group.$type ?? inherited;
  if (group.$value !== undefined) return [{ path, type, value: resolve(group.$value, root) }];
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
