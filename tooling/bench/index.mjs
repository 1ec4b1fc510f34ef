export { createReport } from './createReport.mjs';
export { longestTaskOf } from './longestTaskOf.mjs';
export { median, percentile } from './percentile.mjs';
export { writeSection } from './writeSection.mjs';
