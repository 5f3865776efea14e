import { MAX_NOTE } from '../../../shared/contracts/ask.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { useRenderContext } from '../../ui/render-context.tsx'

/** Thumbs up or down, and a note; both are stored with the question (worker/features/ask/ask-routes.ts). */
export const AskRating = ({ question, token }: { question: string; token: string }) => {
  const { t } = useRenderContext()
  return (
    <section className="ask-rating" aria-labelledby="ask-rating">
      <h2 className="results-title" id="ask-rating">
        {t('ask.rateTitle')}
      </h2>
      <form method="post" action="/api/ask/rating">
        <input type="hidden" name="q" value={question} />
        <input type="hidden" name="token" value={token} />
        <Field id="ask-note" label={t('ask.note')} hint={t('ask.noteHint')}>
          <textarea
            className="control"
            id="ask-note"
            name="note"
            rows={2}
            maxLength={MAX_NOTE}
            aria-describedby="ask-note-hint"
          />
        </Field>
        <div className="buttons">
          <Button name="rating" value="up" variant="secondary" icon="thumb-up">
            {t('ask.rateUp')}
          </Button>
          <Button name="rating" value="down" variant="secondary" icon="thumb-down">
            {t('ask.rateDown')}
          </Button>
        </div>
      </form>
    </section>
  )
}
