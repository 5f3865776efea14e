import { expect, it } from 'vitest'
import type { MarketId } from './market-id.ts'
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
