import { describeConformance } from '../testing/describeConformance.tsx';
import { AlertDialog } from './AlertDialog.tsx';

describeConformance('AlertDialog', (props) => (
  <AlertDialog
    {...props}
    isOpen
    title="Remove?"
    cancelLabel="Keep"
    confirmLabel="Remove"
    onClose={() => undefined}
    onConfirm={() => undefined}
  />
));
