import { Trans } from '@lingui/react/macro';
import { Card, Text } from '@my-air/ui-kit';
import { styled } from 'styled-components';

export interface InstructionsProps {
  steps: readonly string[];
}

/** How a game is played; nothing when nobody wrote it down. */
export function Instructions({ steps }: InstructionsProps) {
  if (steps.length === 0) return null;

  return (
    <Card title={<Trans>How to play</Trans>}>
      <Steps>
        {steps.map((step) => (
          <Text as="li" key={step}>
            {step}
          </Text>
        ))}
      </Steps>
    </Card>
  );
}

const Steps = styled.ol`
  display: grid;
  gap: var(--space-2);
  max-width: 68ch;
  margin: 0;
  padding-inline-start: 1.5rem;
`;
