import { foundationTokens, type BrandSource, type Scheme, type Token } from '@my-air/ui-kit/tokens';

import { sourceOf } from '../workbench/draft.ts';

/** The brand and the scheme that the toolbar shows. */
export function brandOf(globals: Record<string, unknown>): { brand: BrandSource; scheme: Scheme } {
  return { brand: sourceOf(globals['brand']), scheme: globals['scheme'] as Scheme };
}

/** The tokens shared by both brands below a path, such as `font.size`. */
export function foundation(place: string): Token[] {
  return below(foundationTokens(), place);
}

/** The tokens below a path. */
export function below(tokens: readonly Token[], place: string): Token[] {
  return tokens.filter(({ path }) => path.join('.').startsWith(`${place}.`));
}

/** The CSS variable of a token. */
export function variable({ path }: Pick<Token, 'path'>): string {
  return `--${path.join('-')}`;
}

/** A token's value as text. */
export function written({ type, value }: Token): string {
  switch (type) {
    case 'dimension': {
      const { value: size, unit } = value as { value: number; unit: string };
      return unit === 'rem' ? `${size}rem · ${size * 16}px` : `${size}${unit}`;
    }
    case 'fontFamily':
      return (value as string[]).join(', ');
    case 'transition': {
      const { duration, timingFunction } = value as { duration: { value: number }; timingFunction: number[] };
      return `${duration.value} ms, cubic-bezier(${timingFunction.join(', ')})`;
    }
    default:
      return String(value);
  }
}
