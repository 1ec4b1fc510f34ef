import { createHand, test } from '@my-air/e2e';
import { reconnecting } from '../e2e/scenarios/reconnecting.ts';
import { readerFromSearch } from '../e2e/scenarios/readerFromSearch.ts';
import { rejectedChannel } from '../e2e/scenarios/rejectedChannel.ts';
import { requestThroughAssistant } from '../e2e/scenarios/requestThroughAssistant.ts';
import { ukrainianPartner } from '../e2e/scenarios/ukrainianPartner.ts';

test.use({ keepsPendingModals: true });

// The others of e2e/scenarios are slow on purpose, or part of a journey here.
for (const { title, run } of [
  reconnecting,
  rejectedChannel,
  requestThroughAssistant,
  readerFromSearch,
  ukrainianPartner,
]) {
  test(title, ({ page, sandbox, signIn, expectedConsole }) =>
    run({ page, sandbox, signIn, expectedConsole, hand: createHand(page, 'mouse'), isPhone: false }),
  );
}
