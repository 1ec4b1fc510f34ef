export { forgetSession as forgetRecent } from '@my-air/client-state';
