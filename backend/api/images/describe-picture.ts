import type { MarketId } from '../../../markets/market-id.ts'
import { apiMessages } from '../translate.ts'

type Texts = Readonly<Record<string, string>>

/**
 * Alternative text of a drawn picture.
 * @param motif `terrain[:kind] foreground[:kind] hour`
 * @returns `null` for a motif without words
 */
export const describePicture = (market: MarketId, motif: string | null | undefined): string | null => {
  const texts = apiMessages[market].labels.picture
  const [terrain = '', foreground = '', hour = ''] = (motif ?? '').split(' ')
  const land = sceneOf(texts.land, terrain, texts.houses)
  const figure = sceneOf(texts.figure, foreground, texts.houses)
  const light = (texts.hour as Texts)[hour]
  if (land === undefined || figure === undefined || light === undefined) return null
  const scene = figure.replace('{{land}}', land)
  return texts.drawn.replace('{{scene}}', scene).replace('{{hour}}', light)
}

/** Text of a kind, or the one that all kinds share, with the houses of that kind. */
const sceneOf = (texts: Texts, name: string, houses: Texts): string | undefined => {
  const [base = '', kind = ''] = name.split(':')
  return (texts[name] ?? texts[base])?.replace('{{houses}}', houses[kind] ?? '')
}
