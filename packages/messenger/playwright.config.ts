import { featureTests } from '@my-air/e2e/config';

export default await featureTests('messenger', '/messenger');
