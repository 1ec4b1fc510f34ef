import { describeConformance } from '../testing/describeConformance.tsx';
import { Dialog } from './Dialog.tsx';

describeConformance('Dialog', (props) => (
  <Dialog {...props} isOpen title="Add" closeLabel="Close" onClose={() => undefined}>
    Words
  </Dialog>
));
