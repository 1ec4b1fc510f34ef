import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { usePortal } from '@my-air/feature-kit';
import { useDebounced } from '@my-air/feature-kit/data';
import { QueryView } from '@my-air/feature-kit/views';
import { useFormat } from '@my-air/i18n';
import { Skeleton, Stack, Status, Text } from '@my-air/ui-kit';
import { useQuery } from '@tanstack/react-query';

import type { LocalizationSettings } from '../contract.ts';
import { forecastQuery } from '../settings/settings.api.ts';

export interface AutoForecastProps {
  /** The platform's id of the channel. */
  channelId: string;
  /** The settings to calculate, saved or not; nothing is drawn while they name no language. */
  settings: LocalizationSettings;
}

/**
 * The cost of each new video with these settings, and the number of videos that the balance is enough for.
 */
export function AutoForecast({ channelId, settings }: AutoForecastProps) {
  const { t } = useLingui();
  const format = useFormat();
  const { api } = usePortal();
  const asked = useDebounced(settings);
  const isAskable = (asked.translate_languages ?? []).length > 0;
  const forecast = useQuery({ ...forecastQuery(api, channelId, asked), enabled: isAskable });
  if (!isAskable) return null;
  const coveredText = (videos: number) => {
    const covered = format.number(videos);
    return t`${plural(videos, {
      one: `Your balance is enough for ${covered} new video.`,
      other: `Your balance is enough for ${covered} new videos.`,
    })}`;
  };
  return (
    <QueryView
      query={forecast}
      pending={<Skeleton lines={1} />}
      failed={<Trans>The price could not be calculated</Trans>}
      isBanner
    >
      {(data) => {
        const cost = format.number(data.translation_spent);
        const monthly = format.number(data.videos_per_month);

        return (
          <Stack gap={1} aria-live="polite">
            <Text weight="medium">
              {t`${plural(data.translation_spent, {
                one: `Each new video costs ${cost} translation.`,
                other: `Each new video costs ${cost} translations.`,
              })}`}
            </Text>
            {typeof data.videos_covered === 'number' && (
              <Text size={14} tone="muted">
                {data.videos_covered < (data.videos_per_month ?? 0) ? (
                  <Status tone="warning">{coveredText(data.videos_covered)}</Status>
                ) : (
                  coveredText(data.videos_covered)
                )}
              </Text>
            )}
            {typeof data.videos_per_month === 'number' && (
              <Text size={14} tone="muted">
                {t`${plural(data.videos_per_month, {
                  one: `You published ${monthly} such video in the last 30 days.`,
                  other: `You published ${monthly} such videos in the last 30 days.`,
                })}`}
              </Text>
            )}
          </Stack>
        );
      }}
    </QueryView>
  );
}
