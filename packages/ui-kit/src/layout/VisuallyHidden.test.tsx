import { describeConformance } from '../testing/describeConformance.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

describeConformance('VisuallyHidden', (props) => <VisuallyHidden {...props}>Heard</VisuallyHidden>);
