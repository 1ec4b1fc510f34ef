/** A service in the output of a tool. */
export interface FoundProduct {
  readonly id: number;
  readonly name: string;
  readonly description: string;
  /** A short remark beside the name, such as a price. */
  readonly info: string;
}

/** Every service that the output of a tool names, in its order; a tool may wrap them as it likes. */
export function foundProducts(output: string): FoundProduct[] {
  let value: unknown;
  try {
    value = JSON.parse(output);
  } catch {
    // SyntaxError: words for the model, such as an error, name no service.
    return [];
  }
  const found = new Map<number, FoundProduct>();
  collect(value, found, 0);
  return [...found.values()];
}

function collect(value: unknown, found: Map<number, FoundProduct>, depth: number): void {
  if (depth > 6 || typeof value !== 'object' || value === null) return;
  const { id, name, description, info } = value as Record<string, unknown>;
  if (typeof id === 'number' && typeof name === 'string') {
    if (!found.has(id)) found.set(id, { id, name, description: textOf(description), info: textOf(info) });
    return;
  }
  for (const entry of Object.values(value)) collect(entry, found, depth + 1);
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
