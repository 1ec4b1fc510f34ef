import { readSession, writeSession } from '../storage/sessionStore.ts';

const key = 'marketplace.shown';
/** So many lists are remembered; the one that was shown longest ago is forgotten first. */
const most = 20;

/** How many cards of a list were shown in this tab; 0 for one that never showed more than its first. */
export function shownCount(listKey: string): number {
  return read().find(([list]) => list === listKey)?.[1] ?? 0;
}

/** Remembers how many cards of a list are shown, so that whoever comes back to it finds the place again. */
export function keepShownCount(listKey: string, count: number): void {
  const others = read().filter(([list]) => list !== listKey);
  writeSession(key, JSON.stringify([[listKey, count], ...others].slice(0, most)));
}

function read(): [list: string, count: number][] {
  try {
    const kept: unknown = JSON.parse(readSession(key) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isCount) : [];
  } catch {
    // SyntaxError: another program wrote there.
    return [];
  }
}

function isCount(entry: unknown): entry is [string, number] {
  return Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number';
}
