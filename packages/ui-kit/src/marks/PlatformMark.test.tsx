import { describeConformance } from '../testing/describeConformance.tsx';
import { PlatformMark } from './PlatformMark.tsx';

describeConformance('PlatformMark', (props) => (
  <PlatformMark {...props} platform="youtube" label="Mark" className={`own ${props.className}`} />
));
