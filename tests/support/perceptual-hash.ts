import sharp from 'sharp'

/** Size of the raster, and waves counted in each direction: 120 bits without the mean. */
const [WIDTH, HEIGHT, WAVES] = [32, 20, 11]

/** Signs of a picture's slow brightness waves (discrete cosine transform): equal for equal shapes in other colours. */
export const perceptualHash = async (svg: string): Promise<boolean[]> => {
  const pixels = await sharp(Buffer.from(svg), { density: 12 })
    .resize(WIDTH, HEIGHT, { fit: 'fill' })
    .removeAlpha()
    .greyscale()
    .raw()
    .toBuffer()
  const columns = waves(WIDTH)
  const rows = waves(HEIGHT)
  const lines = Array.from({ length: HEIGHT }, (_, y) =>
    columns.map((wave) => sum(wave.map((height, x) => height * (pixels[y * WIDTH + x] ?? 0)))),
  )
  return rows
    .flatMap((wave) => columns.map((_, k) => sum(wave.map((height, y) => height * (lines[y]?.[k] ?? 0)))))
    .slice(1)
    .map((strength) => strength > 0)
}

const waves = (length: number): number[][] =>
  Array.from({ length: WAVES }, (_, k) =>
    Array.from({ length }, (_, at) => Math.cos((Math.PI * (2 * at + 1) * k) / (2 * length))),
  )

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

/** Number of bits that differ, at most 120; pictures without relation differ in about 60. */
export const hashDistance = (a: readonly boolean[], b: readonly boolean[]): number =>
  a.filter((bit, i) => bit !== b[i]).length
