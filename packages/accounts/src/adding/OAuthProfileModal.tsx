import { Trans, useLingui } from '@lingui/react/macro';
import { usePortal, useUser, type ModalProps } from '@my-air/feature-kit';
import {
  authorizationPlatforms,
  BindingReason,
  platformAuthorizationUrl,
  platformName,
  useBindingAction,
} from '@my-air/feature-kit/views';
import { Button, Dialog, Text } from '@my-air/ui-kit';

import { rememberJoinIntent } from '../join/joinIntent.ts';
import { rememberReconnect } from '../returning/reconnectIntent.ts';
import { PermissionList } from './PermissionList.tsx';

/** Explains the access that we request at a platform, before the browser leaves for it. */
export function OAuthProfileModal({
  props: { platform, referer, productId, joins: isAsked, reconnects },
  close,
}: ModalProps<'oauth-profile'>) {
  const { t, i18n } = useLingui();
  const { api, leave } = usePortal();
  const user = useUser();
  const binding = useBindingAction();
  const known = authorizationPlatforms.find((authorization) => authorization === platform) ?? 'youtube';
  // The wider access that translation needs is at YouTube too.
  const channelPlatform = known === 'ai-metadata' ? 'youtube' : known;
  const name = platformName(channelPlatform, i18n);
  const title = reconnects?.title;

  const authorize = () => {
    // A new channel of YouTube joins with its access: there is no second step to ask for.
    const joins = isAsked ?? (known === 'youtube' && !reconnects);
    if (joins || productId !== undefined)
      rememberJoinIntent(user?.id ?? 0, { ...(productId !== undefined && { productId }) });
    if (reconnects)
      rememberReconnect(user?.id ?? 0, { platform: channelPlatform, platform_guid: reconnects.guid });
    close('left');
    leave(
      platformAuthorizationUrl(api, known, {
        ...(referer && { referer }),
        ...(joins && { join: true }),
        ...(productId !== undefined && { productId }),
      }),
    );
  };

  return (
    <Dialog
      isOpen
      title={
        reconnects ? (
          <Trans>
            Reconnect <bdi>{title}</bdi>
          </Trans>
        ) : known === 'ai-metadata' ? (
          <Trans>Connect with {name}</Trans>
        ) : (
          <Trans>Add a channel from {name}</Trans>
        )
      }
      description={
        reconnects ? (
          <Trans>
            Sign in to {name} and choose <bdi>{title}</bdi> there. These are the permissions we ask for:
          </Trans>
        ) : (
          <Trans>Sign in to {name} and choose the channel there. These are the permissions we ask for:</Trans>
        )
      }
      onClose={() => close()}
      closeLabel={t`Close`}
      actions={
        <>
          <Button onClick={() => close()}>
            <Trans>Not now</Trans>
          </Button>
          <Button variant="primary" onClick={authorize} {...binding.control}>
            <Trans>Go to {name}</Trans>
          </Button>
        </>
      }
    >
      <PermissionList platform={known} />
      <Text size={14} tone="muted">
        <Trans>We never see your password. You can take the access back in {name} at any time.</Trans>
      </Text>
      <BindingReason action={binding} isBanner />
    </Dialog>
  );
}
