import type { TimelineStore } from './createTimeline.ts';
import { gapsOf, hasOlder, type Timeline } from './Timeline.ts';

/** Loads one more page of what is missing in a chat, the newest first; resolves with whether more is known than before. */
export async function loadMissing(store: TimelineStore): Promise<boolean> {
  const { timeline: before } = store.getSnapshot();
  const gap = gapsOf(before).at(-1);
  await (gap ? store.fill(gap) : store.fetchOlder());
  const { timeline, olderError } = store.getSnapshot();
  return olderError === undefined && extent(timeline) !== extent(before);
}

/** How much is known, to be compared. */
function extent(timeline: Timeline): string {
  return [timeline.messages.length, timeline.runs.length, hasOlder(timeline)].join(' ');
}
