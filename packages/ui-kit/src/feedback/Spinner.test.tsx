import { describeConformance } from '../testing/describeConformance.tsx';
import { Spinner } from './Spinner.tsx';

describeConformance('Spinner', (props) => <Spinner {...props} label="Loading" />);
