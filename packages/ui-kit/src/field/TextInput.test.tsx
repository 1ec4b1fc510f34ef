import { describeConformance } from '../testing/describeConformance.tsx';
import { TextInput } from './TextInput.tsx';

describeConformance('TextInput', (props) => <TextInput {...props} aria-label="Name" />);
