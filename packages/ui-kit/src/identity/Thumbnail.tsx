import { useState, type ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';

import { safeUrl } from '../text/safeUrl.ts';

export interface ThumbnailProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** The address of the picture; without one, or when it fails to load, its ground is shown. */
  src?: string | null | undefined;
  /** The width in pixels; the height follows at 16 to 9. @default 96 */
  width?: number | undefined;
  /** Words that are drawn on the picture, as in a preview of them. */
  words?: string | undefined;
}

/** The picture of a video; it is decoration, because the title is beside it. */
export function Thumbnail({ src, width = 96, words, style, ...rest }: ThumbnailProps) {
  const [failed, setFailed] = useState<string>();
  const url = safeUrl(src);

  return (
    <Frame aria-hidden {...rest} style={{ width, ...style }}>
      {url !== undefined && url !== failed && (
        <img
          src={url}
          alt=""
          width={width}
          height={Math.round((width * 9) / 16)}
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
          onError={() => setFailed(url)}
        />
      )}
      {words && <Words dir="auto">{words}</Words>}
    </Frame>
  );
}

const Frame = styled.span`
  position: relative;
  display: inline-block;
  flex-shrink: 0;
  overflow: hidden;
  aspect-ratio: 16 / 9;
  container-type: inline-size;
  background: var(--color-accent-soft);
  border-radius: var(--radius-control);
  user-select: none;

  > img {
    display: block;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

/* On a strip of their own: the picture may have any colour. They belong to the picture, and are as large as it lets them. */
const Words = styled.span`
  position: absolute;
  inset: auto 0 0;
  padding: 2.5cqi 5cqi;
  color: var(--color-text);
  font-weight: 800;
  font-size: 9.5cqi;
  line-height: 1.15;
  text-align: center;
  text-transform: uppercase;
  overflow-wrap: anywhere;
  background: var(--color-raised);
`;
