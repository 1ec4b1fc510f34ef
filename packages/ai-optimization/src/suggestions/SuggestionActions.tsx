import { Trans } from '@lingui/react/macro';
import { useBindingAction } from '@my-air/feature-kit/views';
import { Button, Row } from '@my-air/ui-kit';

import type { Suggestion } from '../contract.ts';
import type { Decision } from './suggestions.api.ts';

export interface SuggestionActionsProps {
  /** The suggestion to decide; its status selects the buttons. */
  suggestion: Suggestion;
  /** The decision under way; undefined while there is none. */
  pending: Decision['act'] | undefined;
  /** Called with the decision of the pressed button. */
  onDecide: (decision: Decision) => void;
  /** Called when the user wants to change the text before accepting it. */
  onEdit: () => void;
}

/** The possible actions on a suggestion in its present status. */
export function SuggestionActions({ suggestion, pending, onDecide, onEdit }: SuggestionActionsProps) {
  const binding = useBindingAction();
  const isBusy = pending !== undefined;

  if (suggestion.status === 'accepted' || suggestion.status === 'dismissed') {
    return (
      <Row>
        <Button
          size="s"
          isBusy={isBusy}
          onClick={() => onDecide({ act: 'undo', suggestion })}
          {...binding.control}
        >
          <Trans>Undo</Trans>
        </Button>
      </Row>
    );
  }
  if (suggestion.status !== 'open') return null;
  return (
    <Row gap={2} wrap>
      <Button
        size="s"
        variant="primary"
        aria-keyshortcuts="A"
        isBusy={pending === 'accept'}
        disabled={isBusy}
        onClick={() => onDecide({ act: 'accept', suggestion, text: suggestion.suggested })}
        {...binding.control}
      >
        <Trans>Accept</Trans>
      </Button>
      <Button size="s" aria-keyshortcuts="E" disabled={isBusy} onClick={onEdit}>
        <Trans>Edit</Trans>
      </Button>
      <Button
        size="s"
        variant="quiet"
        aria-keyshortcuts="D"
        isBusy={pending === 'dismiss'}
        disabled={isBusy}
        onClick={() => onDecide({ act: 'dismiss', suggestion })}
        {...binding.control}
      >
        <Trans>Dismiss</Trans>
      </Button>
    </Row>
  );
}
