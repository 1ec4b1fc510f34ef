import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const listed = [
  'ls-files',
  '-z',
  '--cached',
  '--others',
  '--exclude-standard',
  '--',
  ':(glob)packages/*/src/**/*.tsx',
];
const components = execFileSync('git', listed, { cwd: root, encoding: 'utf8' })
  .split('\0')
  .filter((file) => /(?:Screen|Modal|Card)\.tsx$/.test(file) && !file.startsWith('packages/ui-kit/'))
  .filter((file) => existsSync(root + file));

/** Parts that are shown whole in the stories of others, with the name of those. */
const shownElsewhere: Readonly<Record<string, string>> = {
  ChannelCard: 'ChannelsScreen',
  AgreementCard: 'the messages of a conversation',
  RatingCard: 'the messages of a conversation',
};

/** Screens that have no list and load nothing, with the reason why their states differ. */
const otherStates: Readonly<Record<string, string>> = {
  FailedScreen: 'it is the failed state of every other',
  PendingScreen: 'it is the loading state of every other',
  ImpersonationDeniedScreen: 'it says one thing',
  AboutScreen: 'it says the same to everybody, and waits for nothing',
  InstructionScreen: 'it says the same to everybody, and waits for nothing',
  JoinScreen: 'it says the same to everybody, and waits for nothing',
  OAuthScreen: 'it passes through: signing in, and every way to be refused',
  HandOffScreen: 'it passes through: it is loading and nothing else',
  LoginScreen: 'a form: ready, sending, and every way to fail',
};

const storyOf = (file: string) => root + file.replace(/\.tsx$/, '.stories.tsx');
const nameOf = (file: string) => basename(file, '.tsx');
const exportsOf = (file: string) =>
  [...readFileSync(storyOf(file), 'utf8').matchAll(/^export const (\w+)/gm)].map(([, name]) => name);

test('every screen, dialog and card of the portal has its stories', () => {
  expect(components.length).toBeGreaterThan(20);
  const without = components.filter((file) => !existsSync(storyOf(file)) && !shownElsewhere[nameOf(file)]);
  expect(without).toEqual([]);
});

/** The parts that a component opens over the screen: a question, a dialog, or a drawer. */
const overlay = /<(?:Dialog|AlertDialog|Drawer)\b/;
const allComponents = execFileSync('git', listed, { cwd: root, encoding: 'utf8' })
  .split('\0')
  .filter(
    (file) => existsSync(root + file) && !/\.(?:test|test-d|stories)\.tsx$|\/testing\/|\/dev\//.test(file),
  )
  .filter((file) => file.endsWith('.tsx') && !file.startsWith('packages/ui-kit/'));

test('every component that opens a dialog or a sheet has its stories, whatever it is called', () => {
  const opening = allComponents.filter((file) => overlay.test(readFileSync(root + file, 'utf8')));
  const named = allComponents.filter((file) => /(?:Dialog|Sheet|Drawer)\.tsx$/.test(file));
  expect(opening.length).toBeGreaterThan(25);
  const without = [...new Set([...opening, ...named])].filter((file) => !existsSync(storyOf(file)));
  expect(without).toEqual([]);
});

test('every screen is shown loaded, empty, loading and failed', () => {
  const incomplete = components
    .filter((file) => file.endsWith('Screen.tsx') && !otherStates[nameOf(file)] && existsSync(storyOf(file)))
    .flatMap((file) => {
      const stories = exportsOf(file);
      return ['Loaded', 'Empty', 'Loading', 'Failed']
        .filter((state) => !stories.includes(state))
        .map((state) => `${nameOf(file)}: ${state}`);
    });
  expect(incomplete).toEqual([]);
});
