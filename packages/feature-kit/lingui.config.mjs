import { linguiConfig } from '@my-air/build/lingui';

export default linguiConfig();
