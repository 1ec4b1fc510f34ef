export {
  cacheOf,
  fileHeaders,
  originsOf,
  pageHeaders,
  type ReachableOrigins,
} from './hosting/pageHeaders.ts';
