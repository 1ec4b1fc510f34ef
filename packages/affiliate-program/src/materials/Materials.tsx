import { Trans, useLingui } from '@lingui/react/macro';
import { useUser } from '@my-air/feature-api';
import { Button, Card, CopyButton, Row, Stack, Text } from '@my-air/ui-kit';

import { qrColors } from '../links/contrast.ts';
import { saveFile } from '../links/saveFile.ts';
import { bannerSvg } from './bannerSvg.ts';

export interface MaterialsProps {
  link: string;
}

/** A banner to download and a text to copy, both with the person's link. */
export function Materials({ link }: MaterialsProps) {
  const { t } = useLingui();
  const isScalelab = useUser()?.partner?.is_scalelab ?? false;
  const banner = bannerSvg(
    t`Grow your channel with us`,
    link,
    isScalelab ? qrColors.scalelab : qrColors.default,
  );
  const text = t`I work with My AIR: they help my channel grow and earn more. Join by my link: ${link}`;

  return (
    <Card title={<Trans>Materials</Trans>}>
      <Stack gap={3}>
        <img
          src={`data:image/svg+xml,${encodeURIComponent(banner)}`}
          alt={t`Banner with your link`}
          style={{ width: '100%', height: 'auto' }}
        />
        <Text size={14}>{text}</Text>
        <Row gap={2} wrap>
          <Button
            size="s"
            onClick={() => saveFile(new Blob([banner], { type: 'image/svg+xml' }), 'referral-banner.svg')}
          >
            <Trans>Download banner</Trans>
          </Button>
          <CopyButton size="s" text={text} label={t`Copy text`} copiedLabel={t`Copied`} />
        </Row>
      </Stack>
    </Card>
  );
}
