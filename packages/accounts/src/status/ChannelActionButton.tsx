import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Channel } from '@my-air/api-client/contract';
import { usePortal } from '@my-air/feature-kit';
import { BindingReason, useBindingAction } from '@my-air/feature-kit/views';
import { useFormat } from '@my-air/i18n';
import { Button, Stack, Text } from '@my-air/ui-kit';
import { useIsMutating } from '@tanstack/react-query';
import { useId } from 'react';

import { joinKey, startJoin } from '../join/startJoin.ts';
import type { ChannelAction } from './describeChannelStatus.ts';

export interface ChannelActionButtonProps {
  /** The channel that the action changes. */
  channel: Channel;
  /** The one action, or the reason why it is missing. */
  action: ChannelAction;
}

/** The one action for a channel now; without one nothing is drawn, and the status says why. */
export function ChannelActionButton({ channel, action }: ChannelActionButtonProps) {
  if (action.kind === 'none') return null;
  return (
    <Stack gap={2} align="start">
      <Action channel={channel} action={action} />
    </Stack>
  );
}

function Action({ channel, action }: ActionProps) {
  const { t } = useLingui();
  const portal = usePortal();
  const isJoining = useIsMutating({ mutationKey: joinKey(channel), exact: true }) > 0;

  switch (action.kind) {
    case 'join':
      return (
        <BindingButton
          label={t(action.label)}
          isBusy={isJoining}
          isQuiet={action.isTooSmall}
          onAct={() => void startJoin(portal, channel)}
        />
      );
    case 'wait':
      return <WaitingButton action={action} />;
    case 'reconnect':
      return <ReconnectButton channel={channel} label={t(action.label)} />;
    case 'open-studio':
      return (
        // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- the button's own words fill the link
        <Button variant="primary" render={<a href={action.url} target="_blank" rel="noopener noreferrer" />}>
          {t(action.label)}
        </Button>
      );
  }
}

interface ActionProps extends ChannelActionButtonProps {
  action: Exclude<ChannelAction, { kind: 'none' }>;
}

function WaitingButton({ action }: { action: ChannelAction & { kind: 'wait' } }) {
  const { t } = useLingui();
  const format = useFormat();
  const reasonId = useId();
  const date = format.shortDate(action.until);

  return (
    <>
      <Button variant="primary" disabled aria-describedby={reasonId}>
        {t(action.label)}
      </Button>
      <Text id={reasonId} size={14} tone="muted" title={format.date(action.until)}>
        <Trans>
          You can apply again on {date} (<Plural value={action.days} one="# day" other="# days" />)
        </Trans>
      </Text>
    </>
  );
}

function ReconnectButton({ channel, label }: { channel: Channel; label: string }) {
  const { modals } = usePortal();
  const { platform_guid: guid, title } = channel;
  const platform =
    channel.platform === 'instagram' || channel.platform === 'tiktok' ? channel.platform : 'youtube';

  return (
    <BindingButton
      label={label}
      onAct={() =>
        void modals.open('oauth-profile', { platform, referer: 'accounts', reconnects: { guid, title } })
      }
    />
  );
}

interface BindingButtonProps {
  label: string;
  isBusy?: boolean;
  /** Whether it is drawn as an action that is not asked for. */
  isQuiet?: boolean | undefined;
  onAct: () => void;
}

function BindingButton({ label, isBusy = false, isQuiet = false, onAct }: BindingButtonProps) {
  const binding = useBindingAction();

  return (
    <>
      <Button
        variant={isQuiet ? 'secondary' : 'primary'}
        isBusy={isBusy}
        onClick={onAct}
        {...binding.control}
      >
        {label}
      </Button>
      <BindingReason action={binding} />
    </>
  );
}
