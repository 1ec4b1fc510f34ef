import { Trans, useLingui } from '@lingui/react/macro';
import { useBrandName } from '@my-air/feature-kit/views';
import { Card, Grid, Stack } from '@my-air/ui-kit';

import { Banner } from './Banner.tsx';
import { ReadyText } from './ReadyText.tsx';

export interface MaterialsProps {
  /** The partner's link, which every banner and text holds. */
  link: string;
}

/** Banners to download and texts to copy, all with the partner's link. */
export function Materials({ link }: MaterialsProps) {
  const { t } = useLingui();
  const brand = useBrandName();

  return (
    <Card title={<Trans>Materials</Trans>}>
      <Grid min="26rem" gap={6}>
        <Banner link={link} />
        <Stack gap={4}>
          <ReadyText
            label={t`Text for a post`}
            text={t`I work with ${brand}: they help my channel grow and earn more. Join with my link: ${link}`}
          />
          <ReadyText
            label={t`Text for a video description`}
            text={t`Grow your channel with ${brand}: ${link}`}
          />
        </Stack>
      </Grid>
    </Card>
  );
}
