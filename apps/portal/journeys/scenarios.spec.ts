import { createHand, test } from '@my-air/e2e';
import { requestThroughAssistant } from '../e2e/scenarios/requestThroughAssistant.ts';
import { ukrainianPartner } from '../e2e/scenarios/ukrainianPartner.ts';

test.use({ keepsPendingModals: true });

// The others of e2e/scenarios run in a rough world (rough.spec.ts), are slow on purpose, or are part of a journey here.
for (const { title, run } of [requestThroughAssistant, ukrainianPartner]) {
  test(title, ({ page, sandbox, signIn, expectedConsole }) =>
    run({ page, sandbox, signIn, expectedConsole, hand: createHand(page, 'mouse'), isPhone: false }),
  );
}
