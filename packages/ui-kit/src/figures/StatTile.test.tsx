import { describeConformance } from '../testing/describeConformance.tsx';
import { StatTile } from './StatTile.tsx';

describeConformance('StatTile', (props) => <StatTile {...props} label="Available" value="$10" hint="now" />);
