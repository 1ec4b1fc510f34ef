import { ModalHost } from '../modals/ModalHost.tsx';
import { ToastHost } from '../toasts/ToastHost.tsx';
import { RouteProgress } from './RouteProgress.tsx';

/** The layers that float over every screen. */
export function Layers() {
  return (
    <>
      <RouteProgress />
      <ModalHost />
      <ToastHost />
    </>
  );
}
