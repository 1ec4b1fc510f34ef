import { Trans, useLingui } from '@lingui/react/macro';
import type { Agreement } from '@my-air/api-client/contract';
import { BindingReason, useBindingAction } from '@my-air/feature-kit/views';
import { Banner, Button, Checkbox } from '@my-air/ui-kit';
import { useId, useState } from 'react';

import { acceptanceFailureText } from '../accepting/AcceptanceError.ts';
import { textOf } from '../accepting/acceptOne.ts';
import { isAgreed } from '../accepting/isAgreed.ts';
import type { useAcceptance } from '../accepting/useAcceptance.ts';
import { agreementNames } from '../list/agreementNames.ts';
import { Foot } from './readerParts.tsx';

export interface AcceptBarProps {
  /** The agreements on the screen, accepted or not. */
  read: readonly Agreement[];
  /** The agreements among them that are not accepted. */
  missing: readonly Agreement[];
  /** The sending of the acceptance and its failure. */
  acceptance: ReturnType<typeof useAcceptance>;
}

/** One tick for all agreements on the screen, and the button that accepts them. */
export function AcceptBar({ read, missing, acceptance: { accept, error, isPending } }: AcceptBarProps) {
  const { t } = useLingui();
  const binding = useBindingAction();
  const conditionId = useId();
  // The tick is for the displayed text: another version has to be ticked again.
  const text = JSON.stringify(read.map(textOf));
  const [tickedText, setTickedText] = useState<string>();
  const isTicked = tickedText === text;
  const canAccept = isTicked && !binding.isRefused;
  const failure = error ? acceptanceFailureText(error) : undefined;
  const names = agreementNames(missing);
  const accepted = agreementNames(read.filter(isAgreed));

  return (
    <Foot>
      <BindingReason action={binding} isBanner />
      {failure && !isPending && (
        <Banner tone="critical" title={<Trans>Not accepted yet: {names}</Trans>}>
          {typeof failure === 'string' ? failure : t(failure)}
          {accepted !== '' && (
            <div>
              <Trans>Already accepted: {accepted}</Trans>
            </div>
          )}
        </Banner>
      )}
      <span id={conditionId}>
        <Checkbox
          label={
            read.length > 1 ? (
              <Trans>I have read and accept these agreements</Trans>
            ) : (
              <Trans>I have read and accept this agreement</Trans>
            )
          }
          checked={isTicked}
          onChange={(event) => setTickedText(event.target.checked ? text : undefined)}
          {...binding.control}
        />
      </span>
      <Button
        variant="primary"
        disabled={!canAccept}
        isBusy={isPending}
        onClick={() => canAccept && accept(missing)}
        {...(!canAccept && { 'aria-describedby': binding.isRefused ? binding.reasonId : conditionId })}
      >
        <Trans>Accept</Trans>
      </Button>
    </Foot>
  );
}
