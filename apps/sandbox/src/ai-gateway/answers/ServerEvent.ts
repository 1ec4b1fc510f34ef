import { randomBytes } from 'node:crypto';

/** One event of a stream; `data` is sent as JSON, a text as it is. */
export interface ServerEvent {
  readonly event?: string;
  readonly data: object | string;
}

/** Writes an event as `text/event-stream` has it. */
export function writeEvent({ event, data }: ServerEvent): string {
  const text = typeof data === 'string' ? data : JSON.stringify(data);
  return `${event === undefined ? '' : `event: ${event}\n`}data: ${text}\n\n`;
}

/** A text as a model streams it: word by word. */
export function inPieces(text: string): string[] {
  return text.match(/\s*\S+\s*$|\s*\S+/g) ?? [];
}

/** A new name in OpenAI's manner, such as `resp_…`. */
export function identifier(prefix: string): string {
  return `${prefix}_${randomBytes(20).toString('hex')}`;
}

/** A rough number of tokens for a text, used until the exact number is known. */
export function estimateTokens(value: unknown): number {
  const text = typeof value === 'string' ? value : JSON.stringify(value ?? '');
  return Math.ceil(text.length / 4);
}
