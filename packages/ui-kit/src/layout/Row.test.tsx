import { describeConformance } from '../testing/describeConformance.tsx';
import { Row } from './Row.tsx';

describeConformance('Row', (props) => <Row {...props}>One</Row>);
