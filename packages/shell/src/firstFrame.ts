export { loginPromise } from './frame/loginPromise.ts';
