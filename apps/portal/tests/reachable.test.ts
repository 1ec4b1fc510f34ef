import { createPortalRouter, shellModals } from '@my-air/shell/testing';
import { expect, test } from 'vitest';

import { buildShell } from './testing/buildShell.ts';
import { loadContributions } from './testing/loadContributions.ts';

const all = import.meta.glob<string>(
  ['../../../packages/*/src/**/*.{ts,tsx}', '../src/*.{ts,tsx}', '!**/*.{test,stories}.*', '!**/testing/**'],
  { query: '?raw', import: 'default', eager: true },
);
/** The source files of the portal by path, without those of tests and stories. */
const sources = Object.entries(all).filter(([file]) => !/\/(?:locales|dev|ui-kit)\//.test(file));

/** The texts of the files that a check reads. */
const textsWithout = (left: (file: string, text: string) => boolean) =>
  sources.flatMap(([file, text]) => (left(file, text) ? [] : text));

test('[NAV-31] every registered dialog is opened by something else than itself', async () => {
  const brought = (await loadContributions()).map(({ modals = {} }) => modals);
  const names = [shellModals, ...brought].flatMap((modals) => Object.keys(modals));
  const unopened = names.filter((name) => {
    const opening = new RegExp(`\\bopen\\(\\s*'${name}'`);
    return !textsWithout((_, text) => text.includes(`ModalProps<'${name}'>`)).some((text) =>
      opening.test(text),
    );
  });
  expect(names.length).toBeGreaterThan(15);
  expect(unopened).toEqual([]);
});

test('every call of a contract is sent by something', () => {
  const isContract = (file: string) => /\/contract(?:\.ts$|\/)/.test(file);
  const calls = sources.flatMap(([, text]) =>
    [
      ...text.matchAll(/export const (\w+) = (?:\/\* @__PURE__ \*\/ )?(?:assumedEndpoint|endpoint)\(/g),
    ].flatMap(([, name]) => name ?? []),
  );
  const others = textsWithout((file) => isContract(file));
  const unsent = calls.filter((name) => {
    const use = new RegExp(`(?<!export const )\\b${name}\\b`);
    return !others.some((text) => use.test(text));
  });
  expect(calls.length).toBeGreaterThan(100);
  expect(unsent).toEqual([]);
});

/** Paths that no part of the portal links, each with its source. */
const fromOutside: Readonly<Record<string, string>> = {
  '/accounts': '[NAV-23] an address without a platform',
  '/accounts/instagram': '[NAV-23] the switch between platforms, which makes its addresses',
  '/accounts/tiktok': '[NAV-23] the switch between platforms, which makes its addresses',
  '/ai-metadata': '[NAV-28] an address without a page',
  '/ecosystem': '[NAV-27] links of the time before',
  '/ecosystem/$id': '[NAV-27] links of the time before',
  '/finances/transaction/$id': '[NAV-25] letters and notifications about one payment',
  '/help-center/article': '[NAV-26] an address without an article',
  '/help-center/category': '[NAV-26] an address without a category',
  '/help/$article/$language': '[HELP-03] search engines, which find each language of an article',
  '/services-old': '[NAV-27] links of the time before',
  '/services-old-2': '[NAV-27] links of the time before',
};

test('[NAV-34] every route is linked by something, or its entry from outside is named', () => {
  const paths = new Set(
    Object.values(createPortalRouter(buildShell()).routesById).map(({ fullPath }): string => fullPath),
  );
  const linking = textsWithout(
    (file) => /\/(?:routes|loaders|\w+\.lazy)\.tsx?$/.test(file) || /routes\.lazy/.test(file),
  );
  const unlinked = [...paths].filter((path) => {
    const name = path.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
    // As a path with its parameters, or written out up to the first of them.
    const link = new RegExp(`['"\`]${name}['"\`?#]`);
    return !linking.some((text) => link.test(text));
  });
  expect(unlinked.toSorted()).toEqual(Object.keys(fromOutside).toSorted());
});
