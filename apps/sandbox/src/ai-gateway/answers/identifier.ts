import { randomBytes } from 'node:crypto';

/** A new name in OpenAI's manner, such as `resp_…`. */
export function identifier(prefix: string): string {
  return `${prefix}_${randomBytes(20).toString('hex')}`;
}

/** A rough number of tokens for a text, used until the exact number is known. */
export function estimateTokens(value: unknown): number {
  const text = typeof value === 'string' ? value : JSON.stringify(value ?? '');
  return Math.ceil(text.length / 4);
}
