import { describeConformance } from '../testing/describeConformance.tsx';
import { Illustration } from './Illustration.tsx';

describeConformance('Illustration', (props) => (
  <Illustration {...props} name="money" className={`own ${props.className}`} />
));
