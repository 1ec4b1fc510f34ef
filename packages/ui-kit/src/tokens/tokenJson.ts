import type { Scheme } from './themes.ts';
import {
  brandTokens,
  densityOf,
  densityTokens,
  foundationTokens,
  schemeTokens,
  type BrandSource,
  type Token,
  type TokenGroup,
} from './tokenFiles.ts';

/**
 * The tokens of one brand in one scheme as a file of the Design Tokens Community Group, references resolved,
 * for tools that do not read CSS.
 */
export function tokenJson(brand: BrandSource, scheme: Scheme): TokenGroup {
  return tokenTree([
    ...foundationTokens(),
    ...brandTokens(brand),
    ...densityTokens(densityOf(brand)),
    ...schemeTokens(brand, scheme),
  ]);
}

/** Tokens as the groups of a file. */
export function tokenTree(tokens: readonly Token[]): TokenGroup {
  const root: TokenGroup = {};
  for (const token of tokens) place(root, token);
  return root;
}

function place(root: TokenGroup, { path, type, value, description }: Token): void {
  let group = root;
  for (const name of path) group = (group[name] ??= {}) as TokenGroup;
  group.$type = type;
  group.$value = value;
  if (description !== undefined) group.$description = description;
}
