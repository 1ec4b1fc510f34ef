import { media } from './breakpoints.ts';

/** What every page starts from: the browser's own styles made even, and the type of running text. */
export const globalStyles = `
*,*::before,*::after{box-sizing:border-box}
:root{--font-size-body:var(--font-size-16);-webkit-text-size-adjust:100%;text-size-adjust:100%;scroll-padding-block:5rem 6rem;accent-color:var(--color-accent)}
${media.up('lg')}{:root{--font-size-body:0.9375rem}}
body{margin:0;min-height:100dvh;color:var(--color-text);background:var(--color-ground);font:var(--font-weight-body) var(--font-size-body)/var(--font-leading-body) var(--font-family);font-synthesis:none;-webkit-font-smoothing:antialiased;-moz-osx-font-smoothing:grayscale;text-rendering:optimizeLegibility;-webkit-tap-highlight-color:transparent}
:focus-visible{outline:2px solid var(--color-focus);outline-offset:2px}
.lucide{stroke-width:var(--icon-stroke)}
:dir(rtl)>.lucide-arrow-left,:dir(rtl)>.lucide-arrow-right,:dir(rtl)>.lucide-arrow-up-right,:dir(rtl)>.lucide-chevron-left,:dir(rtl)>.lucide-chevron-right,:dir(rtl)>.lucide-send,:dir(rtl)>.lucide-log-out,:dir(rtl)>.lucide-log-in{transform:scaleX(-1)}
::selection{color:var(--color-text);background:color-mix(in oklab,var(--color-accent) 28%,transparent)}
`
  .trim()
  .replaceAll('\n', '');
