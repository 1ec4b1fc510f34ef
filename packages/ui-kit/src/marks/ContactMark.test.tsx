import { describeConformance } from '../testing/describeConformance.tsx';
import { ContactMark } from './ContactMark.tsx';

describeConformance('ContactMark', (props) => (
  <ContactMark {...props} type="google+" label="Mark" className={`own ${props.className}`} />
));
