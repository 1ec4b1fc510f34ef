import { Trans, useLingui } from '@lingui/react/macro';
import { useUser } from '@my-air/feature-kit';
import { useBrandName } from '@my-air/feature-kit/views';
import { Button, Field, NativeSelect, Row, Stack, saveFile } from '@my-air/ui-kit';
import { useState } from 'react';
import { styled } from 'styled-components';

import { qrColors } from '../links/contrast.ts';
import { svgToPng } from '../links/svgToPng.ts';
import { bannerSizes, bannerSvg, type BannerSize } from './bannerSvg.ts';

export interface BannerProps {
  /** The partner's link, written on the banner. */
  link: string;
}

/** A banner with the partner's link, in the size of the place it is for, to download as SVG or PNG. */
export function Banner({ link }: BannerProps) {
  const { t } = useLingui();
  const brand = useBrandName();
  const isScalelab = useUser()?.partner?.is_scalelab ?? false;
  const [size, setSize] = useState<BannerSize>('wide');
  const { width, height } = bannerSizes[size];
  const ground = isScalelab ? qrColors.scalelab : qrColors.default;
  const svg = bannerSvg(size, { sentence: t`Grow your channel with ${brand}`, link, ground });
  const sizes: Record<BannerSize, string> = {
    wide: t`Wide: 1200 × 300`,
    post: t`Square: 1080 × 1080`,
    story: t`Vertical: 1080 × 1920`,
  };
  const options = Object.entries(sizes).map(([value, label]) => ({ value, label }));
  const name = `referral-banner-${size}`;

  return (
    <Stack gap={3}>
      <Field label={t`Banner size`}>
        <NativeSelect
          value={size}
          options={options}
          onChange={(event) => setSize(event.target.value as BannerSize)}
        />
      </Field>
      <Picture
        src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
        alt={t`Banner with your link`}
        width={width}
        height={height}
      />
      <Row gap={2} wrap>
        <Button size="s" onClick={() => saveFile(new Blob([svg], { type: 'image/svg+xml' }), `${name}.svg`)}>
          <Trans>Download SVG</Trans>
        </Button>
        <Button
          size="s"
          onClick={() => void svgToPng(svg, width, height).then((png) => saveFile(png, `${name}.png`))}
        >
          <Trans>Download PNG</Trans>
        </Button>
      </Row>
    </Stack>
  );
}

const Picture = styled.img`
  display: block;
  align-self: start;
  width: auto;
  max-width: 100%;
  height: auto;
  max-height: 20rem;
  border-radius: var(--radius-card);
`;
