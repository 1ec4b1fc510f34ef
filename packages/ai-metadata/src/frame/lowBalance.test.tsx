import { renderInPortal, renderStory } from '@my-air/feature-kit/testing';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { getTranslationBalance, preCalculate } from '../contract.ts';
import meta, { Loaded } from '../receipt/ReceiptDialog.stories.tsx';
import { buildPrice } from '../testing/buildAiMetadata.ts';
import { storyPortal } from '../testing/storyPortal.ts';
import { BalanceLine } from './BalanceLine.tsx';

const answering = (answers: object) => ({
  ...storyPortal,
  answers: { ...storyPortal.answers, ...answers },
});

test.each([
  [{ balance: 99, reserved: 0 }, '99 translations available', true],
  [{ balance: 0, reserved: 60 }, '0 translations available', true],
  [{ balance: 100, reserved: 60 }, '100 translations available', false],
  // Nothing was ever bought, or all of it was used: the number says it.
  [{ balance: 0, reserved: 0 }, '0 translations available', false],
  [{ balance: 0 }, '0 translations available', false],
])('[AIM-07] a balance of %j reads "%s", and whether it is low: %s', async (balance, text, isLow) => {
  renderInPortal(<BalanceLine hasLink />, answering({ [getTranslationBalance.key]: balance }));
  expect(await screen.findByText(text)).toBeTruthy();
  expect(screen.queryByText('Low balance') !== null).toBe(isLow);
});

test.each([
  [buildPrice({ balance: 40, balance_after: 34 }), true],
  [buildPrice({ balance: 6, balance_after: 0 }), true],
  [buildPrice({ balance: 4, balance_after: -2, translation_shortage: 2 }), false],
  [buildPrice(), false],
])('[AIM-04] the receipt says before the start that little is left: %#', async (price, isNamed) => {
  renderStory({ ...meta, parameters: { portal: answering({ [preCalculate.key]: price }) } }, Loaded);
  await screen.findByText('Cost in translations');
  expect(screen.queryByText(/^This leaves \d+ translations$/) !== null).toBe(isNamed);
});
