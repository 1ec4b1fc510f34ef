import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';

export interface SkeletonProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The width as a CSS length. @default '100%' */
  width?: string | undefined;
  /** The height as a CSS length; for lines of text, the height of one. @default '1em' */
  height?: string | undefined;
  /** The number of text lines that it represents. @default 1 */
  lines?: number | undefined;
  /** The shape of the content to come. @default 'text' */
  shape?: 'text' | 'block' | 'circle' | undefined;
}

/** The placeholder of loading content; the region around it tells screen readers which content is loading. */
export function Skeleton({
  width = '100%',
  height = '1em',
  lines = 1,
  shape = 'text',
  style,
  ...rest
}: SkeletonProps) {
  return (
    <Place aria-hidden {...rest} data-shape={shape} style={{ width, ...style }}>
      {Array.from({ length: lines }, (_, index) => (
        <Bone
          key={index}
          data-shape={shape}
          style={{ height, width: index > 0 && index === lines - 1 ? '62%' : '100%' }}
        />
      ))}
    </Place>
  );
}

const Place = styled.div`
  display: flex;
  flex-direction: column;
  gap: 0.5em;
  max-width: 100%;

  /* Beside lines that take all the width a circle would be squeezed. */
  &[data-shape='circle'] {
    flex-shrink: 0;
  }
`;

const Bone = styled.div`
  background: var(--color-skeleton);
  border-radius: var(--radius-chip);
  animation: kit-breathe 1.6s ease-in-out infinite;

  &[data-shape='block'] {
    border-radius: var(--radius-card);
  }
  &[data-shape='circle'] {
    border-radius: 50%;
  }

  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
  @media (forced-colors: active) {
    background: GrayText;
    forced-color-adjust: none;
  }
`;
