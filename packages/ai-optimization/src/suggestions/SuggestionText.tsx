import { Trans } from '@lingui/react/macro';
import { TextChanges } from '@my-air/feature-kit/views';
import { Row, Text, Thumbnail } from '@my-air/ui-kit';
import { useMemo } from 'react';
import { styled } from 'styled-components';

import type { Suggestion } from '../contract.ts';
import { differenceParts } from './differenceParts.ts';

export interface SuggestionTextProps {
  /** The suggestion; its field decides how the text is shown. */
  suggestion: Suggestion;
  /** The text that replaces the present one. */
  after: string;
  /** Which of the two is shown. */
  side: 'before' | 'after';
}

/** A text of a video as viewers find it: a title beside its thumbnail, the words of a thumbnail on it. */
export function SuggestionText({ suggestion, after, side }: SuggestionTextProps) {
  const { field, current, video } = suggestion;
  const text = side === 'before' ? current : after;
  const changes = useMemo(() => {
    const other = side === 'before' ? 'added' : 'removed';
    return differenceParts(current, after).filter(({ kind }) => kind !== other);
  }, [current, after, side]);
  // A broken answer is repaired to null.
  const picture = (video as Suggestion['video'] | null)?.thumbnail_url;
  const words =
    text === '' ? (
      <Text tone="muted">
        <Trans>Nothing yet</Trans>
      </Text>
    ) : (
      <TextChanges changes={changes} />
    );
  if (field === 'title') {
    return (
      <Row gap={3} align="start" wrap>
        <Thumbnail src={picture} width={120} />
        <Title>{words}</Title>
      </Row>
    );
  }
  if (field === 'thumbnail_text') {
    return (
      <Row gap={3} align="start" wrap>
        <Thumbnail src={picture} width={168} words={text} />
        <Title>{words}</Title>
      </Row>
    );
  }
  return words;
}

const Title = styled.div`
  flex: 1;
  min-width: min(8rem, 100%);
  font-weight: var(--font-weight-medium);
`;
