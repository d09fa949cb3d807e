declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'truetype' | 'woff2'
      /** A range limits the axis, a number fixes it. */
      variationAxes?: Record<string, { min: number; max: number } | number>
      /** OpenType features to keep; all if left out. */
      keepFeatures?: string[]
    },
  ): Promise<Buffer>
}
