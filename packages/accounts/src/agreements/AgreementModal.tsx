import { Trans, useLingui } from '@lingui/react/macro';
import { usePortal, type ModalProps } from '@my-air/feature-api';
import { BindingReason, useBindingAction } from '@my-air/feature-api/views';
import { Banner, Button, Checkbox, Dialog, Stack } from '@my-air/ui-kit';
import { useMutation, useQueries } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';

import { failureText } from '../failure/failureText.ts';
import { AgreementDocument } from './AgreementDocument.tsx';
import { acceptAgreementsMutation, agreementQuery, isAgreed } from './agreements.api.ts';
import { printElement } from './printElement.ts';

/** One agreement, or several that are accepted together: to read, to print, and to accept with one tick. */
export function AgreementModal({ props: { agreements }, close }: ModalProps<'agreement'>) {
  const { t } = useLingui();
  const portal = usePortal();
  const binding = useBindingAction();
  const { isRefused } = binding;
  const documents = useRef<HTMLDivElement>(null);
  const [isTicked, setIsTicked] = useState(false);
  const ids = agreements.map(({ id }) => id);
  const queries = useQueries({ queries: ids.map((id) => agreementQuery(portal, id)) });
  const conditionId = useId();
  const reasonId = isRefused ? binding.reasonId : conditionId;
  const accept = useMutation(acceptAgreementsMutation(portal));

  const read = queries.map(({ data }) => data);
  const isRead = read.every((agreement) => agreement !== undefined);
  const missing = read.filter((agreement) => agreement && !isAgreed(agreement));
  const isDone = isRead && missing.length === 0 && !accept.isPending;
  const canAccept = isRead && isTicked && !isRefused;
  const failure = accept.error ? failureText(accept.error) : undefined;
  const names = missing.map((agreement) => agreement?.display_name ?? agreement?.id).join(', ');

  const submit = () => {
    if (canAccept) accept.mutate(ids, { onSuccess: () => close('accepted') });
  };

  return (
    <Dialog
      isOpen
      size="l"
      title={ids.length > 1 ? <Trans>Agreements</Trans> : (read[0]?.display_name ?? <Trans>Agreement</Trans>)}
      onClose={() => close()}
      closeLabel={t`Close`}
      actions={
        <>
          {isRead && (
            <Button onClick={() => documents.current && printElement(documents.current)}>
              <Trans>Print</Trans>
            </Button>
          )}
          {isRead && !isDone && (
            <Button
              variant="primary"
              disabled={!canAccept}
              isBusy={accept.isPending}
              onClick={submit}
              {...(!canAccept && { 'aria-describedby': reasonId })}
            >
              <Trans>Accept</Trans>
            </Button>
          )}
        </>
      }
    >
      <Stack ref={documents} gap={6}>
        {ids.map((id, index) => (
          <AgreementDocument
            key={id}
            agreement={queries[index]?.data}
            isFailed={queries[index]?.isError ?? false}
            onRetry={() => void queries[index]?.refetch()}
            isNamed={ids.length > 1}
          />
        ))}
      </Stack>
      {isRead && !isDone && (
        <Stack {...(!isRefused && { id: reasonId })}>
          <Checkbox
            label={
              ids.length > 1 ? (
                <Trans>I have read and accept these agreements</Trans>
              ) : (
                <Trans>I have read and accept this agreement</Trans>
              )
            }
            checked={isTicked}
            onChange={(event) => setIsTicked(event.target.checked)}
            {...binding.control}
          />
        </Stack>
      )}
      {!isDone && <BindingReason action={binding} isBanner />}
      {failure && (
        <Banner tone="critical" title={<Trans>Not accepted yet: {names}</Trans>}>
          {typeof failure === 'string' ? failure : t(failure)}
        </Banner>
      )}
    </Dialog>
  );
}
