import { Trans, useLingui } from '@lingui/react/macro';
import { port } from '@my-air/feature-api';
import { SupportButton } from '@my-air/feature-api/views';
import { Banner, Button, RichText } from '@my-air/ui-kit';

import { PathLink } from '../overview/PathLink.tsx';
import { homePorts } from '../ports.ts';
import { profileStatusLook } from './profileStatuses.ts';

export interface ProfileStatusBannerProps {
  /** The state of the profile, as the server names it. */
  status: string;
  /** The server's explanation, as HTML; without it a profile in order shows no banner. */
  description: string | null | undefined;
}

/** The state of the user's profile, in our words and the server's. */
export function ProfileStatusBanner({ status, description }: ProfileStatusBannerProps) {
  const { t } = useLingui();
  const { tone, title } = profileStatusLook(status);
  const linkToProfile = port(homePorts, 'linkToProfile');
  // A profile that is in order, or an unknown state without an explanation, is no news.
  if (!description && (tone === 'positive' || tone === 'neutral')) return null;

  return (
    <Banner
      tone={tone}
      title={t(title)}
      action={
        status === 'incomplete' && linkToProfile ? (
          <Button size="s" render={<PathLink to={linkToProfile()} />}>
            <Trans>Complete it</Trans>
          </Button>
        ) : (
          tone !== 'positive' && <SupportButton summary={t(title)} />
        )
      }
    >
      {description ? <RichText html={description} /> : undefined}
    </Banner>
  );
}
