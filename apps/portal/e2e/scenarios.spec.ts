import { createHand, type HandName, test } from '@my-air/e2e';
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

interface Way {
  width: number;
  height: number;
  by: HandName;
}

/** By turns each scenario has the first two or the last two, which are both sizes and both hands. */
const ways: readonly (readonly [Way, Way])[] = [
  [
    { width: 1440, height: 900, by: 'keyboard' },
    { width: 360, height: 740, by: 'mouse' },
  ],
  [
    { width: 1440, height: 900, by: 'mouse' },
    { width: 360, height: 740, by: 'keyboard' },
  ],
];
const cases = scenarios.flatMap((scenario, place) =>
  ways[place % ways.length]!.map((way) => ({ way, scenario })),
);

for (const { way, scenario } of cases) {
  test.describe(`at ${way.width} px, by ${way.by}`, () => {
    test.use({ viewport: { width: way.width, height: way.height }, keepsPendingModals: true });

    test(scenario.title, async ({ page, sandbox, signIn, expectedConsole }) => {
      const hand = createHand(page, way.by);
      await scenario.run({ page, sandbox, signIn, expectedConsole, hand, isPhone: way.width < 768 });
    });
  });
}
