import { Trans, useLingui } from '@lingui/react/macro';
import { Button, NativeSelect, PlusIcon, Row } from '@my-air/ui-kit';
import { styled } from 'styled-components';

import type { AiChannel } from '../contract.ts';
import { useConnectChannel } from './useConnectChannel.ts';

export interface ChannelSwitchProps {
  channels: readonly AiChannel[];
  /** The id of the one in sight. */
  chosen: string;
  onChoose: (id: string) => void;
}

/** Which of the channels is worked on, and the way to one more. */
export function ChannelSwitch({ channels, chosen, onChoose }: ChannelSwitchProps) {
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
      <Button icon={<PlusIcon />} onClick={connect} {...binding.control}>
        <Trans>Connect another channel</Trans>
      </Button>
    </Row>
  );
}

const Choice = styled(NativeSelect)`
  flex: 0 1 24rem;
`;
