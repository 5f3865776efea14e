import type { ReactNode } from 'react'
import { staticPath } from '../../../markets/links.ts'
import { type RenderContext, useRenderContext } from '../../ui/render-context.tsx'
import { withLinks } from '../../ui/with-links.tsx'
import type { Statement } from './statement.ts'
import { PAGE_KINDS } from './states.ts'

/** In English only. */
const GUIDELINES = 'https://www.w3.org/TR/WCAG22/'

/** `mail`: the email address for reports. */
type AccessibilityModel = { statement: Statement; mail: string }

/** The accessibility statement, after the model of the European Union (Implementing Decision 2018/1523). */
export const AccessibilityPage = ({ model }: { model: AccessibilityModel }) => {
  const site = useRenderContext()
  const { t, market, date, origins } = site
  const { assessedOn } = model.statement
  const sections = sectionsOf(site, model)
  return (
    <section className="section legal" aria-labelledby="statement-title">
      <div className="container">
        <header>
          <h1 id="statement-title">{t('accessibility.title')}</h1>
          <p className="legal-updated">
            <time dateTime={assessedOn}>{t('blocks.updated', { date: date(assessedOn, 'short') })}</time>
          </p>
          <p className="section-subtitle">{t('accessibility.intro', { host: new URL(origins[market.id]).host })}</p>
        </header>
        <nav className="legal-contents" aria-label={t('blocks.contents')}>
          <p aria-hidden="true">{t('blocks.contents')}</p>
          <ol>
            {sections.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ol>
        </nav>
        <ol className="legal-sections">
          {sections.map(({ id, title, body }) => (
            <li key={id} id={id}>
              <h2>{title}</h2>
              <div className="rich-text">{body}</div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

type StatementSection = { id: string; title: string; body: ReactNode }

const sectionsOf = (
  { t, market, date }: RenderContext,
  { statement, mail }: AccessibilityModel,
): StatementSection[] => {
  const { status, states, unmet } = statement
  return [
    {
      id: 'status',
      title: t('accessibility.statusTitle'),
      body: (
        <>
          <p>{t(`accessibility.status-${status}`)}</p>
          <p>{t('accessibility.standard')}</p>
        </>
      ),
    },
    {
      id: 'checks',
      title: t('accessibility.howTitle'),
      body: <Checks statement={statement} date={date(statement.assessedOn, 'short')} />,
    },
    {
      id: 'pages',
      title: t('accessibility.pagesTitle'),
      body: list(PAGE_KINDS.map((kind) => t(`accessibility.pages-${kind}`))),
    },
    {
      id: 'states',
      title: t('accessibility.statesTitle'),
      body: (
        <>
          <p>{t('accessibility.statesText')}</p>
          {list(states.map((state) => t(`accessibility.state-${state}`)))}
        </>
      ),
    },
    {
      id: 'limits',
      title: t('accessibility.limitsTitle'),
      body: (
        <>
          {status === 'full' && <p>{t('accessibility.limits-none')}</p>}
          {unmet.length > 0 && <p>{t('accessibility.criteria', { numbers: unmet.join(', ') })}</p>}
          <p>{t('accessibility.limitsUsers')}</p>
          <p>{t('accessibility.limitsOthers')}</p>
        </>
      ),
    },
    {
      id: 'feedback',
      title: t('accessibility.feedbackTitle'),
      body: (
        <p>
          {withLinks(t, 'accessibility.feedbackText', {
            mail: { href: `mailto:${mail}`, label: mail },
            contacts: { href: staticPath(market, 'contacts'), label: t('accessibility.contacts') },
          })}
        </p>
      ),
    },
    {
      id: 'authority',
      title: t('accessibility.authorityTitle'),
      body: (
        <p>
          {withLinks(t, 'accessibility.authorityText', {
            authority: { href: t('accessibility.authorityAddress'), label: t('accessibility.authority') },
          })}
        </p>
      ),
    },
  ]
}

const list = (items: readonly string[]) => (
  <ul>
    {items.map((item) => (
      <li key={item}>{item}</li>
    ))}
  </ul>
)

const Checks = ({ statement, date }: { statement: Statement; date: string }) => {
  const { t } = useRenderContext()
  const { axe, tested, total, checks } = statement
  return (
    <>
      <p>
        {withLinks((key, holes) => t(key, { date, tested, total, ...holes }), 'accessibility.howText', {
          guidelines: { href: GUIDELINES, label: t('accessibility.guidelines') },
        })}
      </p>
      <ul>
        {checks.map(({ check, criteria }) => (
          <li key={check}>
            {t(`accessibility.check-${check}`, { version: axe })}{' '}
            {t('accessibility.criteria', { numbers: criteria.join(', ') })}.
          </li>
        ))}
      </ul>
    </>
  )
}
