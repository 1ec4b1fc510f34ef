import { expect, test } from 'vitest';

import { fakeBrowser } from '../testing/fakeBrowser.ts';
import { deniedStorage } from '../testing/fakeStorage.ts';
import { randomToken } from './pkce.ts';
import { createTransactions } from './transactions.ts';

const transaction = () => ({ verifier: randomToken(), destination: '/home', remember: false });

test('[AUTH-04] a transaction is used up by its first use', () => {
  const transactions = createTransactions(fakeBrowser().openTab());
  const state = randomToken();
  const started = transaction();
  transactions.begin(state, started);
  expect(transactions.take(state)).toMatchObject(started);
  expect(transactions.take(state)).toBeUndefined();
});

test.each(['constructor', '__proto__', 'toString', 'hasOwnProperty', '', '../x', 'a'.repeat(43)])(
  '[AUTH-04] the state "%s" belongs to nobody',
  (state) => {
    const transactions = createTransactions(fakeBrowser().openTab());
    transactions.begin(randomToken(), transaction());
    expect(transactions.take(state)).toBeUndefined();
  },
);

test('[AUTH-04] a transaction lasts ten minutes', () => {
  const browser = fakeBrowser();
  const transactions = createTransactions(browser.openTab());
  const [early, late] = [randomToken(), randomToken()];
  transactions.begin(early, transaction());
  transactions.begin(late, transaction());
  browser.advance(600_000);
  expect(transactions.take(early)).toBeDefined();
  browser.advance(1);
  expect(transactions.take(late)).toBeUndefined();
});

test('[AUTH-04] what nobody came back for is thrown away when the next one begins', () => {
  const browser = fakeBrowser();
  const tab = browser.openTab();
  const transactions = createTransactions(tab);
  transactions.begin(randomToken(), transaction());
  tab.tabStorage.write('theme', 'dark');
  browser.advance(600_001);
  transactions.begin(randomToken(), transaction());
  expect(tab.tabStorage.keys()).toHaveLength(2);
});

test('[AUTH-04] a transaction that somebody has tampered with is none', () => {
  const tab = fakeBrowser().openTab();
  const transactions = createTransactions(tab);
  for (const text of ['{', 'null', '{"verifier":"short"}', '[]']) {
    const state = randomToken();
    tab.tabStorage.write(`oauth.${state}`, text);
    expect(transactions.take(state)).toBeUndefined();
  }
});

test('[AUTH-02] a reload on the way keeps the transaction', () => {
  const tab = fakeBrowser().openTab();
  const state = randomToken();
  createTransactions(tab).begin(state, transaction());
  expect(createTransactions(tab).take(state)).toBeDefined();
});

test('[AUTH-02] where storage is denied, the transaction survives leaving the page all the same', () => {
  const browser = fakeBrowser({ storage: deniedStorage, tabStorage: deniedStorage });
  const state = randomToken();
  const started = transaction();
  createTransactions(browser.openTab()).begin(state, started);
  // The same tab after the way to the provider and back: the memory of the first page is gone.
  const back = createTransactions(browser.openTab());
  expect(back.take(state)).toMatchObject(started);
  expect(browser.cookies.size).toBe(0);
  expect(back.take(state)).toBeUndefined();
});
