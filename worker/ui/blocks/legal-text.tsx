import { useRenderContext } from '../render-context.tsx'
import type { BlockProps } from './block-props.ts'

export const LegalText = ({ id, content, main = false }: BlockProps<'legal-text'>) => {
  const { t, date } = useRenderContext()
  const Title = main ? 'h1' : 'h2'
  const Heading = main ? 'h2' : 'h3'
  return (
    <section className="section legal" aria-labelledby={`${id}-title`}>
      <div className="container">
        <header>
          <Title id={`${id}-title`}>{content.title}</Title>
          <p className="legal-updated">
            <time dateTime={content.updated}>{t('blocks.updated', { date: date(content.updated, 'short') })}</time>
          </p>
          {content.intro !== null && <p className="section-subtitle">{content.intro}</p>}
        </header>
        <nav className="legal-contents" aria-label={t('blocks.contents')}>
          <p aria-hidden="true">{t('blocks.contents')}</p>
          <ol>
            {content.sections.map((section) => (
              <li key={section.id}>
                <a href={`#${section.id}`}>{section.title}</a>
              </li>
            ))}
          </ol>
        </nav>
        <ol className="legal-sections">
          {content.sections.map((section) => (
            <li key={section.id} id={section.id}>
              <Heading>{section.title}</Heading>
              {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised where it comes in (worker/data). */}
              <div className="rich-text" dangerouslySetInnerHTML={{ __html: section.html }} />
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
