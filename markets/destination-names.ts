/** Countries in one language, by alpha-3 code. */
export type DestinationNames = {
  /** Where the names of the Unicode CLDR are not what a traveller would say. */
  names: Readonly<Record<string, string>>
  /** What people also type for a country. */
  aliases: Readonly<Record<string, readonly string[]>>
}
