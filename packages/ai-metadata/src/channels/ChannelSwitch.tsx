import { Trans, useLingui } from '@lingui/react/macro';
import { Button, NativeSelect, PlusIcon, Row } from '@my-air/ui-kit';
import { Link } from '@tanstack/react-router';
import { styled } from 'styled-components';

import type { AiChannel } from '../contract.ts';
import { useConnectChannel } from './useConnectChannel.ts';

export interface ChannelSwitchProps {
  /** The connected channels; with one alone there is no choice to draw. */
  channels: readonly AiChannel[];
  /** The platform's id of the channel in sight. */
  chosen: string;
  /** The channels that are chosen where several are translated at once. */
  together: readonly AiChannel[];
  /** Called with the platform's id of the chosen channel. */
  onChoose: (id: string) => void;
}

/** The choice of the channel in work, and the button that connects one more. */
export function ChannelSwitch({ channels, chosen, together, onChoose }: ChannelSwitchProps) {
  const { t } = useLingui();
  const { connect, binding } = useConnectChannel();

  return (
    <Row gap={3} align="end" justify={channels.length > 1 ? 'between' : 'end'} wrap>
      {channels.length > 1 && (
        <Choice
          aria-label={t`Channel`}
          value={chosen}
          onChange={({ target }) => onChoose(target.value)}
          options={channels.map(({ platform_guid, title, is_access_revoked }) => ({
            value: platform_guid,
            label: is_access_revoked ? t`${title} (access revoked)` : title,
          }))}
        />
      )}
      <Row gap={3} wrap>
        {channels.length > 1 && (
          <Button
            render={
              <Link
                to="/ai-metadata/translation"
                search={{ mode: 'channels', channels: together.map(({ platform_guid }) => platform_guid) }}
              />
            }
          >
            <Trans>Translate several channels</Trans>
          </Button>
        )}
        <Button icon={<PlusIcon />} onClick={connect} {...binding.control}>
          <Trans>Connect another channel</Trans>
        </Button>
      </Row>
    </Row>
  );
}

const Choice = styled(NativeSelect)`
  flex: 0 1 24rem;
`;
