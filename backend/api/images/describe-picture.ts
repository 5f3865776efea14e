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
  const land = textOf(texts.land, terrain)
  const figure = textOf(texts.figure, foreground)
  const light = (texts.hour as Texts)[hour]
  if (land === undefined || figure === undefined || light === undefined) return null
  const houses = (texts.houses as Texts)[terrain.split(':')[1] ?? ''] ?? ''
  const scene = figure.replace('{{land}}', land.replace('{{houses}}', houses))
  return texts.drawn.replace('{{scene}}', scene).replace('{{hour}}', light)
}

/** Text of a kind, or the one that all kinds share. */
const textOf = (texts: Texts, name: string): string | undefined => texts[name] ?? texts[name.split(':')[0] ?? '']
