import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Channel } from '@my-air/api-client/contract';
import { usePortal } from '@my-air/feature-kit';
import { BindingReason, useBindingAction } from '@my-air/feature-kit/views';
import { useFormat } from '@my-air/i18n';
import { Button, Stack, Text, type ButtonProps } from '@my-air/ui-kit';
import { useIsMutating } from '@tanstack/react-query';
import { useId } from 'react';

import { joinKey, startJoin } from '../join/startJoin.ts';
import type { ChannelAction } from './describeChannelStatus.ts';

export interface ChannelActionButtonProps {
  /** The channel that the action changes. */
  channel: Channel;
  /** The one action, or the reason why it is missing. */
  action: ChannelAction;
  /** Whether it is in a row of a table, where it is one of many. @default false */
  isInRow?: boolean;
}

/** The one action for a channel now; without one nothing is drawn, and the status says why. */
export function ChannelActionButton({ channel, action, isInRow = false }: ChannelActionButtonProps) {
  if (action.kind === 'none') return null;
  const style = isInRow ? ({ size: 's' } as const) : ({ variant: 'primary' } as const);
  return (
    <Stack gap={2} align="start">
      <Action channel={channel} action={action} style={style} />
    </Stack>
  );
}

function Action({ channel, action, style }: ActionProps) {
  const { t } = useLingui();
  const portal = usePortal();
  const isJoining = useIsMutating({ mutationKey: joinKey(channel), exact: true }) > 0;

  switch (action.kind) {
    case 'join':
      return (
        <BindingButton
          label={t(action.label)}
          isBusy={isJoining}
          style={action.isTooSmall ? {} : style}
          onAct={() => void startJoin(portal, channel)}
        />
      );
    case 'wait':
      return <WaitingButton action={action} />;
    case 'reconnect':
      return <ReconnectButton channel={channel} label={t(action.label)} style={style} />;
    case 'open-studio':
      return (
        // A row has no room for the whole name.
        // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- the button's own words fill the link
        <Button {...style} render={<a href={action.url} target="_blank" rel="noopener noreferrer" />}>
          {style.size ? t`Open Studio` : t(action.label)}
        </Button>
      );
  }
}

type ButtonStyle = Pick<ButtonProps, 'size' | 'variant'>;

interface ActionProps {
  channel: Channel;
  action: Exclude<ChannelAction, { kind: 'none' }>;
  style: ButtonStyle;
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

function ReconnectButton({ channel, label, style }: { channel: Channel; label: string; style: ButtonStyle }) {
  const { modals } = usePortal();
  const { platform_guid: guid, title } = channel;
  const platform =
    channel.platform === 'instagram' || channel.platform === 'tiktok' ? channel.platform : 'youtube';

  return (
    <BindingButton
      label={label}
      style={style}
      onAct={() =>
        void modals.open('oauth-profile', { platform, referer: 'accounts', reconnects: { guid, title } })
      }
    />
  );
}

interface BindingButtonProps {
  label: string;
  isBusy?: boolean;
  style: ButtonStyle;
  onAct: () => void;
}

function BindingButton({ label, isBusy = false, style, onAct }: BindingButtonProps) {
  const binding = useBindingAction();

  return (
    <>
      <Button {...style} isBusy={isBusy} onClick={onAct} {...binding.control}>
        {label}
      </Button>
      <BindingReason action={binding} />
    </>
  );
}
