/**
 * Builds the key of a cache, a flight or a counter from everything that it stands for. Equal only for equal parts,
 * whatever text visitors write into one; objects need a stable order of properties.
 */
export const keyOf = (...parts: readonly unknown[]): string => JSON.stringify(parts)
