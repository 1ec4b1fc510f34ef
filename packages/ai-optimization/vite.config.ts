import { featureDevServer } from '@my-air/build/vite';

export default featureDevServer();
