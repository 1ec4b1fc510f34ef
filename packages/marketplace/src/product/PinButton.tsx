import { Trans, useLingui } from '@lingui/react/macro';
import { timers, usePortal } from '@my-air/feature-api';
import { Button, StarIcon } from '@my-air/ui-kit';
import { useMutation } from '@tanstack/react-query';

import type { Product } from '../contract.ts';
import { leftToCaller } from '../words/failureText.ts';
import { useOneAtATime } from '../request/useOneAtATime.ts';
import { useFailureText } from '../words/useFailureText.ts';
import { pinService } from './product.api.ts';

/** Puts a service to the top of the catalogue. There is no call that takes it down again, so a pinned one has no button. */
export function PinButton({ product: { id, name, is_pinned } }: { product: Product }) {
  const { t } = useLingui();
  const portal = usePortal();
  const failureText = useFailureText();
  const pin = useMutation({
    mutationKey: ['marketplace', 'pin', id],
    mutationFn: () => pinService(portal, id),
    meta: { handles: leftToCaller },
    onSuccess: () => {
      portal.toasts.show({
        type: 'success',
        title: t`${name} is pinned`,
        text: t`It now comes first in your services.`,
        duration: timers.productToast,
      });
    },
    onError: (error) => {
      const text = failureText(error);
      if (text)
        portal.toasts.show({
          type: 'error',
          title: t`It was not pinned`,
          text,
          duration: timers.productToast,
        });
    },
  });
  const begin = useOneAtATime(() => pin.mutateAsync());
  // It is at the top already, and its state says so.
  if (is_pinned) return null;

  return (
    <Button icon={<StarIcon aria-hidden />} isBusy={pin.isPending} onClick={() => begin()}>
      <Trans>Pin</Trans>
    </Button>
  );
}
