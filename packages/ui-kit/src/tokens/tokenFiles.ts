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

/** One design token. */
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

/** A brand of the kit by its name, or the token file of another one. */
export type BrandSource = Brand | TokenGroup;

const brandFiles: Record<Brand, TokenGroup> = { default: defaultBrand, scalelab };

/** The token file of a brand, with every ramp that its references name: the start of another brand. */
export function brandFile(brand: Brand): TokenGroup {
  return { ...brandFiles[brand], ramp: roots(brand)['ramp'] };
}

/** The tokens that are the same in both brands and both schemes. */
export function foundationTokens(): Token[] {
  return flatten(foundation, foundation).filter(isPublic);
}

/** The tokens of one brand that are the same in both schemes. */
export function brandTokens(brand: BrandSource): Token[] {
  const { light: _light, dark: _dark, ...common } = fileOf(brand);
  return flatten(common, roots(brand)).filter(isPublic);
}

/** The tokens of one brand in one scheme: its colours and shadows. */
export function schemeTokens(brand: BrandSource, scheme: Scheme): Token[] {
  return flatten(fileOf(brand)[scheme] as TokenGroup, roots(brand));
}

/** The density of a brand's own. */
export function densityOf(brand: BrandSource): Density {
  return (fileOf(brand)['density'] as TokenGroup).$value as Density;
}

/** The sizes and distances of one density. */
export function densityTokens(density: Density): Token[] {
  return flatten(foundation.density[density], foundation);
}

/** The character of a brand, as its token file describes it. */
export function characterOf(brand: BrandSource): string {
  return String(fileOf(brand)['$description']);
}

/** The colours of a brand in one scheme, by role. */
export function colorsOf(brand: BrandSource, scheme: Scheme): ReadonlyMap<string, TokenColor> {
  const colors = schemeTokens(brand, scheme).filter((token) => token.type === 'color');
  return new Map(colors.map(({ path, value }) => [path.slice(1).join('-'), value as TokenColor]));
}

// Roles are mixed from ramps, breakpoints cannot be variables, and only one of the densities is chosen.
const hidden = new Set(['ramp', 'breakpoint', 'density']);

function isPublic({ path }: Token): boolean {
  return !hidden.has(path[0] ?? '');
}

function fileOf(brand: BrandSource): TokenGroup {
  return typeof brand === 'string' ? brandFiles[brand] : brand;
}

function roots(brand: BrandSource): TokenGroup {
  const file = fileOf(brand);
  return { ...foundation, ...file, ramp: { ...foundation.ramp, ...(file['ramp'] as TokenGroup) } };
}

/** Every token of a group as its file has it, with references such as `{ramp.accent.600}`. */
export function tokensIn(group: TokenGroup, path: readonly string[] = [], inherited = ''): Token[] {
  const type = group.$type ?? inherited;
  const { $value: value, $description: description } = group;
  if (value !== undefined) return [{ path, type, value, description }];
  const children = Object.entries(group).filter(([name]) => !name.startsWith('$'));
  return children.flatMap(([name, child]) => tokensIn(child as TokenGroup, [...path, name], type));
}

/** Every token of a group, with its references resolved. */
function flatten(group: TokenGroup, root: TokenGroup): Token[] {
  return tokensIn(group).map((token) => ({ ...token, value: resolve(token.value, root) }));
}

function resolve(value: unknown, root: TokenGroup): unknown {
  const reference = typeof value === 'string' && /^\{(.+)\}$/.exec(value)?.[1];
  if (!reference) return value;
  let found: unknown = root;
  for (const name of reference.split('.')) found = (found as TokenGroup | undefined)?.[name];
  if (found === undefined) throw new Error(`@my-air/ui-kit: no design token is called "${reference}".`);
  return resolve((found as TokenGroup).$value, root);
}
