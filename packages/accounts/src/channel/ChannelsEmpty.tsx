import { Trans, useLingui } from '@lingui/react/macro';
import type { Platform } from '@my-air/api-client/contract';
import { usePortal } from '@my-air/feature-kit';
import { HelpLink, platformName } from '@my-air/feature-kit/views';
import { Button, Card, EmptyState, Stack } from '@my-air/ui-kit';

import { helpArticles } from './helpArticles.ts';

export interface ChannelsEmptyProps {
  /** The platform whose page this is. */
  platform: Platform;
}

/** The screen before the first channel. */
export function ChannelsEmpty({ platform }: ChannelsEmptyProps) {
  const { modals } = usePortal();
  const { i18n } = useLingui();
  const name = platformName(platform, i18n);

  return (
    <Card>
      <EmptyState
        illustration="channels"
        title={<Trans>Your {name} channels will be here</Trans>}
        text={<Trans>Add one to see its status, what it earns from and what to do next.</Trans>}
        action={
          <Stack gap={4} align="center">
            {modals.has('add-channel') && (
              <Button
                onClick={() =>
                  platform === 'youtube'
                    ? void modals.open('add-channel', { referer: 'accounts' })
                    : void modals.open('add-profile', { platform })
                }
              >
                <Trans>Add your first channel</Trans>
              </Button>
            )}
            <HelpLink article={helpArticles.connect}>
              <Trans>How to add a channel</Trans>
            </HelpLink>
          </Stack>
        }
      />
    </Card>
  );
}
