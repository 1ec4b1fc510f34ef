import { Trans, useLingui } from '@lingui/react/macro';
import { usePortal } from '@my-air/feature-kit';
import { useWireLocale } from '@my-air/i18n';
import { Breadcrumb, Page, Stack, Text, media } from '@my-air/ui-kit';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { styled } from 'styled-components';

import { gameQuery } from '../games/games.api.ts';
import { GameFacts } from './GameFacts.tsx';
import { Instructions } from './Instructions.tsx';
import { PlayButton } from './PlayButton.tsx';
import { Screenshots } from './Screenshots.tsx';

export interface GameScreenProps {
  /** The id in the address. */
  gameId: string;
}

/** One game: its pictures, its instructions, and the button that opens it. */
export function GameScreen({ gameId }: GameScreenProps) {
  const { t } = useLingui();
  const { api } = usePortal();
  const { data: game } = useSuspenseQuery(gameQuery(api, useWireLocale(), gameId));
  const { name, image, description, about, instructions, screenshots } = game;

  return (
    <Stack gap={4}>
      <Breadcrumb
        label={t`Where you are`}
        places={[
          { id: 'games', label: <Trans>Games</Trans>, render: <Link to="/games" /> },
          { id: 'game', label: name },
        ]}
      />
      <Page title={name} lead={description ?? undefined} actions={<PlayButton game={game} />}>
        <Columns>
          <Cover>{image && <img src={image} alt="" width={1280} height={720} />}</Cover>
          <Stack gap={5}>
            <GameFacts game={game} />
            {about?.split(/\n{2,}/).map((paragraph) => (
              <Text key={paragraph}>{paragraph}</Text>
            ))}
          </Stack>
        </Columns>
        <Instructions steps={filledOf(instructions)} />
        <Screenshots pictures={filledOf(screenshots)} name={name} />
      </Page>
    </Stack>
  );
}

/** The entries of a list that hold something, each once: the repair of an answer leaves an empty text for a broken one. */
function filledOf(entries: readonly string[] | null | undefined): string[] {
  return [...new Set(entries?.filter((entry) => entry.trim() !== ''))];
}

const Columns = styled.div`
  display: grid;
  gap: var(--space-6);

  ${media.up('md')} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  }
`;

const Cover = styled.div`
  aspect-ratio: 16 / 9;
  overflow: hidden;
  border-radius: var(--radius-card);

  > img {
    display: block;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;
