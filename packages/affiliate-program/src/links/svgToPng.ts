import { canvasToPng } from '@my-air/ui-kit';

/** Draws an SVG picture as a PNG of a size in pixels. Rejects when the browser cannot draw it. */
export async function svgToPng(svg: string, width: number, height: number): Promise<Blob> {
  const picture = new Image(width, height);
  picture.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await picture.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  canvas.getContext('2d')?.drawImage(picture, 0, 0, width, height);
  return canvasToPng(canvas);
}
