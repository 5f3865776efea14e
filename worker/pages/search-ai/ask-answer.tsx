import { plainText } from '../../../shared/ask/plain-text.ts'
import { ActiveFilters } from '../../search/active-filter-list.tsx'
import { activeFilters } from '../../search/active-filters.ts'
import { fitReason } from '../../search/fit-reason.ts'
import { Relaxations } from '../../search/relaxation-list.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { formatList } from '../../ui/format-list.ts'
import type { RenderContext } from '../../ui/render-context.tsx'
import { searchHref } from '../../ui/search-box/search-href.ts'
import { NoResults } from '../search/no-results.tsx'
import { TourCards } from '../search/results.tsx'
import { comparison, totalText } from '../search/results-model.ts'
import { AskRating } from './ask-rating.tsx'
import type { AskAnswer } from './load-ask-page.ts'
import { ruleCommentary } from './rule-commentary.ts'

type AskAnswerPartProps = {
  /** With the currency of the result's prices. */
  site: RenderContext
  question: string
  answer: AskAnswer
  /** The result was just rated. */
  isRated: boolean
}

/** Words that are named as not understood. */
const MAX_UNREAD = 5

/** Result of a question: the parsed filters, a link to the normal search, the departures found, and the rating. */
export const AskAnswerPart = ({ site, question, answer, isRated }: AskAnswerPartProps) => {
  const { t } = site
  const { filter, search, refuses, isPartial, unread, commentary } = answer
  const words = unread.slice(0, MAX_UNREAD).map((word) => t('search.quoted', { text: asWritten(question, word) }))
  const { list, filters } = search
  const compare = list.tab === 'tours' ? comparison(site, list.page.data) : null
  const chips = activeFilters(site, filter, filters)
  return (
    <div className="search-main" tabIndex={-1}>
      <section className="ask-comment" aria-labelledby="ask-comment">
        <h2 className="visually-hidden" id="ask-comment">
          {t('ask.comment')}
        </h2>
        <p>{commentary ?? ruleCommentary(site, answer)}</p>
        {refuses && <p>{t('ask.refuses')}</p>}
        {words.length > 0 ? (
          <p>{t('ask.unread', { words: formatList(site.market.locale, words) })}</p>
        ) : (
          isPartial && <p>{t('ask.partial')}</p>
        )}
      </section>
      {chips.length > 0 && <ActiveFilters filters={chips} clearHref={searchHref(site)} />}
      <p className="buttons">
        <strong className="search-total tabular">{totalText(site, 'tours', list.page)}</strong>{' '}
        <ButtonLink href={searchHref(site, filter)} variant="secondary" size="small" iconAfter="arrow-right">
          {t('ask.openSearch')}
        </ButtonLink>{' '}
        {compare !== null && (
          <ButtonLink href={compare.href} variant="secondary" size="small">
            {compare.label}
          </ButtonLink>
        )}
      </p>
      {list.tab === 'tours' && list.page.data.length > 0 ? (
        <section className="results" aria-labelledby="ask-results">
          <h2 className="results-title" id="ask-results">
            {t('ask.results')}
          </h2>
          <TourCards
            tours={list.page.data}
            datesHref={(id) => searchHref(site, { ...filter, travelId: [id] })}
            noteOf={(tour) =>
              fitReason(site, filter, filters, { days: tour.travel.numberOfDays, price: tour.price, tour })
            }
          />
          {search.relaxations.length > 0 && (
            <div className="no-results">
              <Relaxations relaxations={search.relaxations} />
            </div>
          )}
        </section>
      ) : (
        <NoResults relaxations={search.relaxations} suggested={search.suggested} labelledBy="ask-comment" />
      )}
      {!isRated && <AskRating question={question} token={answer.token} />}
    </div>
  )
}

/** A word of the rules with its accents and capitals. */
const asWritten = (question: string, word: string): string =>
  question.match(/\p{L}+/gu)?.find((written) => plainText(written).trim() === word) ?? word
