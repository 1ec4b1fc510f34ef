import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@my-air/i18n';

/** The names of the sources of views, by the words that servers use for them. */
const names: ReadonlyMap<string, MessageDescriptor> = new Map(
  (
    [
      [['search', 'youtube_search', 'yt_search'], msg`YouTube search`],
      [['suggested', 'suggested_videos', 'related_video'], msg`Suggested videos`],
      [['browse', 'browse_features', 'subscriber'], msg`Home and subscriptions`],
      [['shorts', 'shorts_feed'], msg`Shorts feed`],
      [['external', 'ext_url'], msg`Other sites`],
      [['channel', 'channel_pages', 'yt_channel'], msg`Channel pages`],
      [['playlist', 'playlists'], msg`Playlists`],
      [['other', 'yt_other_page'], msg`Everything else`],
    ] as const
  ).flatMap(([words, name]) => words.map((word): [string, MessageDescriptor] => [word, name])),
);

/** The name of a source; undefined for one that this build does not know. */
export function trafficSourceName(source: string): MessageDescriptor | undefined {
  return names.get(source.trim().toLowerCase().replaceAll(/\W+/g, '_'));
}
