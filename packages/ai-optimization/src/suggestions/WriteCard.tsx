import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { BindingReason, useBindingAction } from '@my-air/feature-kit/views';
import { useFormat } from '@my-air/i18n';
import { Banner, Button, Card, Row, Text, bringIntoSight } from '@my-air/ui-kit';

import { useFailureWords } from './useFailureWords.ts';
import { useWriting } from './useWriting.ts';

export interface WriteCardProps {
  /** The platform's id of the channel. */
  guid: string;
  /** The number of videos without suggestions. */
  unwritten: number;
}

/**
 * The button that has suggestions written; the writing can be cancelled, and stops when the screen is left.
 */
export function WriteCard({ guid, unwritten }: WriteCardProps) {
  const { t } = useLingui();
  const format = useFormat();
  const binding = useBindingAction();
  const failureWords = useFailureWords();
  const { start, cancel, isWriting, added, failure } = useWriting(guid);
  const count = format.number(unwritten);
  const addedCount = format.number(added ?? 0);
  if (unwritten === 0 && !isWriting && added === undefined && failure === undefined) return null;

  return (
    <Card tone="sunken">
      <Row gap={3} justify="between" wrap>
        <Text as="output">
          {isWriting && <Trans>Suggestions are being written. Leaving this page stops it.</Trans>}
          {!isWriting &&
            unwritten > 0 &&
            t`${plural(unwritten, { one: `${count} video has no suggestions yet`, other: `${count} videos have no suggestions yet` })}`}
          {!isWriting && unwritten === 0 && added !== undefined && added > 0
            ? t`${plural(added, { one: `${addedCount} suggestion was added`, other: `${addedCount} suggestions were added` })}`
            : ''}
          {!isWriting && unwritten === 0 && added === 0 && <Trans>There is nothing to improve.</Trans>}
        </Text>
        {isWriting ? (
          <Button size="s" onClick={cancel}>
            <Trans>Cancel</Trans>
          </Button>
        ) : (
          unwritten > 0 && (
            <Button size="s" variant="primary" onClick={start} {...binding.control}>
              <Trans>Write suggestions</Trans>
            </Button>
          )
        )}
      </Row>
      <BindingReason action={binding} />
      {failure !== undefined && (
        <Banner ref={bringIntoSight} tone="critical">
          {failureWords(failure)}
        </Banner>
      )}
    </Card>
  );
}
