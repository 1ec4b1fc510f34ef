import { media } from './breakpoints.ts';

// Here and not in the styles of components: another @keyframes makes a browser recalculate the style of the
// whole page.
const keyframes = `
@keyframes kit-advance{from{transform:scaleX(0)}30%{transform:scaleX(0.5)}to{transform:scaleX(0.92)}}
@keyframes kit-appear{from{opacity:0}}
@keyframes kit-arrive{from{opacity:0;transform:translateY(0.5rem)}}
@keyframes kit-breathe{50%{opacity:0.5}}
@keyframes kit-slide{from{transform:translateX(-100%) scaleX(0.4)}to{transform:translateX(100%) scaleX(0.6)}}
@keyframes kit-spring{from{opacity:0;transform:scale(0.3)}55%{transform:scale(1.35)}}
@keyframes kit-turn{to{transform:rotate(1turn)}}
`;

/**
 * The styles that every page starts from: the browsers' defaults made alike, the type of running text, and
 * motion.
 */
export const globalStyles = `
*,*::before,*::after{box-sizing:border-box}
:root{--font-size-body:var(--font-size-16);-webkit-text-size-adjust:100%;text-size-adjust:100%;scroll-padding-block:5rem 6rem;accent-color:var(--color-accent)}
${media.up('lg')}{:root{--font-size-body:0.9375rem}}
body{margin:0;min-height:100dvh;color:var(--color-text);background:var(--color-ground);font:var(--font-weight-body) var(--font-size-body)/var(--font-leading-body) var(--font-family);font-synthesis:style;-webkit-font-smoothing:antialiased;-moz-osx-font-smoothing:grayscale;text-rendering:optimizeLegibility;-webkit-tap-highlight-color:transparent}
:focus-visible{outline:2px solid var(--color-focus);outline-offset:2px}
.lucide{stroke-width:var(--icon-stroke)}
:dir(rtl)>.lucide-arrow-left,:dir(rtl)>.lucide-arrow-right,:dir(rtl)>.lucide-arrow-up-right,:dir(rtl)>.lucide-chevron-left,:dir(rtl)>.lucide-chevron-right,:dir(rtl)>.lucide-send,:dir(rtl)>.lucide-log-out,:dir(rtl)>.lucide-log-in{transform:scaleX(-1)}
::selection{color:var(--color-text);background:color-mix(in oklab,var(--color-accent) 28%,transparent)}
${keyframes}`
  .trim()
  .replaceAll('\n', '');
