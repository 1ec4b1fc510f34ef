import { encodeQR } from 'qr';

/** A QR code as an SVG picture: dark squares on white, which every reader can tell apart, with the quiet zone around. */
export function qrSvg(text: string, dark: string): string {
  const squares = encodeQR(text, 'raw', { border: 4, ecc: 'medium' });
  const size = squares.length;
  const path = squares
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path fill="${dark}" d="${path}"/></svg>`;
}
