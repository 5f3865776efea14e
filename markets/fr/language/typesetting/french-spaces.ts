/**
 * French sets tall punctuation and what stands in guillemets off by a space, at which no line may break: plain spaces
 * there become no-break spaces. Texts are written with either.
 */
export const frenchSpaces = (text: string): string => text.replace(/ (?=[:;!?»%])|(?<=«) /g, '\u00a0')
