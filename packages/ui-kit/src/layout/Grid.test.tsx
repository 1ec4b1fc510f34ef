import { describeConformance } from '../testing/describeConformance.tsx';
import { Grid } from './Grid.tsx';

describeConformance('Grid', (props) => <Grid {...props}>One</Grid>);
