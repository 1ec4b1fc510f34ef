import { expect, test } from 'vitest';

import { createRandom } from '../testing/outbox/random.ts';
import { pagedChat } from '../testing/pagedChat.ts';
import { createTimeline } from './createTimeline.ts';
import { gapsOf } from './Timeline.ts';

test('[MS-22] [G-02] [G-03] whatever arrives, whatever is read and however long the server’s pages are, no stretch that is called whole misses a message', async () => {
  for (let seed = 1; seed <= 150; seed += 1) {
    const random = createRandom(seed);
    const chat = pagedChat(random.below(400), random.pick([1, 5, 25]));
    const store = createTimeline({ fetchPage: chat.fetchPage, now: () => 1 });
    for (let step = 0; step < 25; step += 1) {
      const { timeline } = store.get();
      const [gap] = gapsOf(timeline);
      const dice = random.below(10);
      if (dice < 3) chat.arrive(random.below(random.pick([4, 40, 400])));
      else if (dice < 5) await store.refresh();
      else if (dice < 8) await store.fetchOlder();
      else if (dice < 9) await store.reach(1 + random.below(chat.count()));
      else if (gap) await store.fill(gap);

      const known = new Set(store.get().timeline.messages.map(({ id }) => id));
      const missing = store
        .get()
        .timeline.runs.flatMap(({ oldestId, newestId }) =>
          Array.from({ length: newestId - oldestId + 1 }, (_, place) => oldestId + place).filter(
            (id) => !known.has(id),
          ),
        );
      expect({ seed, step, missing }).toEqual({ seed, step, missing: [] });
    }
    const ids = store.get().timeline.messages.map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)].sort((one, other) => one - other));
  }
});

test('[MS-22] fetching older pages always ends with everything', async () => {
  for (let seed = 1; seed <= 40; seed += 1) {
    const random = createRandom(seed);
    const chat = pagedChat(1 + random.below(300), random.pick([3, 25]));
    const store = createTimeline({ fetchPage: chat.fetchPage, now: () => 1 });
    await store.refresh();
    await store.reach(1 + random.below(chat.count()));
    chat.arrive(random.below(200));
    await store.refresh();
    for (let times = 0; times < 600; times += 1) {
      const [gap] = gapsOf(store.get().timeline);
      if (gap) await store.fill(gap);
      await store.fetchOlder();
    }
    expect(store.get().timeline.messages).toHaveLength(chat.count());
  }
});
