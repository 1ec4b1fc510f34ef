import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useFormat } from '@my-air/i18n';
import { Banner, Button } from '@my-air/ui-kit';
import { Link } from '@tanstack/react-router';

import type { PreCalculation } from '../contract.ts';

export interface ShortageBannerProps {
  /** The price that the balance is not enough for; it holds the number of missing translations. */
  price: PreCalculation;
  /** The channel that the user comes back to after the payment. */
  channelId: string;
}

/** The number of missing translations, and the link that leads to the packages and back. */
export function ShortageBanner({ price, channelId }: ShortageBannerProps) {
  const { t } = useLingui();
  const format = useFormat();
  const missing = price.translation_shortage ?? 0;
  const count = format.number(missing);

  return (
    <Banner
      tone="warning"
      title={t`${plural(missing, { one: `${count} translation is missing`, other: `${count} translations are missing` })}`}
      action={
        <Button
          variant="primary"
          size="s"
          render={<Link to="/ai-metadata/packages" search={{ back: channelId, missing }} />}
        >
          <Trans>Buy translations</Trans>
        </Button>
      }
    >
      <Trans>Your selection and settings are kept. You come back here after the payment.</Trans>
    </Banner>
  );
}
