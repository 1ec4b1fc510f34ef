import { media } from '@my-air/ui-kit';
import { styled } from 'styled-components';

/** The contents beside the text; above it where there is no room. */
export const Columns = styled.div`
  display: grid;
  gap: var(--space-6);
  container-type: inline-size;

  ${media.up('sm')} {
    &:has(> nav) {
      grid-template-columns: 11rem minmax(0, 1fr);
    }
    > nav {
      position: sticky;
      inset-block-start: 4.5rem;
      align-self: start;
      max-height: 60vh;
      overflow-y: auto;
    }
  }
`;

/** Holds the texts; the matches of a search are marked without changing them. */
export const Documents = styled.div`
  min-width: 0;

  h2,
  h3,
  h4,
  h5,
  h6,
  p {
    scroll-margin-block: 5rem;
  }
`;

/** The row below the text, always in sight: accepting needs no scrolling. */
export const Foot = styled.div`
  display: flex;
  flex: 1 1 20rem;
  flex-wrap: wrap;
  gap: var(--space-3);
  align-items: center;
  justify-content: space-between;
  min-width: 0;

  /* The actions of a dialog are below each other there: the basis would be a height. */
  ${media.down('xs')} {
    flex: none;
  }

  > [role='alert'],
  > [role='status'] {
    flex: 1 0 100%;
  }
`;
