import type { BoostSettings, BoostVideo } from '../contract.ts';
import { apart, breaksOf, mayHaveBreaks } from './breaksOf.ts';

/** Something about a video's breaks that its creator can improve; `at` is in seconds. */
export type BreakFinding =
  /** YouTube says that this break interrupts the video. */
  | { kind: 'interruptive'; at: number }
  /** A break that was placed is not used. */
  | { kind: 'too-close' | 'over-limit' | 'outside'; at: number }
  /** The video is long enough, but has no breaks. */
  | { kind: 'none-placed' | 'no-room' }
  /** The creator left the video out. */
  | { kind: 'opted-out' };

/** The possible improvements of a video's breaks, in the order of its timeline. */
export function breakFindings(video: BoostVideo, settings: BoostSettings): readonly BreakFinding[] {
  if (!mayHaveBreaks(video, settings)) return [];
  if (settings.excluded_video_ids.includes(video.id)) return [{ kind: 'opted-out' }];
  const breaks = breaksOf(video, settings);
  if (settings.auto_slots) return breaks.length === 0 ? [{ kind: 'no-room' }] : [];
  const placed = [...new Set(video.manual_slots)].toSorted((one, other) => one - other);
  if (placed.length === 0) return [{ kind: 'none-placed' }];
  return placed.flatMap((at) => findingAt(at, video, settings, breaks));
}

function findingAt(
  at: number,
  { duration_seconds: length, manual_slots: placed, slot_quality: qualities }: BoostVideo,
  { min_gap: gap }: BoostSettings,
  breaks: readonly number[],
): readonly BreakFinding[] {
  if (breaks.includes(at)) {
    const isInterruptive = qualities?.some((one) => one.at === at && one.quality === 'interruptive');
    return isInterruptive ? [{ kind: 'interruptive', at }] : [];
  }
  if (at <= 0 || at >= length) return [{ kind: 'outside', at }];
  return [{ kind: apart(placed ?? [], gap * 60, length).includes(at) ? 'over-limit' : 'too-close', at }];
}
