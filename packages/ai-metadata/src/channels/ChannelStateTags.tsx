import { useLingui } from '@lingui/react/macro';
import { Row, Status, Tag, type StatusTone } from '@my-air/ui-kit';

import type { AiChannel } from '../contract.ts';
import { channelStates, type ChannelState } from './channelStates.ts';

const tones: Record<ChannelState, StatusTone> = {
  access_revoked: 'critical',
  translating: 'info',
  first_sync: 'info',
  syncing: 'info',
  auto: 'positive',
  ready: 'positive',
};

/** The states of a channel, in words: the most urgent is its status. */
export function ChannelStateTags({ channel }: { channel: AiChannel }) {
  const { t } = useLingui();
  const words: Record<ChannelState, string> = {
    access_revoked: t`Access revoked`,
    translating: t`Translating`,
    first_sync: t`Loading the first videos`,
    syncing: t`Loading older videos`,
    auto: t`Auto mode on`,
    ready: t`Ready`,
  };
  return (
    <Row gap={3} wrap>
      {channelStates(channel).map((state, place) =>
        place === 0 ? (
          <Status key={state} tone={tones[state]}>
            {words[state]}
          </Status>
        ) : (
          <Tag key={state}>{words[state]}</Tag>
        ),
      )}
    </Row>
  );
}
