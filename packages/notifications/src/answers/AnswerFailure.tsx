import { Trans } from '@lingui/react/macro';
import { Text } from '@my-air/ui-kit';

export interface AnswerFailureProps {
  /** The server's reason. @default a sentence that it was not sent */
  reason: string | undefined;
}

/** The reason why an answer was not sent; its text is still in the form. */
export function AnswerFailure({ reason }: AnswerFailureProps) {
  return (
    <Text size={14} tone="critical" role="alert">
      {reason ?? <Trans>Your answer has not been sent. It is still here: send it again.</Trans>}
    </Text>
  );
}
