import { seededRandom } from '../random/seededRandom.ts';

/** The result of a mutation, and its description with the place: `null at channels.0.title`. */
export interface Mutation {
  readonly value: unknown;
  readonly what: string;
}

type Container = Record<string, unknown> | unknown[];
type Place = { container: Container; key: string | number; path: string };
type Way = 'remove' | 'null' | 'type' | 'extra';

const ways: readonly Way[] = ['remove', 'null', 'type', 'extra'];

/** A copy of an answer with one place changed: removed, null, of another type, or beside an unknown field. */
export function mutateAnswer(answer: unknown, seed: number): Mutation {
  const value = structuredClone(answer);
  const places = placesOf(value, '');
  const random = seededRandom(seed);
  const place = places[Math.floor(random() * places.length)];
  const way = ways[Math.floor(random() * ways.length)] ?? 'null';
  if (!place) return { value, what: 'nothing to change' };
  change(place, way);
  return { value, what: `${way} at ${place.path}` };
}

function change({ container, key }: Place, way: Way): void {
  if (way === 'extra' && !Array.isArray(container)) {
    container.field_of_tomorrow = { since: 'a later release' };
    return;
  }
  if (way === 'remove') {
    if (Array.isArray(container)) container.splice(Number(key), 1);
    else delete container[key];
    return;
  }
  const record = container as Record<string | number, unknown>;
  record[key] = way === 'null' && record[key] !== null ? null : ofAnotherType(record[key]);
}

function ofAnotherType(value: unknown): unknown {
  if (typeof value === 'string') return 42;
  if (typeof value === 'number') return 'forty-two';
  if (Array.isArray(value)) return {};
  return typeof value === 'object' ? 'an object was here' : [];
}

function placesOf(value: unknown, path: string): Place[] {
  if (typeof value !== 'object' || value === null) return [];
  const container = value as Container;
  return Object.entries(container).flatMap(([key, child]) => {
    const childPath = path === '' ? key : `${path}.${key}`;
    return [{ container, key, path: childPath }, ...placesOf(child, childPath)];
  });
}
