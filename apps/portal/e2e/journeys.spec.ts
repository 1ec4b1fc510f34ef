import { test } from './fixtures.ts';
import { firstDay } from './journeys/firstDay.ts';
import { createHand, type HandName } from './journeys/Hand.ts';
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

/** Two of the four ways run each time, so that each size and each hand does; the others with the long matrices. */
const ways: readonly { width: number; height: number; by: HandName; tag: string[] }[] = [
  { width: 1440, height: 900, by: 'keyboard', tag: [] },
  { width: 360, height: 740, by: 'mouse', tag: [] },
  { width: 1440, height: 900, by: 'mouse', tag: ['@matrix'] },
  { width: 360, height: 740, by: 'keyboard', tag: ['@matrix'] },
];

for (const { width, height, by, tag } of ways) {
  test.describe(`at ${width} px, by ${by}`, { tag }, () => {
    test.use({ viewport: { width, height }, keepsPendingModals: true });

    for (const { title, walk } of journeys) {
      test(title, async ({ page, sandbox, signIn, expectedConsole }) => {
        await walk({
          page,
          sandbox,
          signIn,
          expectedConsole,
          hand: createHand(page, by),
          isPhone: width < 768,
        });
      });
    }
  });
}
