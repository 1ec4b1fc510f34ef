import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useFormat } from '@my-air/i18n';
import { Banner, Button } from '@my-air/ui-kit';
import { Link } from '@tanstack/react-router';

export interface ShortageBannerProps {
  /** The number of missing translations. */
  missing: number;
  /** The channel that the user comes back to after the payment; none for several channels. */
  channelId?: string;
}

/** The number of missing translations, and the link that leads to the packages and back. */
export function ShortageBanner({ missing, channelId }: ShortageBannerProps) {
  const { t } = useLingui();
  const format = useFormat();
  const count = format.number(missing);

  return (
    <Banner
      tone="warning"
      title={t`${plural(missing, { one: `${count} translation is missing`, other: `${count} translations are missing` })}`}
      action={
        <Button
          variant="primary"
          size="s"
          render={
            <Link
              to="/ai-metadata/packages"
              search={{ ...(channelId !== undefined && { back: channelId }), missing }}
            />
          }
        >
          <Trans>Buy translations</Trans>
        </Button>
      }
    >
      {channelId !== undefined && (
        <Trans>Your selection and settings are kept. You come back here after the payment.</Trans>
      )}
    </Banner>
  );
}
