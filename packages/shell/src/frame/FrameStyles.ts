import { media } from '@my-air/ui-kit';
import { createGlobalStyle } from 'styled-components';

/** The sizes of the frame that screens and floating parts read, and how one screen fades into the next. */
export const FrameStyles = createGlobalStyle`
  :root {
    --bar-height: 4rem;
    --bottom-bar-height: calc(3.75rem + env(safe-area-inset-bottom, 0px));
    --rail-width: 16rem;
    --toast-offset: var(--bottom-bar-height);
  }
  :root[data-rail='collapsed'] {
    --rail-width: 4.5rem;
  }
  ${media.up('sm')} {
    :root {
      --toast-offset: 0px;
    }
  }

  /* Nothing takes the focus under the bar while that stays. */
  :root:has(header[data-stays]) {
    scroll-padding-block-start: var(--bar-height);
  }

  /* The frame around a screen does not move. */
  ::view-transition {
    pointer-events: none;
  }
  ::view-transition-old(root) {
    display: none;
  }
  ::view-transition-new(root),
  ::view-transition-group(screen) {
    animation: none;
  }
  ::view-transition-new(root) {
    mix-blend-mode: normal;
  }
  ::view-transition-old(screen),
  ::view-transition-new(screen) {
    animation-duration: 160ms;
  }
`;
