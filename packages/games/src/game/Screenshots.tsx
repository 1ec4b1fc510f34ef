import { Trans, useLingui } from '@lingui/react/macro';
import { Heading, media } from '@my-air/ui-kit';
import { styled } from 'styled-components';

export interface ScreenshotsProps {
  /** Their addresses. */
  pictures: readonly string[];
  /** The name of the game. */
  name: string;
}

/** The screenshots of a game; a row that scrolls where there is no room. */
export function Screenshots({ pictures, name }: ScreenshotsProps) {
  const { t } = useLingui();
  const count = pictures.length;
  if (count === 0) return null;

  return (
    <Section>
      <Heading level={2} size={20} id="screenshots">
        <Trans>Screenshots</Trans>
      </Heading>
      {/* Scrollable by keyboard, too. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls takes the focus */}
      <Strip tabIndex={0} aria-labelledby="screenshots">
        {pictures.map((picture, index) => {
          const number = index + 1;
          return (
            <img
              key={picture}
              src={picture}
              alt={t`${name}, screenshot ${number} of ${count}`}
              width={640}
              height={360}
              loading="lazy"
            />
          );
        })}
      </Strip>
    </Section>
  );
}

const Section = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-4);
  min-width: 0;
`;

const Strip = styled.section`
  display: grid;
  grid-auto-columns: min(85%, 24rem);
  grid-auto-flow: column;
  gap: var(--space-4);
  overflow-x: auto;
  border-radius: var(--radius-card);
  scroll-snap-type: x proximity;

  > img {
    display: block;
    width: 100%;
    height: auto;
    border-radius: var(--radius-card);
    scroll-snap-align: start;
  }
  ${media.up('md')} {
    grid-auto-columns: 1fr;
  }
`;
