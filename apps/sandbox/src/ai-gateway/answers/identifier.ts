import { randomBytes } from 'node:crypto';

/** A new name in OpenAI's manner, such as `resp_…`. */
export function identifier(prefix: string): string {
  return `${prefix}_${randomBytes(20).toString('hex')}`;
}

/** About how many tokens a text takes, as long as nobody counts them exactly. */
export function estimateTokens(value: unknown): number {
  const text = typeof value === 'string' ? value : JSON.stringify(value ?? '');
  return Math.ceil(text.length / 4);
}
