import { Trans, useLingui } from '@lingui/react/macro';
import { usePortal, type ModalProps } from '@my-air/feature-kit';
import { platformName } from '@my-air/feature-kit/views';
import { Button, Dialog, PlatformMark, Stack } from '@my-air/ui-kit';

/** Asks for the platform of the new channel: each has its own way to us. */
export function AddChannelModal({ props: { referer, productId }, close }: ModalProps<'add-channel'>) {
  const { t, i18n } = useLingui();
  const { config, modals } = usePortal();
  const profiles = (['instagram', 'tiktok'] as const).filter(
    (platform) => config.baseProducts[platform] !== null && modals.has('add-profile'),
  );

  const authorize = () => {
    close('added');
    void modals.open('oauth-profile', {
      platform: 'youtube',
      ...(referer && { referer }),
      ...(productId && { productId }),
    });
  };
  const addProfile = (platform: 'instagram' | 'tiktok') => {
    close('added');
    void modals.open('add-profile', { platform });
  };

  return (
    <Dialog
      isOpen
      size="s"
      title={<Trans>Add a channel</Trans>}
      description={<Trans>Where do you publish?</Trans>}
      onClose={() => close()}
      closeLabel={t`Close`}
    >
      <Stack gap={2}>
        <Button
          variant="primary"
          size="l"
          isWide
          icon={<PlatformMark platform="youtube" />}
          onClick={authorize}
        >
          {platformName('youtube', i18n)}
        </Button>
        {profiles.map((platform) => (
          <Button
            key={platform}
            size="l"
            isWide
            icon={<PlatformMark platform={platform} />}
            onClick={() => addProfile(platform)}
          >
            {platformName(platform, i18n)}
          </Button>
        ))}
      </Stack>
    </Dialog>
  );
}
