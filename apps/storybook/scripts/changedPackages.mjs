import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** What of this app reaches every story; its own pages and scripts do not. */
const reachesEveryStory = /^(\.storybook\/|vitest\.config|package\.json)/;

/**
 * The state of each package that has stories, as turbo sees it: one hash over its files, those of the packages that it
 * is built from, the lock file, and what this app puts around a story.
 * @returns {Record<string, string>} hashes by folder, such as `packages/home`.
 */
export function readHashes(root) {
  const dry = execFileSync('turbo', ['run', 'transit', '--dry=json'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 << 20,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return hashesOf(JSON.parse(dry.slice(dry.indexOf('{'))));
}

/** The same, from turbo's own account of what it would run. */
export function hashesOf({ globalCacheInputs, tasks }) {
  const frame = tasks.find(({ directory }) => directory === 'apps/storybook');
  const shared = Object.entries(frame?.inputs ?? {}).filter(([file]) => reachesEveryStory.test(file));
  const folders = tasks.filter(({ directory }) => /^packages\/|^apps\/portal$/.test(directory));
  return Object.fromEntries([
    ...folders.map(({ directory, hash }) => [directory, digest([hash, shared, globalCacheInputs.files])]),
    ['apps/storybook/stories', digest([frame?.hash, shared, globalCacheInputs.files])],
  ]);
}

/** The folders whose state is not the one that last passed. */
export function changed(hashes, passed) {
  return Object.keys(hashes).filter((folder) => passed[folder]?.hash !== hashes[folder]);
}

/** What last passed: by folder, its hash and how many stories it was. */
export function readPassed(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    // The first run, or a record that was cut short: everything is tested.
    return {};
  }
}

/** Keeps what passed for the next run. */
export function writePassed(file, passed) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(passed));
}

function digest(value) {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16);
}
