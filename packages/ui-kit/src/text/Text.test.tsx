import { describeConformance } from '../testing/describeConformance.tsx';
import { Text } from './Text.tsx';

describeConformance('Text', (props) => <Text {...props}>Words</Text>);
