import { Trans, useLingui } from '@lingui/react/macro';
import { Card, Grid } from '@my-air/ui-kit';

import { LinkField } from './LinkField.tsx';
import { SourceBuilder, type SourceBuilderProps } from './SourceBuilder.tsx';

/** The partner's link to share, beside variants of it for each place. */
export function ShareLink({ link, sources }: SourceBuilderProps) {
  const { t } = useLingui();
  return (
    <Grid min="26rem" gap={4}>
      <Card title={<Trans>Your link</Trans>}>
        <LinkField label={t`Link to share`} url={link} />
      </Card>
      <SourceBuilder link={link} sources={sources} />
    </Grid>
  );
}
