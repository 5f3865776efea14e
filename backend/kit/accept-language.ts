import { LANGUAGES, type Language, WORLD_MARKET } from '../../markets/market-id.ts'
import { markets } from '../../markets/registry.ts'

export const preferredLanguage = (header: string | undefined): Language => {
  const preferences = (header ?? '').split(',').map((part) => {
    const [tag = '', ...parameters] = part.trim().toLowerCase().split(';')
    const quality = parameters.map((each) => /^\s*q=([\d.]+)$/.exec(each)?.[1]).find((value) => value !== undefined)
    return { language: tag.split('-')[0], quality: quality === undefined ? 1 : Number(quality) }
  })
  const found = preferences
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .map(({ language }) => LANGUAGES.find((known) => known === language))
    .find((language) => language !== undefined)
  return found ?? markets[WORLD_MARKET].language
}
