import { describeConformance } from '../testing/describeConformance.tsx';
import { Drawer } from './Drawer.tsx';

describeConformance('Drawer', (props) => (
  <Drawer {...props} isOpen title="Channel" closeLabel="Close" onClose={() => undefined}>
    Words
  </Drawer>
));
