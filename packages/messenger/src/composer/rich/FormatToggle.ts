import { IconButton } from '@my-air/ui-kit';
import { styled } from 'styled-components';

/** A button of the toolbar that is on or off. */
export const FormatToggle = styled(IconButton)`
  color: var(--color-muted);

  &[aria-pressed='true'] {
    color: var(--color-accent-text);
    background: var(--color-accent-soft);
  }
  @media (forced-colors: active) {
    &[aria-pressed='true'] {
      color: HighlightText;
      background: Highlight;
      forced-color-adjust: none;
    }
  }
`;
