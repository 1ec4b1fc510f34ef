import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Avatar, Chip, CopyButton, GroupIcon, PlatformMark, Row } from '@my-air/ui-kit';
import { useRouterState } from '@tanstack/react-router';

import { platformName } from '../../words/platformName.ts';
import { addressOfScope } from './scopeAddress.ts';
import { useScope } from './useScope.ts';

/**
 * Says below the header of a screen that it shows some channels alone, with a cross that shows all of them again and the
 * address of what is shown. Nothing while all are shown.
 */
export function OnlyScope() {
  const { t, i18n } = useLingui();
  const { choice, channels, channel, name, choose } = useScope();
  const path = useRouterState({ select: ({ location }) => location.href });
  if (!channels) return null;
  const only = t`Only ${name}`;
  const isOne = typeof choice === 'string';
  const count = channels.length;
  const number = t`${plural(count, { one: '# channel', other: '# channels' })}`;

  return (
    <Row gap={2} wrap data-scope="">
      <Chip
        icon={
          channel && isOne ? (
            <Avatar size={24} name={channel.title} src={channel.thumbnail_image} />
          ) : (
            <GroupIcon aria-hidden size={16} />
          )
        }
        removeLabel={t`Show all channels`}
        onRemove={() => choose(undefined)}
      >
        {isOne ? only : `${only} · ${number}`}
      </Chip>
      {channel && <PlatformMark platform={channel.platform} label={platformName(channel.platform, i18n)} />}
      <CopyButton
        size="s"
        variant="quiet"
        text={addressOfScope(new URL(path, location.origin), channels, isOne ? undefined : name)}
        label={t`Copy link`}
        copiedLabel={t`Copied`}
        failedLabel={t`Could not copy`}
      />
    </Row>
  );
}
