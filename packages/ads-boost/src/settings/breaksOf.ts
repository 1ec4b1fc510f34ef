import type { BoostSettings, BoostVideo } from '../contract.ts';
import { leastVideoMinutes } from '../contract/limits.ts';

/** The places of a video's breaks, in seconds from its beginning. */
export function breaksOf(video: BoostVideo, settings: BoostSettings): readonly number[] {
  const { duration_seconds: length } = video;
  if (settings.excluded_video_ids.includes(video.id) || !mayHaveBreaks(video, settings)) return [];
  const gap = settings.min_gap * 60;
  return settings.auto_slots
    ? spread(length, gap, settings.max_slots)
    : apart(video.manual_slots ?? [], gap, length).slice(0, settings.max_slots);
}

/** Whether a video is long enough for breaks, and breaks are switched on. */
export function mayHaveBreaks({ duration_seconds: length }: BoostVideo, settings: BoostSettings): boolean {
  const least = Math.max(leastVideoMinutes, settings.min_video_minutes) * 60;
  return settings.enabled && Number.isFinite(length) && length >= least;
}

/** The most breaks that fit, at equal distances from each other and from both ends. */
function spread(length: number, gap: number, limit: number): readonly number[] {
  const count = Math.min(limit, Math.floor(length / gap) - 1);
  return Array.from({ length: Math.max(0, count) }, (_, index) =>
    Math.round(((index + 1) * length) / (count + 1)),
  );
}

/** The places of a creator within the video, without those too close to the one before; all in seconds. */
export function apart(places: readonly number[], gap: number, length: number): readonly number[] {
  const kept: number[] = [];
  for (const place of places.toSorted((one, other) => one - other)) {
    const last = kept.at(-1);
    if (place > 0 && place < length && (last === undefined || place - last >= gap)) kept.push(place);
  }
  return kept;
}
