import { useLingui } from '@lingui/react/macro';
import { platformName } from '@my-air/feature-kit/views';
import { PlatformMark, Row, Stack, Text } from '@my-air/ui-kit';

import type { ReadProfile } from './readProfiles.ts';
import { useProfileWords } from './useProfileWords.ts';

export interface RecognizedProfilesProps {
  /** The lines that were typed. */
  profiles: readonly ReadProfile[];
}

/** The profile that was recognised in each typed line, and its state. */
export function RecognizedProfiles({ profiles }: RecognizedProfilesProps) {
  const { t, i18n } = useLingui();
  const noteOf = useProfileWords();

  return (
    <Stack as="ul" gap={3} aria-label={t`Recognized profiles`} style={list}>
      {profiles.map((profile, place) => {
        const isReady = profile.state === 'ready';
        return (
          <Row key={place} as="li" gap={3} align="start">
            {'platform' in profile && (
              <PlatformMark platform={profile.platform} label={platformName(profile.platform, i18n)} />
            )}
            <div style={{ minWidth: 0 }}>
              <Text weight="medium" dir="auto">
                {'name' in profile ? profile.name : profile.text}
              </Text>
              <Text size={14} tone={isReady ? 'muted' : 'warning'}>
                {noteOf(profile)}
              </Text>
            </div>
          </Row>
        );
      })}
    </Stack>
  );
}

const list = {
  listStyle: 'none',
  margin: 0,
  padding: 0,
  overflowWrap: 'anywhere',
} as const;
