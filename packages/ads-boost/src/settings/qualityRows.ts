import type { BoostChannel, BoostVideo } from '../contract.ts';
import { breakFindings, type BreakFinding } from './breakFindings.ts';
import { breaksOf } from './breaksOf.ts';
import type { SettingsOf } from './previewChange.ts';

/** A video with something about its breaks to improve. */
export interface QualityRow {
  video: BoostVideo;
  findings: readonly BreakFinding[];
  /** In seconds. */
  breaks: readonly number[];
  /** Whether the video is left out. */
  isOptedOut: boolean;
  /** Whether its channel has a list of left-out videos of its own. */
  hasOwnList: boolean;
}

/** The videos with something to improve, under the settings that apply to each channel. */
export function qualityRows(
  channels: readonly BoostChannel[],
  settingsOf: SettingsOf,
): readonly QualityRow[] {
  return channels.flatMap((channel) => {
    const settings = settingsOf(channel);
    return channel.videos
      .map((video) => ({
        video,
        findings: breakFindings(video, settings),
        breaks: breaksOf(video, settings),
        isOptedOut: settings.excluded_video_ids.includes(video.id),
        hasOwnList: channel.own.excluded_video_ids !== undefined,
      }))
      .filter(({ findings }) => findings.length > 0);
  });
}
