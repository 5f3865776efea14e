import { expect, it } from 'vitest'
import { MARKET_IDS, type MarketId } from './market-id.ts'
import { markets } from './registry.ts'
import { translators } from './translate.ts'

it.each<[MarketId, RegExp]>([
  ['it', /per una settimana, quale versione grafica del sito/],
  ['us', /for a week which version of the site’s design/],
  ['we', /for a week which version of the site’s design/],
  ['es', /durante una semana la versión del diseño/],
  ['fr', /pendant une semaine, la version de la mise en forme/],
  ['de', /eine Woche lang die Version der Gestaltung/],
])('the settings of %s name the stylesheet’s cookie and its lifetime among the necessary ones', (market, cookie) => {
  expect(translators[market]('modals.necessaryText').replaceAll('\u00a0', ' ')).toMatch(cookie)
})

it.each(MARKET_IDS)(
  '%s names the version of pages among the necessary cookies where experiments ask for no consent',
  (market) => {
    const isNamed =
      /version of our pages|versione delle pagine|versión de las páginas|version des pages|Version der Seiten/.test(
        translators[market]('modals.necessaryText'),
      )
    expect(isNamed).toBe(markets[market].consent.experiments === 'necessary')
  },
)
