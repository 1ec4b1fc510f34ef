import { Trans } from '@lingui/react/macro';
import { Text } from '@my-air/ui-kit';

export interface AnswerFailureProps {
  /** What the server says is wrong. @default that it did not go through */
  reason: string | undefined;
}

/** Why an answer has not gone; what was written is still there. */
export function AnswerFailure({ reason }: AnswerFailureProps) {
  return (
    <Text size={14} tone="critical" role="alert">
      {reason ?? <Trans>Your answer has not been sent. It is still here: send it again.</Trans>}
    </Text>
  );
}
