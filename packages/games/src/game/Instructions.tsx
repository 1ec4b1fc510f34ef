import { Trans } from '@lingui/react/macro';
import { Card, Text } from '@my-air/ui-kit';
import { styled } from 'styled-components';

export interface InstructionsProps {
  /** The steps in order, as plain text. */
  steps: readonly string[];
}

/** The instructions of a game; nothing without steps. */
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
