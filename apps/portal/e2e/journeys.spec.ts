import { sample } from '@my-air/vitest/sample';

import { createHand, expect, type HandName, test } from '@my-air/e2e';
import { firstDay } from './journeys/firstDay.ts';
import { messageWithFile } from './journeys/messageWithFile.ts';
import { offlineAndBack } from './journeys/offlineAndBack.ts';
import { readerFromSearch } from './journeys/readerFromSearch.ts';
import { reconnecting } from './journeys/reconnecting.ts';
import { rejectedChannel } from './journeys/rejectedChannel.ts';
import { requestThroughAssistant } from './journeys/requestThroughAssistant.ts';
import { scalelabInTheDark } from './journeys/scalelabInTheDark.ts';
import { signInLost } from './journeys/signInLost.ts';
import { ukrainianPartner } from './journeys/ukrainianPartner.ts';

const journeys = [
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
const cases = ways.flatMap((way) => journeys.map((journey) => ({ way, journey })));
const drawn = sample(cases, {
  kindOf: ({ journey }) => journey.title,
  nameOf: ({ way, journey }) => `${journey.title} ${way.width} ${way.by}`,
});

test('the sample has every journey, both sizes and both hands', () => {
  const kinds = (all: typeof cases) => ({
    journeys: new Set(all.map(({ journey }) => journey.title)),
    widths: new Set(all.map(({ way }) => way.width)),
    hands: new Set(all.map(({ way }) => way.by)),
  });
  expect(kinds(drawn)).toEqual(kinds(cases));
});

for (const { way, journey } of drawn) {
  test.describe(`at ${way.width} px, by ${way.by}`, () => {
    test.use({ viewport: { width: way.width, height: way.height }, keepsPendingModals: true });

    test(journey.title, async ({ page, sandbox, signIn, expectedConsole }) => {
      const hand = createHand(page, way.by);
      await journey.walk({ page, sandbox, signIn, expectedConsole, hand, isPhone: way.width < 768 });
    });
  });
}
