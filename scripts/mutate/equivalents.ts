import type { Mutant } from './find-mutants.ts'

/** A mutant that no test can distinguish from the code. */
type Equivalent = Pick<Mutant, 'file' | 'source'> & {
  /** As the report shows it; absent: all mutants of the line. */
  mutation?: string
  why: string
}

export const EQUIVALENTS: readonly Equivalent[] = []

export const mutationOf = ({ original, replacement }: Pick<Mutant, 'original' | 'replacement'>): string =>
  `${original} → ${replacement ?? 'removed'}`.replaceAll(/\s+/g, ' ')

export const isEquivalent = (mutant: Mutant): boolean =>
  EQUIVALENTS.some(
    ({ file, source, mutation }) =>
      file === mutant.file && source === mutant.source && (mutation ?? mutationOf(mutant)) === mutationOf(mutant),
  )
