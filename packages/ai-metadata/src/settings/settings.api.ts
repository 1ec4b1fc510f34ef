import type { ApiClient } from '@my-air/api-client';
import { fetchAnew, type DataContext } from '@my-air/feature-kit';
import { queryOptions } from '@tanstack/react-query';

import {
  getLocalizationSettings,
  preCalculateSettings,
  saveLocalizationSettings,
  videoTypes,
  type LocalizationSettings,
  type VideoType,
} from '../contract.ts';

/** The settings of the auto mode as the server has saved them. */
export const settingsQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: ['ai-metadata', 'settings', id],
    queryFn: async ({ signal }) =>
      (await api.send(getLocalizationSettings, { params: { id } }, { signal })).localization_settings,
    staleTime: 30_000,
  });

/** The types that calls take; one that this build does not know is not sent. */
function knownTypes(types: readonly string[] | null | undefined): VideoType[] {
  return videoTypes.filter((type) => types?.includes(type));
}

/** The price of a new video in auto mode with these settings. */
export const forecastQuery = (api: ApiClient, id: string, settings: LocalizationSettings) => {
  const body = {
    translate_languages: [...(settings.translate_languages ?? [])].sort(),
    original_language: settings.original_language ?? null,
    video_types: knownTypes(settings.video_types),
  };
  return queryOptions({
    queryKey: ['ai-metadata', 'forecast', id, body],
    queryFn: ({ signal }) => api.send(preCalculateSettings, { params: { id }, body }, { signal }),
    staleTime: 30_000,
    meta: { handles: 'inPlace' },
  });
};

/** Saves the settings of the auto mode and returns them as the server reads them back. */
export async function saveSettings(
  { api, queryClient }: DataContext,
  id: string,
  settings: LocalizationSettings,
): Promise<LocalizationSettings> {
  await api.send(saveLocalizationSettings, {
    params: { id },
    body: {
      translate_languages: settings.translate_languages ?? [],
      original_language: settings.original_language ?? null,
      video_types: knownTypes(settings.video_types),
      enabled_auto_localization: settings.enabled_auto_localization ?? false,
    },
  });
  const saved = await fetchAnew(queryClient, settingsQuery(api, id));
  void queryClient.invalidateQueries({ queryKey: ['ai-metadata', 'channels'] });
  return saved;
}
