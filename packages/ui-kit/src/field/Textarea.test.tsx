import { describeConformance } from '../testing/describeConformance.tsx';
import { Textarea } from './Textarea.tsx';

describeConformance('Textarea', (props) => <Textarea {...props} aria-label="Message" />);
