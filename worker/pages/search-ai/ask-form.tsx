import { MAX_QUESTION_LENGTH } from '../../../shared/ask/plain-text.ts'
import { Button, ChipLink } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { useRenderContext } from '../../ui/render-context.tsx'

const EXAMPLES = ['ask.example1', 'ask.example2', 'ask.example3'] as const

export const AskForm = ({ question }: { question: string }) => {
  const { t, path } = useRenderContext()
  return (
    <form className="ask-form" method="get" action={path}>
      <Field id="ask-q" label={t('ask.label')}>
        <textarea
          className="control"
          id="ask-q"
          name="q"
          rows={2}
          maxLength={MAX_QUESTION_LENGTH}
          required
          placeholder={t('ask.placeholder')}
          defaultValue={question}
        />
      </Field>
      <Button icon="search">{t('ask.submit')}</Button>
    </form>
  )
}

/** Example questions. */
export const AskExamples = () => {
  const { t, path } = useRenderContext()
  return (
    <>
      <p className="field-label" id="ask-examples">
        {t('ask.examples')}
      </p>
      <ul className="active-filters" aria-labelledby="ask-examples">
        {EXAMPLES.map((key) => (
          <li key={key}>
            <ChipLink href={`${path}?${new URLSearchParams({ q: t(key) })}`}>{t(key)}</ChipLink>
          </li>
        ))}
      </ul>
    </>
  )
}
