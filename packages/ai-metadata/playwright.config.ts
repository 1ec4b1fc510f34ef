import { featureTests } from '@my-air/e2e/config';

export default await featureTests('ai-metadata', '/ai-metadata/translation');
