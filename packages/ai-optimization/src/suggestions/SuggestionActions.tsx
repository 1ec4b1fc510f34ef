import { Trans } from '@lingui/react/macro';
import { useBindingAction } from '@my-air/feature-api/views';
import { Button, Row } from '@my-air/ui-kit';

import type { Suggestion } from '../contract.ts';
import type { Decision } from './suggestions.api.ts';

export interface SuggestionActionsProps {
  suggestion: Suggestion;
  /** What is under way. */
  pending: Decision['act'] | undefined;
  onDecide: (decision: Decision) => void;
  onEdit: () => void;
}

/** What can be done with a suggestion now. */
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
        isBusy={pending === 'accept'}
        disabled={isBusy}
        onClick={() => onDecide({ act: 'accept', suggestion, text: suggestion.suggested })}
        {...binding.control}
      >
        <Trans>Accept</Trans>
      </Button>
      <Button size="s" disabled={isBusy} onClick={onEdit}>
        <Trans>Edit</Trans>
      </Button>
      <Button
        size="s"
        variant="quiet"
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
