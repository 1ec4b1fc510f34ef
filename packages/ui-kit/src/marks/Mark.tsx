import type { ComponentPropsWithRef } from 'react';

/** The outline of a mark on a grid of 24, and its colour. */
export interface MarkShape {
  path: string;
  /** The brand's colour; without one the mark has the colour of the text. */
  color?: string | undefined;
}

export interface MarkProps extends Omit<ComponentPropsWithRef<'svg'>, 'children'> {
  /** The width and height in pixels. @default 20 */
  size?: number | undefined;
  /** The name of the mark, when no word beside it says the same; without it the mark is decoration. */
  label?: string | undefined;
  /** Whether the mark has the colour of the text instead of its own. @default true */
  isMuted?: boolean | undefined;
}

/** Draws a mark, which keeps its size beside long words. */
export function Mark({
  shape,
  size = 20,
  label,
  isMuted = true,
  style,
  ...rest
}: MarkProps & { shape: MarkShape }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill={isMuted ? 'currentColor' : (shape.color ?? 'currentColor')}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      {...rest}
      style={{ flexShrink: 0, ...style }}
    >
      <path d={shape.path} />
    </svg>
  );
}
