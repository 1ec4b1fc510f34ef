import { createContext } from 'react';

/**
 * Leaves the dialog that services are shown in: an action on one may open another dialog, and there is one at
 * a time.
 */
export const LeaveDialog = createContext<() => void>(() => {});
