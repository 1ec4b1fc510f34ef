import { describeConformance } from '../testing/describeConformance.tsx';
import { Tag } from './Tag.tsx';

describeConformance('Tag', (props) => <Tag {...props}>Music</Tag>);
