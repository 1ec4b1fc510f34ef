import { describeConformance } from '../testing/describeConformance.tsx';
import { Skeleton } from './Skeleton.tsx';

describeConformance('Skeleton', (props) => <Skeleton {...props} lines={2} />);
