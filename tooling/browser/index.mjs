export { chromiumArgs, findChromium } from './findChromium.mjs';
export { findFirefox } from './findFirefox.mjs';
export { hasWebKit } from './hasWebKit.mjs';
