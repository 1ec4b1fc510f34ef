import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useFormat } from '@my-air/i18n';
import { Banner, Button } from '@my-air/ui-kit';
import { Link } from '@tanstack/react-router';

export interface LowBannerProps {
  /** The number of translations left afterwards. */
  left: number;
  /** The channel that the user comes back to from the packages; none for several channels. */
  channelId?: string;
}

/** The warning that little is left after a translation that the balance is enough for. */
export function LowBanner({ left, channelId }: LowBannerProps) {
  const { t } = useLingui();
  const count = useFormat().number(left);
  return (
    <Banner
      tone="warning"
      title={t`${plural(left, { one: `This leaves ${count} translation`, other: `This leaves ${count} translations` })}`}
      action={
        <Button
          size="s"
          render={
            <Link to="/ai-metadata/packages" search={channelId === undefined ? {} : { back: channelId }} />
          }
        >
          <Trans>Buy translations</Trans>
        </Button>
      }
    >
      <Trans>Translations that cost more, automatic ones as well, do not start until you buy more.</Trans>
    </Banner>
  );
}
