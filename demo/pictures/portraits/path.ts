/** Path data with numbers of one decimal. */
export const path = (texts: TemplateStringsArray, ...values: readonly (number | string)[]): string =>
  String.raw({ raw: texts }, ...values.map((value) => (typeof value === 'number' ? value.toFixed(1) : value)))
