declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'truetype' | 'woff2'
      /** A range cuts the axis down, a number fixes it. */
      variationAxes?: Record<string, { min: number; max: number } | number>
    },
  ): Promise<Buffer>
}
