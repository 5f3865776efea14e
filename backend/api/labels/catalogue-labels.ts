import type { BADGES, COST_CENTERS, STYLES, TYPES } from './catalogue-codes.ts'

type Labels<Codes extends readonly string[]> = Record<Codes[number], string>

/** What filters and cards call the codes of the catalogue, in one language. */
export type CatalogueLabels = {
  styles: Labels<typeof STYLES>
  types: Labels<typeof TYPES>
  badges: Labels<typeof BADGES>
  costCenters: Labels<typeof COST_CENTERS>
}

/** A code with its label; the code itself stands in for a label that is missing. */
export const labelled = (labels: Readonly<Record<string, string>>, code: string) => ({
  code,
  label: labels[code] ?? code,
})

/** Codes with their labels, in the order of the codes. */
export const allLabelled = <Code extends string>(labels: Readonly<Record<Code, string>>, codes: readonly Code[]) =>
  codes.map((code) => labelled(labels, code))
