import { decodeQR, type Image } from 'qr/decode.js'

/** Of a picture that is searched, on its longer side; a phone takes twice as many. */
const MAX_PIXELS = 2400
/** For a picture in which the code is not found at once, in milliseconds. */
const TIME_LIMIT = 1000

/** The text of the QR code in these pixels; undefined without one. */
export function readQrPixels(pixels: Image): string | undefined {
  try {
    return decodeQR(pixels, { effort: Infinity, timeLimit: TIME_LIMIT })
  } catch {
    // For every picture without a code that can be read.
    return undefined
  }
}

/** The text of the QR code in a picture; undefined without one, and for files that this browser cannot show. */
export async function readQrPicture(file: Blob): Promise<string | undefined> {
  const picture = await createImageBitmap(file).catch(() => undefined)
  if (picture === undefined) return undefined
  const scale = Math.min(1, MAX_PIXELS / Math.max(picture.width, picture.height))
  const [width, height] = [picture.width, picture.height].map((side) => Math.max(1, Math.round(side * scale)))
  const context = new OffscreenCanvas(width ?? 1, height ?? 1).getContext('2d')
  if (!context) return undefined
  // Transparent pixels would be black.
  context.fillStyle = 'white'
  context.fillRect(0, 0, context.canvas.width, context.canvas.height)
  context.drawImage(picture, 0, 0, context.canvas.width, context.canvas.height)
  picture.close()
  return readQrPixels(context.getImageData(0, 0, context.canvas.width, context.canvas.height))
}
