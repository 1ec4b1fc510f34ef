import { css, styled } from 'styled-components';

export const Frame = styled.div`
  position: relative;
  flex-shrink: 0;
  padding: var(--space-2) var(--space-3);
  border-top: 1px solid var(--color-line);
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
  &:has([aria-label]:is(textarea, [contenteditable]):focus) {
    background: var(--color-raised);
    border-color: var(--color-accent);
    outline: 1px solid var(--color-focus);
  }
  &:has([aria-invalid]) {
    border-color: var(--color-critical-text);
  }
  @media (max-width: 767.98px) {
    grid-template:
      'field field' auto
      'formats formats' auto
      'opener tools' auto
      / auto minmax(0, 1fr);
  }
  @media (forced-colors: active) {
    border-color: FieldText;

    &:has(:is(textarea, [contenteditable]):focus) {
      outline: 2px solid Highlight;
    }
  }
`;

/** The styles of the field, plain or rich: nothing moves when one replaces the other. */
export const fieldStyles = css`
  box-sizing: border-box;
  width: 100%;
  min-width: 0;
  min-height: var(--size-control-m);
  max-height: min(40dvh, 16rem);
  margin: 0;
  padding: 0.625rem 0.75rem;
  overflow-y: auto;
  color: var(--color-text);
  font: inherit;
  font-size: var(--font-size-14);
  line-height: var(--font-leading-control);
  background: none;
  border: 0;
  outline: none;
  overflow-wrap: anywhere;
  overscroll-behavior: contain;

  @media (max-width: 767.98px) {
    max-height: 30dvh;
    font-size: var(--font-size-16);
  }
`;

export const Area = styled.textarea`
  ${fieldStyles}
  display: block;
  resize: none;
  field-sizing: content;

  &::placeholder {
    color: var(--color-muted);
    opacity: 1;
  }
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

  @media (pointer: coarse), (max-width: 767.98px) {
    display: none;
  }
`;
