import { sample } from '@my-air/vitest/sample';

import { createHand, expect, type HandName, test } from '@my-air/e2e';
import { firstDay } from './scenarios/firstDay.ts';
import { messageWithFile } from './scenarios/messageWithFile.ts';
import { offlineAndBack } from './scenarios/offlineAndBack.ts';
import { readerFromSearch } from './scenarios/readerFromSearch.ts';
import { reconnecting } from './scenarios/reconnecting.ts';
import { rejectedChannel } from './scenarios/rejectedChannel.ts';
import { requestThroughAssistant } from './scenarios/requestThroughAssistant.ts';
import { scalelabInTheDark } from './scenarios/scalelabInTheDark.ts';
import { signInLost } from './scenarios/signInLost.ts';
import { ukrainianPartner } from './scenarios/ukrainianPartner.ts';

const scenarios = [
  firstDay,
  rejectedChannel,
  reconnecting,
  requestThroughAssistant,
  messageWithFile,
  readerFromSearch,
  signInLost,
  offlineAndBack,
  ukrainianPartner,
  scalelabInTheDark,
];

const ways: readonly { width: number; height: number; by: HandName }[] = [
  { width: 1440, height: 900, by: 'keyboard' },
  { width: 360, height: 740, by: 'mouse' },
  { width: 1440, height: 900, by: 'mouse' },
  { width: 360, height: 740, by: 'keyboard' },
];
const cases = ways.flatMap((way) => scenarios.map((scenario) => ({ way, scenario })));
const drawn = sample(cases, {
  kindOf: ({ scenario }) => scenario.title,
  nameOf: ({ way, scenario }) => `${scenario.title} ${way.width} ${way.by}`,
});

test('the sample has every scenario, both sizes and both hands', () => {
  const kinds = (all: typeof cases) => ({
    scenarios: new Set(all.map(({ scenario }) => scenario.title)),
    widths: new Set(all.map(({ way }) => way.width)),
    hands: new Set(all.map(({ way }) => way.by)),
  });
  expect(kinds(drawn)).toEqual(kinds(cases));
});

for (const { way, scenario } of drawn) {
  test.describe(`at ${way.width} px, by ${way.by}`, () => {
    test.use({ viewport: { width: way.width, height: way.height }, keepsPendingModals: true });

    test(scenario.title, async ({ page, sandbox, signIn, expectedConsole }) => {
      const hand = createHand(page, way.by);
      await scenario.run({ page, sandbox, signIn, expectedConsole, hand, isPhone: way.width < 768 });
    });
  });
}
