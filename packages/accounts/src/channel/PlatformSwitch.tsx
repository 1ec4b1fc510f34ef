import { useLingui } from '@lingui/react/macro';
import { platforms, type Platform } from '@my-air/api-client/contract';
import { platformName } from '@my-air/feature-kit/views';
import { RouteTabs } from '@my-air/ui-kit';
import { Link } from '@tanstack/react-router';

export interface PlatformSwitchProps {
  /** The platform whose page is shown. */
  current: Platform;
}

/** The pages of the platforms: each is a page of its own, so these are links. */
export function PlatformSwitch({ current }: PlatformSwitchProps) {
  const { t, i18n } = useLingui();

  return (
    <RouteTabs
      label={t`Platforms`}
      tabs={platforms.map((platform) => ({
        id: platform,
        label: platformName(platform, i18n),
        render: <Link to={`/accounts/${platform}`} />,
        isCurrent: platform === current,
      }))}
    />
  );
}
