declare module 'subset-font' {
  const subsetFont: (
    font: Uint8Array,
    text: string,
    options: {
      targetFormat: 'woff2' | 'sfnt'
      variationAxes?: Record<string, { min: number; max: number }>
      keepFeatures?: string[]
    },
  ) => Promise<Uint8Array>
  export default subsetFont
}
