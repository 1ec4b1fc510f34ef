import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { translated } from '@my-air/i18n';
import { createLazyRoute, createRoute, redirect, type AnyRoute } from '@tanstack/react-router';
import { lazy, type ReactNode } from 'react';
import { afterAll, expect, test } from 'vitest';

import { type Feature, rootRoute } from '../../index.ts';
import { FailedView, NotFoundView, PendingView } from '../../views.ts';
import { describeFeature } from '../describeFeature.ts';
import { checkMessages } from './checkMessages.ts';
import { checkIds, checkNavigation, checkSearch, checkTopBar } from './checkNames.ts';
import { checkContributions } from './checkContributions.ts';
import { checkFiles } from './checkFiles.ts';
import { checkTitles } from './checkTitles.ts';
import { checkViews } from './checkViews.tsx';

const games = translated({ en: 'Games', uk: 'Ігри', es: 'Juegos', ru: 'Игры', pt: 'Jogos' });
const views = { pendingComponent: PendingView, errorComponent: FailedView, notFoundComponent: NotFoundView };
const screen = () => <h1>Games</h1>;
const messages = { abc: ['There are ', ['count', 'plural', { one: ['# game'], other: ['# games'] }]] };

function gamesRoutes(): readonly AnyRoute[] {
  const list = createRoute({
    getParentRoute: () => rootRoute,
    path: '/games',
    staticData: { title: games },
  }).lazy(() => Promise.resolve(createLazyRoute('/games')({ component: screen, ...views })));
  const old = createRoute({
    getParentRoute: () => rootRoute,
    path: '/old-games',
    staticData: { redirects: true },
    beforeLoad: () => {
      throw redirect({ to: '/games' });
    },
  });
  return [list, old];
}

function buildFeature(feature: Partial<Feature> = {}): Feature {
  return {
    id: 'games',
    routes: gamesRoutes(),
    navigation: [{ id: 'games', label: games, to: '/games', icon: 'circle', group: 'more' }],
    cards: [{ id: 'next-game', place: 'aside', load: () => Promise.resolve(screen) }],
    loadMessages: () => Promise.resolve(messages as never),
    ...feature,
  };
}

const folder = mkdtempSync(join(tmpdir(), 'feature-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The sources of a feature with such files, beside the manifest of its package. */
function writeSources(name: string, files: readonly string[]): string {
  const source = join(folder, name, 'src');
  mkdirSync(join(source, 'list'), { recursive: true });
  writeFileSync(join(folder, name, 'package.json'), '{ "exports": { "./search": "./src/search.ts" } }');
  for (const file of files) writeFileSync(join(source, file), '');
  return source;
}
const files = ['feature.ts', 'routes.ts', 'routes.lazy.tsx', 'index.ts', 'search.ts'];

describeFeature(buildFeature(), {
  screens: { '/games': {}, '/old-games': {} },
  folder: writeSources('games', files),
});

test('files that other features do not have are told', () => {
  expect(checkFiles(writeSources('other-games', [...files, 'titles.ts', 'loaders.ts']))).toEqual([
    'src/loaders.ts belongs into feature.ts, routes.ts or the folder of what it is about',
    'src/titles.ts belongs into feature.ts, routes.ts or the folder of what it is about',
  ]);
});

test('ids that are not in kebab-case or not unique are told', () => {
  const card = { id: 'one', place: 'main', load: () => Promise.resolve(screen) } as const;
  expect(checkIds(buildFeature({ id: 'myGames', cards: [card, card] }))).toEqual([
    'the id "myGames" is not in kebab-case',
    'cards has two contributions with the id "one"',
  ]);
});

test('navigation that is untranslated or leads elsewhere is told', () => {
  const label = translated({ ...games, uk: 'Games', pt: ' ' });
  const entry = { id: 'games', label, to: '/home', icon: 'circle', group: 'more' } as const;
  expect(checkNavigation(buildFeature({ navigation: [entry] }))).toEqual([
    'the label of the entry "games" is empty in pt',
    'the label of the entry "games" is still English in uk',
    'the entry "games" leads to /home, which is no route of this feature',
  ]);
});

test('what can be found is named in every language, under ids of its own, and can be loaded', async () => {
  const source = {
    id: 'scores',
    label: { ...games, es: '' },
    load: () => Promise.reject(new Error('offline')),
  };
  const feature = buildFeature({ search: [source, source] });
  expect(checkSearch(feature)).toHaveLength(2);
  expect(checkIds(feature)).toEqual(['search has two contributions with the id "scores"']);
  expect(await checkContributions(feature)).toContain(
    'the search source scores cannot be loaded: Error: offline',
  );
});

test('an item of the top bar is named in every language, under an id of its own, and can be loaded', async () => {
  const item = {
    id: 'invitations',
    label: { ...games, pt: '' },
    icon: 'circle',
    load: () => Promise.reject(new Error('offline')),
  } as const;
  const feature = buildFeature({ topBar: [item, item] });
  expect(checkTopBar(buildFeature({ topBar: [item] }))).toEqual([
    'the label of the top bar item "invitations" is empty in pt',
  ]);
  expect(checkIds(feature)).toEqual(['topBar has two contributions with the id "invitations"']);
  expect(await checkContributions(feature)).toContain(
    'the top bar item invitations cannot be loaded: Error: offline',
  );
});

test('navigation may lead to an address with its parameters filled in', () => {
  const route = createRoute({ getParentRoute: () => rootRoute, path: '/finances/$page' });
  const entry = {
    id: 'finances',
    label: games,
    to: '/finances/account',
    icon: 'circle',
    group: 'money',
  } as const;
  expect(checkNavigation(buildFeature({ routes: [route], navigation: [entry] }))).toEqual([]);
  const deeper = { ...entry, to: '/finances/account/more' };
  expect(checkNavigation(buildFeature({ routes: [route], navigation: [deeper] }))).toHaveLength(1);
});

test('a name that is the same in every language is no fault', () => {
  const title = translated({ en: 'YouTube', uk: 'YouTube', es: 'YouTube', ru: 'YouTube', pt: 'YouTube' });
  const route = createRoute({
    getParentRoute: () => rootRoute,
    path: '/x',
    staticData: { title },
    component: screen,
  });
  expect(checkTitles(buildFeature({ routes: [route] }))).toEqual([]);
});

test('a screen without a title is told, unless its parent has one', () => {
  const parent = createRoute({
    getParentRoute: () => rootRoute,
    path: '/games',
    staticData: { title: games },
  });
  const child = createRoute({ getParentRoute: () => parent, path: '$gameId' });
  const stray = createRoute({ getParentRoute: () => rootRoute, path: '/stray' });
  expect(checkTitles(buildFeature({ routes: [parent.addChildren([child]), stray] }))).toEqual([
    '/stray has no title, and no parent has one: give it staticData.title',
  ]);
});

test('screens and views that are missing, or have no single heading, are told', async () => {
  const bare = createRoute({ getParentRoute: () => rootRoute, path: '/bare' });
  const odd = createRoute({
    getParentRoute: () => rootRoute,
    path: '/odd',
    component: screen,
    pendingComponent: () => <p>Wait</p>,
    errorComponent: FailedView,
    notFoundComponent: () => [<h1 key={1}>One</h1>, <h1 key={2}>Two</h1>],
  });
  expect(await checkViews(buildFeature({ routes: [bare, odd] }))).toEqual([
    '/bare has no component',
    '/bare has no pendingComponent: take one of @my-air/feature-kit/views',
    '/bare has no errorComponent: take one of @my-air/feature-kit/views',
    '/bare has no notFoundComponent: take one of @my-air/feature-kit/views',
    'the pendingComponent of /odd has 0 first-level headings instead of one',
    'the notFoundComponent of /odd has 2 first-level headings instead of one',
  ]);
});

test('a view that is loaded on demand is checked when its code is there', async () => {
  const late = (View: () => ReactNode) =>
    lazy(() => new Promise<{ default: typeof View }>((resolve) => setTimeout(resolve, 0, { default: View })));
  const route = createRoute({
    getParentRoute: () => rootRoute,
    path: '/late',
    component: screen,
    ...views,
    errorComponent: late(() => <h1>Failed</h1>),
    notFoundComponent: late(() => <p>Nothing</p>),
  });
  expect(await checkViews(buildFeature({ routes: [route] }))).toEqual([
    'the notFoundComponent of /late has 0 first-level headings instead of one',
  ]);
});

test('messages that are missing, unknown or have other values are told', async () => {
  const loadMessages: Feature['loadMessages'] = (locale) => {
    if (locale === 'uk') return Promise.resolve({ abc: ['Ігор: ', ['number']], more: ['Ще'] } as never);
    return Promise.resolve((locale === 'ru' ? {} : messages) as never);
  };
  expect(await checkMessages(buildFeature({ loadMessages }))).toEqual([
    'the message more in uk is not in English',
    'the message abc has "{number}" in uk instead of "{count}"',
    'the message abc is missing in ru',
  ]);
});

test('a feature with screens has words; one without may have none', async () => {
  const loadMessages = () => Promise.resolve({});
  expect(await checkMessages(buildFeature({ loadMessages }))).toEqual([
    'there are no messages in English: run i18n:extract and i18n:compile',
  ]);
  expect(await checkMessages(buildFeature({ loadMessages, routes: [] }))).toEqual([]);
});

test('contributions that cannot be loaded are reported', async () => {
  const card = {
    id: 'lost',
    place: 'main',
    load: () => Promise.reject(new Error('no chunk')),
  } as const;
  const background = () => Promise.resolve(undefined as never);
  expect(await checkContributions(buildFeature({ cards: [card], background }))).toEqual([
    'the card lost cannot be loaded: Error: no chunk',
    'the background loads nothing',
  ]);
});
