import decode from 'jsqr'

type Pixels = { data: Uint8ClampedArray; width: number; height: number }
type Box = { x: number; y: number; width: number; height: number }

/** A page of any driver. */
type Page = {
  evaluate: <Result, Argument>(
    work: (argument: Argument) => Promise<Result>,
    argument: Argument,
  ) => Promise<Result>
}

/** The text of a QR code, read as scanners do: dark modules on a light ground. */
export const readQrCode = ({ data, width, height }: Pixels) =>
  decode(data, width, height, { inversionAttempts: 'dontInvert' })?.data

/** The pixels of a screenshot, or of a part of it. */
export async function pixels(page: Page, png: Buffer, part?: Box): Promise<Pixels> {
  const { text, width, height } = await page.evaluate(draw, { base64: png.toString('base64'), part })
  return { data: new Uint8ClampedArray(Buffer.from(text, 'hex')), width, height }
}

/** Runs in the page. */
async function draw({ base64, part }: { base64: string; part: Box | undefined }) {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
  const image = await createImageBitmap(new Blob([bytes]))
  const { x, y, width, height } = part ?? { x: 0, y: 0, width: image.width, height: image.height }
  const pen = new OffscreenCanvas(width, height).getContext('2d')
  pen?.drawImage(image, -x, -y)
  const data = [...(pen?.getImageData(0, 0, width, height).data ?? [])]
  return { text: data.map((byte) => byte.toString(16).padStart(2, '0')).join(''), width, height }
}
