import { Trans, useLingui } from '@lingui/react/macro';
import { usePortal } from '@my-air/feature-kit';
import { Button, StarIcon } from '@my-air/ui-kit';
import { useFailureText } from '@my-air/feature-kit/data';
import { useMutation } from '@tanstack/react-query';

import type { Product } from '../contract.ts';
import { pinService, toastTime } from './product.api.ts';

/** Puts a service to the top of the catalogue. There is no call that takes it down again, so a pinned one has no button. */
export function PinButton({ product: { id, name, is_pinned } }: { product: Product }) {
  const { t } = useLingui();
  const portal = usePortal();
  const failureText = useFailureText();
  const pin = useMutation({
    mutationKey: ['marketplace', 'pin', id],
    mutationFn: () => pinService(portal, id),
    meta: { handles: 'inPlace' },
    onSuccess: () => {
      portal.toasts.show({
        type: 'success',
        title: t`${name} is pinned`,
        text: t`It now comes first in your services.`,
        duration: toastTime,
      });
    },
    onError: (error) => {
      portal.toasts.show({
        type: 'error',
        title: t`The service was not pinned`,
        text: failureText(error),
        duration: toastTime,
      });
    },
  });
  // It is at the top already, and its state says so.
  if (is_pinned) return null;

  return (
    <Button icon={<StarIcon aria-hidden />} isBusy={pin.isPending} onClick={() => pin.mutate()}>
      <Trans>Pin</Trans>
    </Button>
  );
}
