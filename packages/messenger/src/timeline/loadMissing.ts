import type { TimelineStore } from './createTimeline.ts';
import { gapsOf, hasOlder, type Timeline } from './Timeline.ts';

/** Loads one more page of missing messages, the newest first; resolves to whether more is known. */
export async function loadMissing(store: TimelineStore): Promise<boolean> {
  const { timeline: before } = store.get();
  const gap = gapsOf(before).at(-1);
  await (gap ? store.fill(gap) : store.fetchOlder());
  const { timeline, olderError } = store.get();
  return olderError === undefined && extent(timeline) !== extent(before);
}

/** A key for the amount of loaded messages, to be compared. */
function extent(timeline: Timeline): string {
  return [timeline.messages.length, timeline.runs.length, hasOlder(timeline)].join(' ');
}
