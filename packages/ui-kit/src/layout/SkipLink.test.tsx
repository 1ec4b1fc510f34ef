import { describeConformance } from '../testing/describeConformance.tsx';
import { SkipLink } from './SkipLink.tsx';

describeConformance('SkipLink', (props) => (
  <>
    <SkipLink {...props} href="#content">
      Skip
    </SkipLink>
    <main id="content" tabIndex={-1} />
  </>
));
