import { createHand, enterRoughWorld, test } from '@my-air/e2e';
import {
  channelAmongMany,
  lastChatArchived,
  oldestNotification,
  reviewBehindMany,
} from '../e2e/scenarios/managerOfMany.ts';
import { readerFromSearch } from '../e2e/scenarios/readerFromSearch.ts';
import { reconnecting } from '../e2e/scenarios/reconnecting.ts';
import { rejectedChannel } from '../e2e/scenarios/rejectedChannel.ts';
import { requestThroughAssistant } from '../e2e/scenarios/requestThroughAssistant.ts';
import { ukrainianPartner } from '../e2e/scenarios/ukrainianPartner.ts';

// The others of e2e/scenarios are slow on purpose, or are part of another journey.

/** Another seed has the waits and failures in other places. */
const seed = Number(process.env['ROUGH_SEED'] ?? 16);

// The sandbox serves the other journeys too, and a reset leaves it rough.
test.afterEach(({ sandbox }) => sandbox.calm());

test.use({ keepsPendingModals: true });

for (const { title, run } of [
  channelAmongMany,
  oldestNotification,
  lastChatArchived,
  reviewBehindMany,
  reconnecting,
  rejectedChannel,
  readerFromSearch,
  requestThroughAssistant,
  ukrainianPartner,
]) {
  test(`in a rough world: ${title}`, async ({ page, sandbox, signIn, expectedConsole }) => {
    const hand = await enterRoughWorld(page, sandbox, { hand: createHand(page, 'mouse'), seed });
    await run({ page, sandbox, signIn, expectedConsole, hand, isPhone: false });
  });
}
