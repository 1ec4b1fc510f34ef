import { featureDevServer } from './vite.mjs';

export default featureDevServer();
