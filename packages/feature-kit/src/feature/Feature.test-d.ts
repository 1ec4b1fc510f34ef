import { createRoute } from '@tanstack/react-router';
import { expectTypeOf, test } from 'vitest';

import type { FeatureContributions } from './Contributions.ts';
import { defineFeature, type Feature } from './Feature.ts';
import type { ModalHost } from './modals.ts';
import { rootRoute } from './rootRoute.ts';

const route = createRoute({ getParentRoute: () => rootRoute, path: '/games' });
const sample = { id: 'games', routes: [route], loadMessages: () => Promise.resolve({}) } as const;
const Component = () => null;
const label = { id: 'Games' };
const entry = { id: 'games', label, to: '/games', icon: 'circle', group: 'more' } as const;

test('a feature keeps the exact types of its routes, and is a feature like any other', () => {
  const feature = defineFeature(sample);
  expectTypeOf(feature.routes).toEqualTypeOf<readonly [typeof route]>();
  expectTypeOf(feature).toExtend<Feature>();
});

test('the contributions of a feature are checked', () => {
  const bring = (contributions: FeatureContributions) =>
    defineFeature({ ...sample, contributions: async () => ({ contributions }) });
  const features = [
    bring({ navigation: [entry] }),
    bring({ cards: [{ id: 'next', place: 'main', Component }] }),
    // @ts-expect-error no such place on the home screen
    bring({ cards: [{ id: 'next', place: 'left', Component }] }),
    // @ts-expect-error no such modal
    bring({ modals: { cookies: async () => Component } }),
    // @ts-expect-error a label is a text of the catalogue
    bring({ navigation: [{ ...entry, label: 'Games' }] }),
    // @ts-expect-error a feature has messages
    defineFeature({ id: 'games', routes: [route] }),
  ];
  expectTypeOf(features).not.toBeAny();
});

declare const modals: ModalHost;

test('a modal takes its own properties and gives its own answer', () => {
  expectTypeOf(modals.open('choose-game', { gameId: 7 })).resolves.toEqualTypeOf<'chosen' | undefined>();
  // @ts-expect-error the game is missing
  void modals.open('choose-game', {});
  // @ts-expect-error no such modal
  void modals.open('cookies', {});
});

test('the frames and access of a screen are checked', () => {
  const getParentRoute = () => rootRoute;
  const routes = [
    createRoute({ getParentRoute, path: '/a', staticData: { layout: 'login', access: 'public' } }),
    // @ts-expect-error no such frame
    createRoute({ getParentRoute, path: '/b', staticData: { layout: 'huge' } }),
    // @ts-expect-error no such access
    createRoute({ getParentRoute, path: '/c', staticData: { access: 'secret' } }),
  ];
  expectTypeOf(routes).not.toBeAny();
});
