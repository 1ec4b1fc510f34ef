import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Stack, Text } from '@my-air/ui-kit';
import { Link } from '@tanstack/react-router';
import { styled } from 'styled-components';

import { AiMetadataPage } from '../frame/AiMetadataPage.tsx';
import { GlossaryCard } from '../glossary/GlossaryCard.tsx';

/** How a channel is translated, step by step, and the names that stay as they are. */
export function InstructionScreen() {
  const { t } = useLingui();
  const steps = [
    [
      t`Connect the channel`,
      t`Sign in to YouTube and allow us to edit titles and descriptions. You can take the permission back at any time.`,
    ],
    [
      t`Select videos`,
      t`Filter the list, then pick videos one by one or all that match. The selection survives paging, sorting and reloading.`,
    ],
    [
      t`Check the price`,
      t`Choose languages and see, per language, what is new, what is overwritten, what is skipped and what it costs. Nothing is spent yet.`,
    ],
    [t`Start and leave`, t`The translation runs on our side. The top bar shows how far it is on every page.`],
    [
      t`Look at the result`,
      t`Retry only what failed, download the receipt, or undo the whole translation within 7 days.`,
    ],
  ] as const;
  return (
    <AiMetadataPage title={<Trans>How AI translation works</Trans>}>
      <Stack gap={6}>
        <Steps>
          {steps.map(([title, text]) => (
            <li key={title}>
              <Text weight="medium">{title}</Text>
              <Text tone="muted">{text}</Text>
            </li>
          ))}
        </Steps>
        <Button
          variant="primary"
          style={{ alignSelf: 'start' }}
          render={<Link to="/ai-metadata/translation" />}
        >
          <Trans>Choose videos</Trans>
        </Button>
        <GlossaryCard />
      </Stack>
    </AiMetadataPage>
  );
}

const Steps = styled.ol`
  display: grid;
  gap: var(--space-4);
  max-width: 68ch;
  margin: 0;
  padding-inline-start: var(--space-5);
`;
