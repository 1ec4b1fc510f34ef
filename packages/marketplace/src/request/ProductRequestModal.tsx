import { Trans, useLingui } from '@lingui/react/macro';
import { channelsQuery } from '@my-air/feature-kit/data';
import { usePortal, useUser, type ModalProps } from '@my-air/feature-kit';
import { BindingReason, joinResults, QueryView, useBindingAction } from '@my-air/feature-kit/views';
import { Banner, Button, Dialog, Skeleton, Stack } from '@my-air/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { useId } from 'react';

import { catalogueQuery, productQuery } from '../catalogue/catalogue.api.ts';
import { keptNote, RequestForm } from './RequestForm.tsx';
import { RequestTerms } from './RequestTerms.tsx';
import { useRequest } from './useRequest.ts';

/** The dialog that requests a service: its price, its steps and our answer, the choice of the channel, and a note. */
export function ProductRequestModal({ props: { productId }, close }: ModalProps<'product-request'>) {
  const { t } = useLingui();
  const { api, queryClient } = usePortal();
  const formId = useId();
  const known = queryClient.getQueryData(catalogueQuery(api).queryKey)?.byId.get(productId);
  const asked = useQuery({
    ...productQuery(api, productId),
    meta: { handles: 'inPlace' },
  });
  const product = known ?? asked.data?.product;
  const channels = useQuery({ ...channelsQuery(api), meta: { handles: 'inPlace' } });
  const setNote = useSetAtom(keptNote(useUser()?.id, productId));
  const request = useRequest(product, {
    onRequested: () => {
      setNote('');
      close('requested');
    },
    onJoining: () => close(),
  });
  const name = product?.name;
  const binding = useBindingAction();

  return (
    <Dialog
      isOpen
      size="s"
      title={product ? <Trans>Request {name}</Trans> : <Trans>Request a service</Trans>}
      description={<Trans>Choose the channel it is for.</Trans>}
      onClose={() => close()}
      closeLabel={t`Close`}
      actions={
        <>
          <Button onClick={() => close()}>
            <Trans>Not now</Trans>
          </Button>
          {product && channels.data && (
            <Button
              type="submit"
              form={formId}
              variant="primary"
              isBusy={request.isPending}
              {...binding.control}
            >
              {request.sendNote ? <Trans>Send the note</Trans> : <Trans>Send request</Trans>}
            </Button>
          )}
        </>
      }
      problem={
        <>
          <BindingReason action={binding} isBanner />
          {request.failure && (
            <Banner tone="critical">
              {request.sendNote && (
                <>
                  <Trans>The request was sent, but your note was not.</Trans>{' '}
                </>
              )}
              {request.failure}
            </Banner>
          )}
        </>
      }
    >
      <QueryView
        query={joinResults({ ...asked, data: product }, channels)}
        pending={<Skeleton lines={3} height="2.5rem" />}
        failed={<Trans>The service could not be loaded.</Trans>}
        isBanner
      >
        {([service, all]) => (
          <Stack gap={4}>
            {!request.sendNote && <RequestTerms product={service} details={asked.data?.details} />}
            <RequestForm id={formId} product={service} channels={all} request={request} />
          </Stack>
        )}
      </QueryView>
    </Dialog>
  );
}
