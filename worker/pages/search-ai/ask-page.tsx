import { Icon } from '../../ui/icon.tsx'
import { Notice } from '../../ui/notice.tsx'
import { createRenderContext, useRenderContext } from '../../ui/render-context.tsx'
import { SuggestedTravels } from '../../ui/suggested-travels.tsx'
import { AskAnswerPart } from './ask-answer.tsx'
import { AskExamples, AskForm } from './ask-form.tsx'
import type { AskModel } from './load-ask-page.ts'

/**
 * AI search (spec section 2): a form that leads to this page again. client/search replaces the parts with `data-search`
 * in place.
 */
export const AskPage = ({ model }: { model: AskModel }) => {
  const site = useRenderContext()
  const { t } = site
  return (
    <>
      <div className="search-head">
        <div className="container ask-head">
          <div className="ask-head" data-search="head">
            <h1 className="search-title">{t('ask.title')}</h1>
            {model.state !== 'answered' && <p>{t('ask.intro')}</p>}
            <AskForm question={model.state === 'empty' ? '' : model.question} />
            <p className="ask-loading" aria-hidden="true">
              {t('ask.loading')}
            </p>
          </div>
          {/* Removed with the first result, so that the layout stays stable while the next question is typed. */}
          <div data-search="examples">{model.state !== 'answered' && <AskExamples />}</div>
          <p className="ask-automated">
            <Icon name="info" />
            {t('ask.automated')}
          </p>
        </div>
      </div>
      <div className="container ask-found" data-search="found">
        {model.notice !== null && (
          <Notice tone={model.notice === 'failed' ? 'warning' : 'success'} role="status">
            <p>{t(model.notice === 'failed' ? 'ask.rateFailed' : 'ask.rated')}</p>
          </Notice>
        )}
        {model.state === 'failed' && (
          <section className="no-results search-main" tabIndex={-1} aria-labelledby="ask-failed">
            <h2 id="ask-failed" className="search-total">
              {t('ask.failedTitle')}
            </h2>
            <p>{t('ask.failedText')}</p>
          </section>
        )}
        {model.state === 'answered' && (
          <AskAnswerPart
            site={createRenderContext({ ...site, currency: model.answer.currency })}
            question={model.question}
            answer={model.answer}
            isRated={model.notice === 'up' || model.notice === 'down'}
          />
        )}
      </div>
      <div data-search="suggested">{model.state !== 'answered' && <SuggestedTravels travels={model.suggested} />}</div>
      <p className="visually-hidden" id="search-status" role="status" />
    </>
  )
}
