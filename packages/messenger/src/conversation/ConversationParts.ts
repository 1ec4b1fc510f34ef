import { styled } from 'styled-components';

/** The conversation with its header and its composer. */
export const Column = styled.section`
  position: relative;
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
`;

/** The place of the facts beside the chat; as wide before they have loaded. */
export const Aside = styled.aside`
  flex-shrink: 0;
  box-sizing: border-box;
  width: 18rem;
  padding: var(--space-5);
  overflow-y: auto;
  border-inline-start: 1px solid var(--color-line);

  /* The messages need room first: without it the facts are behind the button of the header. */
  @container messenger (max-width: 79.99rem) {
    display: none;
  }
`;

/** Shown over the conversation while files are dragged over it. */
export const DropHint = styled.div`
  position: absolute;
  z-index: 2;
  inset: var(--space-2);
  display: grid;
  place-items: center;
  color: var(--color-accent-text);
  font-weight: var(--font-weight-strong);
  background: color-mix(in oklab, var(--color-accent-soft) 92%, transparent);
  border: 2px dashed var(--color-accent);
  border-radius: var(--radius-card);
  pointer-events: none;
`;

/** The line below the header of a chat about an offer. */
export const OfferLine = styled.p`
  flex-shrink: 0;
  margin: 0;
  padding: var(--space-2) var(--space-4);
  font-size: var(--font-size-14);
  background: var(--color-accent-soft);
  border-bottom: 1px solid var(--color-line);
`;
