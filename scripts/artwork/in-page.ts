import { PICTURES } from './pictures.ts';

/** Paints a picture and encodes it. Runs in a browser, which has the canvas and the encoder. */
async function paint(name: string, quality: number): Promise<string> {
  const picture = PICTURES[name]?.();
  if (!picture) throw new Error(`No picture is called ${name}`);
  const blob = await picture.context.canvas.convertToBlob({ type: 'image/webp', quality });
  const bytes = new Uint8Array(await blob.arrayBuffer());
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary);
}

Object.assign(globalThis, { paint, pictureNames: Object.keys(PICTURES) });
