import { platformAuthorizationUrl, usePortal } from '@my-air/feature-api';
import { useBindingAction, type BindingAction } from '@my-air/feature-api/views';

/** Sends the person to YouTube to let us change titles and descriptions; not for staff who act on their behalf. */
export function useConnectChannel(): { connect: () => void; binding: BindingAction } {
  const { api, leave } = usePortal();
  const binding = useBindingAction();
  return {
    binding,
    connect: () => {
      if (!binding.isRefused) leave(platformAuthorizationUrl(api, 'ai-metadata'));
    },
  };
}
