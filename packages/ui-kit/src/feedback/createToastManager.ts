import { Toast } from '@base-ui/react/toast';

/** The kind of a message, shown by colour, icon and word. */
export type ToastType = 'important' | 'warning' | 'success' | 'save' | 'error' | 'critical' | 'info';

/** The data of a message beside its title, its description and the time until it leaves. */
export interface ToastData {
  type: ToastType;
  /** The number of times that the same message came. @default 1 */
  count?: number | undefined;
  action?: { label: string; onAct: () => void } | undefined;
}

/** Adds and closes the messages of a ToastRegion, from anywhere. */
export type ToastManager = ReturnType<typeof createToastManager>;

/** Makes what a ToastRegion reads its messages from; what is added while no region is drawn is lost. */
export const createToastManager = () => Toast.createToastManager<ToastData>();
