/** The picture on a canvas as a PNG. Rejects when the browser cannot encode it. */
export function canvasToPng(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('the picture was not drawn'))),
      'image/png',
    );
  });
}
