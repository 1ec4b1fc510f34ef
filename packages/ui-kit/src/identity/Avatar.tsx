import { useState, type ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';

import { safeUrl } from '../text/safeUrl.ts';
import { initials } from './initials.ts';

export interface AvatarProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** The name of the user or channel; its initials replace a missing picture. */
  name: string;
  /** The address of the picture; without one, or when it fails to load, initials are shown. */
  src?: string | null | undefined;
  /** The width and height in pixels. @default 40 */
  size?: number | undefined;
  /** The outline of the picture. @default 'circle' */
  shape?: 'circle' | 'square' | undefined;
}

/** The picture of a user or a channel; it is decoration, because its name is beside it. */
export function Avatar({ name, src, size = 40, shape = 'circle', style, ...rest }: AvatarProps) {
  const [failed, setFailed] = useState<string>();
  const url = safeUrl(src);
  const rootStyle = { width: size, height: size, fontSize: Math.round(size * 0.38), ...style };
  const hasPicture = url !== undefined && url !== failed;
  // The style sheet draws the initials, which screen readers skip: as text they would have to be part of the
  // name of the button around them, for users who press it by voice.
  return (
    <Frame
      aria-hidden
      {...rest}
      data-shape={shape}
      data-initials={hasPicture ? undefined : initials(name)}
      style={rootStyle}
    >
      {hasPicture && (
        <img
          src={url}
          alt=""
          width={size}
          height={size}
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
          onError={() => setFailed(url)}
        />
      )}
    </Frame>
  );
}

const Frame = styled.span`
  display: inline-flex;
  flex-shrink: 0;
  align-items: center;
  justify-content: center;
  overflow: hidden;
  color: var(--color-accent-text);
  font-weight: 650;
  line-height: 1;
  background: var(--color-accent-soft);
  border-radius: 50%;
  user-select: none;

  &[data-shape='square'] {
    border-radius: var(--radius-control);
  }
  &[data-initials]::before {
    content: attr(data-initials);
  }
  > img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;
