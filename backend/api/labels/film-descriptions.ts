import type { Language } from '../market.ts'

/** Films in the storefront's public/videos. */
export type Film = 'desert-night' | 'lagoon' | 'polar-sea'

/** What a film shows, for those who do not see it; its tracks tell it step by step. */
export const FILM_DESCRIPTIONS: Record<Film, Record<Language, string>> = {
  'desert-night': {
    it: 'Notte nel deserto: luna piena sulle dune, tre cammelli in fila verso le tende illuminate',
    en: 'Night in the desert: a full moon over the dunes, three camels walking towards lit tents',
    es: 'Noche en el desierto: luna llena sobre las dunas y tres camellos en fila hacia las tiendas iluminadas',
    fr: 'La nuit dans le désert : pleine lune sur les dunes, trois chameaux en file vers les tentes éclairées',
    de: 'Nacht in der Wüste: Vollmond über den Dünen, drei Kamele auf dem Weg zu beleuchteten Zelten',
  },
  lagoon: {
    it: 'Due palme si muovono piano davanti a una laguna turchese chiusa da una lingua di sabbia',
    en: 'Two palms sway gently by a turquoise lagoon closed off by a spit of sand',
    es: 'Dos palmeras se mecen despacio ante una laguna turquesa cerrada por una lengua de arena',
    fr: 'Deux palmiers se balancent doucement devant un lagon turquoise fermé par une langue de sable',
    de: 'Zwei Palmen wiegen sich sanft vor einer türkisfarbenen Lagune, die eine Sandbank abschließt',
  },
  'polar-sea': {
    it: 'Mare polare al sole: una montagna bianca, un iceberg turchese e quattro pinguini su un lastrone',
    en: 'A sunny polar sea: a white mountain, a turquoise iceberg and four penguins on a floe',
    es: 'Mar polar al sol: una montaña blanca, un iceberg turquesa y cuatro pingüinos sobre un témpano',
    fr: 'Mer polaire au soleil : une montagne blanche, un iceberg turquoise et quatre manchots sur une plaque de glace',
    de: 'Polarmeer in der Sonne: ein weißer Berg, ein türkiser Eisberg und vier Pinguine auf einer Scholle',
  },
}
