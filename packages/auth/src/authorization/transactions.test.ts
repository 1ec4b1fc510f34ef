import { expect, test } from 'vitest';

import { fakeBrowser } from '../testing/fakeBrowser.ts';
import { randomToken } from './pkce.ts';
import { createTransactions } from './transactions.ts';

const transaction = () => ({ verifier: randomToken(), destination: '/home', remember: false });

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
