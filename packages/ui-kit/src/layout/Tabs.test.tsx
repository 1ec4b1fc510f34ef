import { describeConformance } from '../testing/describeConformance.tsx';
import { Tabs } from './Tabs.tsx';

describeConformance('Tabs', (props) => (
  <Tabs
    {...props}
    label="Channel"
    tabs={[{ id: 'facts', label: 'Facts', content: 'May' }]}
    value="facts"
    onValueChange={() => undefined}
  />
));
