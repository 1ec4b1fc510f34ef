import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, test, type Page } from '@playwright/test';

import { Sandbox } from '@my-air/e2e';
import { startBackend } from '@my-air/small-backend';
import { signInWithPassword } from '../signInWithPassword.ts';
import { findFreePort, Registry } from './Registry.ts';
import { ReleaseClone } from './ReleaseClone.ts';
import { StrangersPortal } from './StrangersPortal.ts';

test.describe.configure({ mode: 'serial' });

const texts = 'packages/news/src/locales/en.po';
/** The name of the feature in its English texts. */
const named = (name: string) => `msgid "News"\nmsgstr "${name}"`;
const news = '@my-air/news';
const newsPlace = `node_modules/${news}`;

let folder: string;
let registry: Registry;
let clone: ReleaseClone;
let portal: StrangersPortal;
let sandbox: Sandbox;

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'my-air-release-'));
  registry = await Registry.start(join(folder, 'registry'));
  clone = await ReleaseClone.make(join(folder, 'clone'), registry);
});
test.afterAll(async () => {
  await sandbox?.stop();
  await registry?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const tagsOf = async () => (await clone.git('tag')).split('\n').filter(Boolean).sort();
const tagOf = ({ name, version }: { name: string; version: string }) => `${name}@${version}`;
const latestOf = async (name: string) => (await registry.read(name))?.['dist-tags']['latest'];
const newsVersion = () => clone.manifests().find(({ name }) => name === news)?.version ?? '';

/** The packages of the clone whose present version the registry has, as their tags are named. */
async function publishedTags(): Promise<readonly string[]> {
  const found = await Promise.all(
    clone.manifests().map(async (manifest) => {
      const { versions = {} } = (await registry.read(manifest.name)) ?? {};
      return Object.hasOwn(versions, manifest.version) ? tagOf(manifest) : '';
    }),
  );
  return found.filter(Boolean).sort();
}

/** Builds the portal as it is installed, signs in, and expects this name of the feature in the navigation. */
async function expectName(page: Page, name: string): Promise<void> {
  await portal.npm('run', 'build');
  await page.goto(`${sandbox.url}/login`);
  await signInWithPassword(page);
  await expect(page.getByRole('navigation').getByRole('link', { name, exact: true }).first()).toBeVisible();
}

test('versions without pnpm on the path: nothing is written, committed or tagged', async () => {
  const head = await clone.git('rev-parse', 'HEAD');
  await expect(clone.releaseWithoutPnpm('version')).rejects.toThrow('There is no pnpm on the path');
  expect(await clone.git('status', '--porcelain')).toBe('');
  expect(await clone.git('rev-parse', 'HEAD')).toBe(head);
  expect(await tagsOf()).toEqual([]);
});

test('a registry that ends in the middle: the release fails, and only what was published is tagged', async () => {
  const head = await clone.git('rev-parse', 'HEAD');
  const hasEnded = registry.killAfter(5);
  await expect(clone.release('publish')).rejects.toThrow('Some packages failed to publish');
  await hasEnded;
  await registry.startAgain();
  const published = await publishedTags();
  // The one whose answer was cut off may not be there.
  expect(published.length).toBeGreaterThan(0);
  expect(published.length).toBeLessThan(clone.manifests().length);
  console.log(
    `release of ${clone.manifests().length} packages, ${published.length} of them before the registry ended`,
  );
  expect(published).toEqual(expect.arrayContaining(await tagsOf()));
  expect(await clone.git('status', '--porcelain')).toBe('');
  expect(await clone.git('rev-parse', 'HEAD')).toBe(head);
});

test('the same command again publishes what is missing, and nothing twice', async () => {
  const missing = clone.manifests().length - (await publishedTags()).length;
  const before = registry.accepted.length;
  await clone.release('publish');
  expect(registry.accepted.length - before).toBe(missing);
  expect(await publishedTags()).toEqual(clone.manifests().map(tagOf).sort());
  expect(await tagsOf()).toEqual(clone.manifests().map(tagOf).sort());
});

test('a portal of one command, from the registry alone: its own test passes, and its first screen is seen', async ({
  page,
}) => {
  portal = await StrangersPortal.create(folder, registry);
  sandbox = await Sandbox.start(join(portal.folder, 'dist'));
  const startedAt = performance.now();
  await portal.npm('install');
  await expectName(page, 'News');
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(0);
  console.log(`release from install to a working screen: ${seconds} s`);
  await expect(page).toHaveTitle(/ - Acme$/);
  const accent = await page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--color-accent'),
  );
  expect(accent).toBe('#008757');
  await portal.npm('run', 'typecheck');
  const port = String(await findFreePort());
  expect(await portal.runWith({ BACKEND: sandbox.url, PORT: port }, 'test')).toContain('1 passed');
});

test('the same portal shows what a backend of some twenty calls has, and offers nothing that it lacks', async ({
  page,
}) => {
  const user = { email: 'creator@example.com', password: 'harbour lights' };
  const backend = await startBackend({ ...user, portalFolder: join(portal.folder, 'dist') });
  await page.goto(`${backend.url}/login`);
  await page.getByLabel('E-mail').fill(user.email);
  await page.getByLabel('Password', { exact: true }).fill(user.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL('**/home');
  const navigation = page.getByRole('navigation');
  await navigation
    .getByRole('link', { name: /^Messages/ })
    .first()
    .click();
  await expect(page.getByText('Welcome! Ask us anything.').first()).toBeVisible();
  await expect(navigation.getByRole('link', { name: 'News', exact: true })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  backend.close();
});

test('a patch of one feature is released alone while others wait, and is the one thing that an update changes', async ({
  page,
}) => {
  const before = portal.installed();
  await clone.note('waits', 'games', 'minor');
  await clone.change(texts, [named('News'), named('News patched')], 'patch');
  const accepted = registry.accepted.length;
  await clone.release('only', news);
  expect(registry.accepted.slice(accepted)).toEqual([news]);
  expect(await clone.git('status', '--porcelain')).toBe('');
  expect(await clone.git('ls-files', '.changeset/waits.md', '.changeset/rehearsed.md')).toBe(
    '.changeset/waits.md\n',
  );

  await portal.npm('update');
  expect(portal.installed()).toEqual({ ...before, [newsPlace]: newsVersion() });
  expect(before[newsPlace]).not.toBe(newsVersion());
  await expectName(page, 'News patched');
});

test('a rollback brings the version before back', async ({ page }) => {
  const [bad, good] = [newsVersion(), Object.keys((await registry.read(news))?.versions ?? {})[0] ?? ''];
  expect(good).not.toBe(bad);
  await portal.npm('dist-tag', 'add', `${news}@${good}`, 'latest');
  await portal.npm('install', `${news}@latest`);
  expect(portal.installed()[newsPlace]).toBe(good);
  await expectName(page, 'News');
  await portal.npm('dist-tag', 'add', `${news}@${bad}`, 'latest');
});

test('a package that needs what is not published is not released alone, and nothing is written', async () => {
  const head = (await clone.git('rev-parse', 'HEAD')).trim();
  await clone.change(
    'packages/feature-kit/src/index.ts',
    ['export { type OpeningScreen,', 'export const rehearsed = 1;\nexport { type OpeningScreen,'],
    'minor',
  );
  await clone.change(
    'packages/news/src/index.ts',
    ['export { newsFeature }', "export { rehearsed } from '@my-air/feature-kit';\nexport { newsFeature }"],
    'patch',
    'needs',
  );
  await expect(clone.release('only', news)).rejects.toThrow('does not build against what is published');
  expect(await clone.git('status', '--porcelain')).toBe('');
  await clone.git('reset', '--quiet', '--hard', head);
});

test('a release of the foundation outside its range raises all that needs it, and portals take it by name', async ({
  page,
}) => {
  const foundation = 'node_modules/@my-air/feature-kit';
  const before = portal.installed()[foundation];
  await clone.note('foundation', 'feature-kit', 'minor');
  await clone.release('version');
  await clone.commit('[release] Break the foundation');
  await clone.release('publish');

  // Patches are taken; what needs the new foundation is not, and nothing is refused.
  await portal.npm('update');
  expect(portal.installed()[foundation]).toBe(before);
  const ours = Object.keys(portal.dependencies()).filter((name) => name.startsWith('@my-air/'));
  await portal.npm('install', ...ours.map((name) => `${name}@latest`));
  expect(portal.installed()[newsPlace]).toBe(newsVersion());
  await expectName(page, 'News patched');
});

test('a canary is installed by its tag, and is the latest version for no portal', async ({ page }) => {
  const latest = await latestOf(news);
  const tags = await tagsOf();
  await clone.change(texts, [named('News patched'), named('News canary')], 'major');
  await clone.release('canary');
  expect(await clone.git('status', '--porcelain')).toBe('');
  expect(await tagsOf()).toEqual(tags);
  const { 'dist-tags': published = {} } = (await registry.read(news)) ?? {};
  expect(published['latest']).toBe(latest);

  await portal.npm('install', `${news}@canary`);
  expect(portal.installed()[newsPlace]).toBe(published['canary']);
  await expectName(page, 'News canary');
});

test('a breaking release is taken by no update', async ({ page }) => {
  await portal.npm('install', `${news}@${await latestOf(news)}`);
  const before = portal.installed();
  await clone.release('version');
  await clone.commit('[release] Break the news');
  await clone.release('publish');
  expect(await latestOf(news)).toBe('1.0.0');

  await portal.npm('update');
  expect(portal.installed()).toEqual(before);
  await expectName(page, 'News patched');
});
