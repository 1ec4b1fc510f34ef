import { describeConformance } from '../testing/describeConformance.tsx';
import { EmptyState } from './EmptyState.tsx';

describeConformance('EmptyState', (props) => (
  <EmptyState {...props} title="Nothing yet" illustration="channels" />
));
