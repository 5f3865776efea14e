/** A page's own JSON-LD (spec section 2, linked data): its objects that name a type; broken markup is left out. */
export const ownMarkup = (markup: string | null): object[] => {
  if (markup === null) return []
  try {
    return [JSON.parse(markup) as unknown].flat().filter(isTyped)
  } catch {
    return []
  }
}

const isTyped = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && ('@type' in value || '@graph' in value)
