import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';

import { compressed } from './compressed.ts';
import { inlineHashes } from './inlineHashes.ts';
import { originsOf, pageHeaders } from './pageHeaders.ts';
import { serverFiles } from './serverFiles.ts';

/** The options of `writeRelease`. */
export interface ReleaseOptions {
  /** The folder of the built portal, with the settings that it is to run with. */
  build: string;
  /** The folder that the server serves; several releases are in it. */
  site: string;
  /** How many releases stay, with their files for pages that are still open. */
  keep: number;
  /** The address to which browsers report violations of the policy. */
  reportTo?: string | undefined;
}

/** A release as `releases.json` lists it. */
interface Release {
  readonly version: string;
  readonly assets: readonly string[];
}

const assetsFolder = 'assets';
/** Compressing is done outside of this thread, with four others by default. */
const atOnce = 8;

/**
 * Writes a build into the folder of a site, as a release beside the earlier ones:
 * - `assets/` holds the files with a hash in their names, those of earlier releases too
 * - `releases/<version>/` holds the page, the worker, the settings and all other files
 * - `server/` holds what nginx and Caddy include: which release is served, and with which headers
 *
 * Each file is there whole or not at all, and nothing of an earlier release changes: until the server is reloaded it
 * serves that one, and then this one with its headers.
 * @throws for a build with source maps, and for one that has another content under the name of a file that is served
 */
export async function writeRelease({ build, site, keep, reportTo }: ReleaseOptions) {
  if (!Number.isInteger(keep) || keep < 2)
    throw new Error('at least 2 releases are kept: the one before is served until the server is reloaded');
  const files = await readBuild(build);
  const assets = files.filter(({ path }) => path.startsWith(`${assetsFolder}/`));
  const others = files.filter((file) => !assets.includes(file));
  const settings = readSettings(others);
  const pages = others.filter(({ path }) => path.endsWith('.html')).map(({ bytes }) => bytes.toString());
  const version = versionOf(others);

  await forEach(assets, async ({ path, bytes }) => {
    const place = join(site, path);
    if (!existsSync(place)) return writeAll(place, bytes);
    if (!bytes.equals(await readFile(place)))
      throw new Error(`${path} is served with another content: a file below assets must never change`);
  });
  const folder = join(site, 'releases', version);
  if (!existsSync(folder)) {
    const temporary = join(site, 'releases', `.${randomUUID()}`);
    await forEach(others, ({ path, bytes }) => writeAll(join(temporary, path), bytes));
    await rename(temporary, folder);
  }

  const list = join(site, 'releases.json');
  const earlier = existsSync(list) ? (JSON.parse(await readFile(list, 'utf8')) as Release[]) : [];
  const all = [
    { version, assets: assets.map(({ path }) => path) },
    ...earlier.filter((release) => release.version !== version),
  ];
  const page = pageHeaders({ inline: inlineHashes(pages), origins: originsOf(settings), reportTo });
  for (const [name, text] of Object.entries(serverFiles({ version, page })))
    await write(join(site, 'server', name), text);
  await write(list, JSON.stringify(all.slice(0, keep)));
  return { version, removed: await removeOld(site, all, keep) };
}

interface BuildFile {
  /** The path below the build, with slashes. */
  readonly path: string;
  readonly bytes: Buffer;
}

async function readBuild(folder: string): Promise<readonly BuildFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
    .toSorted();
  const map = paths.find((path) => path.endsWith('.map'));
  if (map) throw new Error(`${map} is a source map, which is not for the public`);
  if (!paths.includes('index.html')) throw new Error(`${folder} is no built portal: it has no index.html`);
  return Promise.all(paths.map(async (path) => ({ path, bytes: await readFile(join(folder, path)) })));
}

function readSettings(files: readonly BuildFile[]): Readonly<Record<string, unknown>> {
  const file = files.find(({ path }) => path === 'config.json');
  if (!file)
    throw new Error('the build has no config.json, which names the origins that its pages may reach');
  return JSON.parse(file.bytes.toString()) as Readonly<Record<string, unknown>>;
}

function versionOf(files: readonly BuildFile[]): string {
  const hash = createHash('sha256');
  for (const { path, bytes } of files) hash.update(`${path}\0${bytes.length}\0`).update(bytes);
  return hash.digest('hex').slice(0, 12);
}

/** Writes a file after its compressed forms: who sees the file sees them as well. */
async function writeAll(place: string, bytes: Buffer): Promise<void> {
  for (const [ending, packed] of await compressed(place, bytes)) await write(place + ending, packed);
  await write(place, bytes);
}

async function write(place: string, content: string | Uint8Array): Promise<void> {
  await mkdir(dirname(place), { recursive: true });
  const temporary = join(dirname(place), `.${randomUUID()}`);
  await writeFile(temporary, content);
  await rename(temporary, place);
}

/** Removes the releases that are not kept, and the assets that none of the others names. */
async function removeOld(site: string, all: readonly Release[], keep: number): Promise<readonly string[]> {
  const old = all.slice(keep);
  const kept = new Set(all.slice(0, keep).flatMap(({ assets }) => assets));
  for (const { version } of old) await rm(join(site, 'releases', version), { recursive: true, force: true });
  for (const asset of new Set(old.flatMap(({ assets }) => assets))) {
    if (kept.has(asset)) continue;
    for (const ending of ['', '.br', '.gz']) await rm(join(site, asset + ending), { force: true });
  }
  return old.map(({ version }) => version);
}

async function forEach<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const queue = items.values();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const item of queue) await work(item);
    }),
  );
}
