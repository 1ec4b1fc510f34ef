import { styled } from 'styled-components';

export const Frame = styled.div`
  position: relative;
  padding: var(--space-2) var(--space-3) var(--space-2);
  border-top: 1px solid var(--color-line);
`;

export const Line = styled.div`
  display: flex;
  gap: var(--space-1);
  align-items: flex-end;
`;

export const Area = styled.textarea`
  flex: 1;
  box-sizing: border-box;
  min-width: 0;
  min-height: var(--size-control-m);
  max-height: min(40dvh, 16rem);
  padding: 0.5rem 0.75rem;
  color: var(--color-text);
  font: inherit;
  font-size: var(--font-size-14);
  line-height: var(--font-leading-control);
  background: var(--color-sunken);
  border: 1px solid transparent;
  border-radius: var(--radius-control);
  resize: none;
  field-sizing: content;
  overflow-wrap: anywhere;

  &::placeholder {
    color: var(--color-muted);
    opacity: 1;
  }
  &:focus {
    background: var(--color-raised);
    border-color: var(--color-accent);
    outline: none;
  }
  &:focus-visible {
    outline: 1px solid var(--color-focus);
    outline-offset: 0;
  }
  &[aria-invalid] {
    border-color: var(--color-critical-text);
  }
  @media (max-width: 767.98px) {
    font-size: var(--font-size-16);
  }
  @media (forced-colors: active) {
    border-color: FieldText;
  }
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
