import { describeConformance } from '../testing/describeConformance.tsx';
import { Logo } from './Logo.tsx';

describeConformance('Logo', (props) => (
  <Logo {...props} brand="scalelab" label="Scalelab" className={`own ${props.className}`} />
));
