import { existsSync } from 'node:fs'
import type { Language } from '../../markets/market-id.ts'
import { allMarkets } from '../../markets/registry.ts'

/** Where the texts of a language are: in the folder of one of the markets that speak it. */
export const languageFolder = (language: Language): string => {
  const folders = allMarkets.filter((market) => market.language === language).map(({ id }) => `markets/${id}/language`)
  const found = folders.find((folder) => existsSync(folder))
  if (found === undefined) throw new Error(`nobody carries ${language}`)
  return found
}
