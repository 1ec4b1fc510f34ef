import { media } from '@my-air/ui-kit';
import { styled } from 'styled-components';

export const Frame = styled.div`
  position: relative;
  /* Floating messages leave it free. */
  anchor-name: --foot;
  flex-shrink: 0;
  padding: var(--space-2) var(--space-4);
  border-top: 1px solid var(--color-line);

  ${media.down('xs')} {
    padding-inline: var(--space-3);
  }
`;

/** The text above, the tools below: formats at the start, the rest at the end. */
export const Box = styled.div`
  display: grid;
  grid-template:
    'field field' auto
    'formats tools' auto
    / minmax(0, 1fr) auto;
  background: var(--color-sunken);
  border: 1px solid transparent;
  border-radius: var(--radius-control);

  > :first-child {
    grid-area: field;
  }
  &:has([contenteditable]:focus) {
    background: var(--color-raised);
    border-color: var(--color-accent);
    outline: 1px solid var(--color-focus);
  }
  &:has([aria-invalid]) {
    border-color: var(--color-critical-text);
  }
  ${media.down('sm')} {
    grid-template:
      'field field' auto
      'formats formats' auto
      'opener tools' auto
      / auto minmax(0, 1fr);
  }
  @media (forced-colors: active) {
    border-color: FieldText;

    &:has([contenteditable]:focus) {
      outline: 2px solid Highlight;
    }
  }
`;

/** The place of the field until it is loaded. */
export const FieldPlace = styled.div`
  min-height: var(--size-control-m);
`;

export const Tools = styled.div`
  display: flex;
  grid-area: tools;
  flex-wrap: wrap;
  gap: var(--space-1);
  align-items: center;
  justify-content: end;
  padding: 0.1875rem;
`;

export const Picker = styled.input`
  display: none;
`;

export const Problem = styled.p`
  margin: var(--space-1) 0 0;
  color: var(--color-critical-text);
  font-size: var(--font-size-14);
`;

export const Hint = styled.p`
  margin: var(--space-1) 0 0;
  color: var(--color-muted);
  font-size: var(--font-size-12);
  text-align: center;

  ${media.down('sm')}, (pointer: coarse) {
    display: none;
  }
`;
