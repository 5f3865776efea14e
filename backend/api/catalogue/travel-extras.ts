import type { TravelDetail } from '../../../shared/contracts/travel.ts'
import { loadDocument, loadFacts } from '../facts/placeholders.ts'
import type { Site } from '../site.ts'
import type { FaqSource, IncludedSource } from '../sources/travel-extras-source.ts'

type Kind = { style: string; type: string; continent: string }
type Scope = { styles?: readonly string[]; types?: readonly string[]; continents?: readonly string[] }

export const travelExtras = async (
  site: Site,
  kind: Kind,
): Promise<Pick<TravelDetail, 'included' | 'notIncluded' | 'faqs'>> => {
  const { db, language } = site
  const facts = await loadFacts(site)
  const [included, faqs] = await Promise.all([
    loadDocument<IncludedSource>(db, 'included', facts),
    loadDocument<FaqSource[]>(db, 'faqs', facts),
  ])
  const texts = (items: IncludedSource['included']) =>
    items.filter((item) => fits(item, kind)).map(({ text }) => text[language])
  return {
    included: texts(included?.included ?? []),
    notIncluded: texts(included?.notIncluded ?? []),
    faqs: (faqs ?? [])
      .filter((faq) => fits(faq, kind))
      .map(({ id, group, question, answer }) => ({
        id,
        group,
        question: question[language],
        answer: answer[language],
      })),
  }
}

const fits = ({ styles, types, continents }: Scope, { style, type, continent }: Kind): boolean =>
  (styles?.includes(style) ?? true) && (types?.includes(type) ?? true) && (continents?.includes(continent) ?? true)
