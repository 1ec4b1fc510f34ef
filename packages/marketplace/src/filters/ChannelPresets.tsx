import { useLingui } from '@lingui/react/macro';
import type { Channel } from '@my-air/api-client/contract';
import { useScope } from '@my-air/feature-kit/data';
import { platformName } from '@my-air/feature-kit/views';
import { Button, PlatformMark, Row } from '@my-air/ui-kit';

import { useApplicant } from '../offer/useApplicant.ts';
import type { CatalogueSearch } from './CatalogueSearch.ts';

export interface ChannelPresetsProps {
  /** The search parameters that a preset changes. */
  search: CatalogueSearch;
  /** Called with the search parameters of a pressed preset, or without them when it is pressed again. */
  onChange: (search: CatalogueSearch) => void;
}

/** The filters that suit the user's channels on each platform, or the chosen one, in one press. */
export function ChannelPresets({ search, onChange }: ChannelPresetsProps) {
  const { t, i18n } = useLingui();
  const { channels } = useApplicant();
  const { channel: chosen } = useScope();
  const presets = presetsOf(channels);
  if (presets.length === 0) return null;

  return (
    <Row gap={2} wrap>
      {presets.map(({ platform, subscribers }) => {
        const isOn = search.platform?.join() === platform && search.subscribers === subscribers;
        const name = chosen?.title ?? platformName(platform, i18n);
        return (
          <Button
            key={platform}
            size="s"
            icon={<PlatformMark platform={platform} />}
            aria-pressed={isOn}
            onClick={() =>
              onChange({
                ...search,
                platform: isOn ? undefined : [platform],
                subscribers: isOn ? undefined : subscribers,
              })
            }
          >
            {chosen ? t`For ${name}` : t`For my ${name} channels`}
          </Button>
        );
      })}
    </Row>
  );
}

/** Each platform of the channels, with the subscribers of the largest channel on it. */
function presetsOf(channels: readonly Channel[]) {
  const largest = new Map<string, number>();
  for (const { platform, subscriber_count } of channels) {
    largest.set(platform, Math.max(largest.get(platform) ?? 0, subscriber_count ?? 0));
  }
  return [...largest].map(([platform, subscribers]) => ({ platform, subscribers }));
}
