import type { ReactNode } from 'react'
import { staticPath } from '../../../markets/links.ts'
import { useRenderContext } from '../../ui/render-context.tsx'
import { withLinks } from '../../ui/with-links.tsx'
import type { CheckedCriteria, Statement } from './statement.ts'

/** The guidelines themselves; the W3C has them in English. */
const GUIDELINES = 'https://www.w3.org/TR/WCAG22/'

/** `mail`: the address for reports. */
type AccessibilityModel = { statement: Statement; mail: string }

/** The accessibility statement, after the model of the European Union (Implementing Decision 2018/1523). */
export const AccessibilityPage = ({ model: { statement, mail } }: { model: AccessibilityModel }) => {
  const { t, market, date, origins } = useRenderContext()
  const sections = sectionsOf(statement, mail)
  return (
    <section className="section legal" aria-labelledby="statement-title">
      <div className="container">
        <header>
          <h1 id="statement-title">{t('accessibility.title')}</h1>
          <p className="legal-updated">
            <time dateTime={statement.assessedOn}>
              {t('blocks.updated', { date: date(statement.assessedOn, 'short') })}
            </time>
          </p>
          <p className="section-subtitle">{t('accessibility.intro', { host: new URL(origins[market.id]).host })}</p>
        </header>
        <nav className="legal-contents" aria-label={t('blocks.contents')}>
          <p aria-hidden="true">{t('blocks.contents')}</p>
          <ol>
            {sections.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{t(title)}</a>
              </li>
            ))}
          </ol>
        </nav>
        <ol className="legal-sections">
          {sections.map(({ id, title, body }) => (
            <li key={id} id={id}>
              <h2>{t(title)}</h2>
              <div className="rich-text">{body}</div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

type SectionTitle = `accessibility.${'status' | 'how' | 'pages' | 'states' | 'limits' | 'feedback' | 'authority'}Title`
type StatementSection = { id: string; title: SectionTitle; body: ReactNode }

const sectionsOf = (statement: Statement, mail: string): StatementSection[] => [
  { id: 'status', title: 'accessibility.statusTitle', body: <Status statement={statement} /> },
  { id: 'checks', title: 'accessibility.howTitle', body: <Checks statement={statement} /> },
  ...(statement.status === 'unknown'
    ? []
    : [
        { id: 'pages', title: 'accessibility.pagesTitle' as const, body: <Pages statement={statement} /> },
        { id: 'states', title: 'accessibility.statesTitle' as const, body: <States statement={statement} /> },
      ]),
  { id: 'limits', title: 'accessibility.limitsTitle', body: <Limits statement={statement} /> },
  { id: 'feedback', title: 'accessibility.feedbackTitle', body: <Feedback mail={mail} /> },
  { id: 'authority', title: 'accessibility.authorityTitle', body: <Authority /> },
]

const Status = ({ statement: { status } }: { statement: Statement }) => {
  const { t } = useRenderContext()
  return (
    <>
      <p>{t(`accessibility.status-${status}`)}</p>
      <p>{t('accessibility.standard')}</p>
    </>
  )
}

const Checks = ({ statement: { assessedOn, axe, tested, total, checks } }: { statement: Statement }) => {
  const { t, date } = useRenderContext()
  // withLinks fills the holes of links; the others are filled before it sees them.
  const words = { date: date(assessedOn, 'short'), tested, total }
  return (
    <>
      <p>
        {withLinks((key, holes) => t(key, { ...words, ...holes }), 'accessibility.howText', {
          guidelines: { href: GUIDELINES, label: t('accessibility.guidelines') },
        })}
      </p>
      <ul>
        {checks.map((each) => (
          <li key={each.check}>
            {t(`accessibility.check-${each.check}`, { version: axe })} <Proof {...each} />
          </li>
        ))}
      </ul>
    </>
  )
}

/** Which criteria a check is about, and on how much it was made. */
const Proof = ({ criteria, where }: CheckedCriteria) => {
  const { t } = useRenderContext()
  return (
    <>
      {t('accessibility.criteria', { numbers: criteria.join(', ') })}.{where !== null && where.pages > 0 && ' '}
      {where !== null && where.pages > 0 && t('accessibility.where', where)}
    </>
  )
}

const Pages = ({ statement: { pages } }: { statement: Statement }) => {
  const { t } = useRenderContext()
  return (
    <ul>
      {pages.map((kind) => (
        <li key={kind}>{t(`accessibility.pages-${kind}`)}</li>
      ))}
    </ul>
  )
}

const States = ({ statement: { states } }: { statement: Statement }) => {
  const { t } = useRenderContext()
  return (
    <>
      <p>{t('accessibility.statesText')}</p>
      <ul>
        {states.map((state) => (
          <li key={state}>{t(`accessibility.state-${state}`)}</li>
        ))}
      </ul>
    </>
  )
}

const Limits = ({ statement: { status, unmet } }: { statement: Statement }) => {
  const { t } = useRenderContext()
  return (
    <>
      {status === 'full' && <p>{t('accessibility.limits-none')}</p>}
      {unmet.length > 0 && <p>{t('accessibility.criteria', { numbers: unmet.join(', ') })}</p>}
      <p>{t('accessibility.limitsUsers')}</p>
      <p>{t('accessibility.limitsOthers')}</p>
    </>
  )
}

const Feedback = ({ mail }: { mail: string }) => {
  const { t, market } = useRenderContext()
  return (
    <p>
      {withLinks(t, 'accessibility.feedbackText', {
        mail: { href: `mailto:${mail}`, label: mail },
        contacts: { href: staticPath(market, 'contacts'), label: t('accessibility.contacts') },
      })}
    </p>
  )
}

const Authority = () => {
  const { t } = useRenderContext()
  return (
    <p>
      {withLinks(t, 'accessibility.authorityText', {
        authority: { href: t('accessibility.authorityAddress'), label: t('accessibility.authority') },
      })}
    </p>
  )
}
